import type { Remote } from '@apologia/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RspackOptions } from '@rspack/core';
import { browserConfig, type Mode } from './config.ts';
import { ContractManifest } from './contractManifest.ts';
import { EsRuntime } from './esRuntime.ts';
import { PagesManifest } from './pagesManifest.ts';
import { consumedByRemote, providedByHost } from './shared.ts';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const common = {
  dts: false,
  // 'version-first' would fetch every remote's entry at start, and one dead remote would break the boot.
  shareStrategy: 'loaded-first',
} satisfies Partial<FederationOptions>;

/**
 * The build of a remote: it exposes `./routes` and brings no copy of what the host shares.
 * @example export default remoteConfig('courses', 'production');
 */
export function remoteConfig(remote: Remote, mode: Mode): RspackOptions {
  const base = browserConfig(remote, `mfe-${remote}`, mode);
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      // What pages have in common is carried once; the manifest lists it with each of them.
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        ...common,
        name: remote,
        filename: 'remoteEntry.js',
        // A global of its own, so that a canary and the live version of one remote can meet in a tab.
        library: { type: 'global', name: base.output?.uniqueName ?? remote },
        exposes: { './routes': './src/routes.tsx' },
        shared: consumedByRemote,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new EsRuntime(),
      new PagesManifest(remote),
      new ContractManifest(remote),
    ],
  };
}

/** What makes a build the host: it provides the shared packages and the federation runtime. */
export function hostPlugins() {
  return [
    new ModuleFederationPlugin({
      ...common,
      name: 'shell',
      remotes: {},
      shared: providedByHost,
      experiments: {
        provideExternalRuntime: true,
        optimization: { disableSnapshot: true, target: 'web' },
      },
    }),
    new EsRuntime(),
    new PagesManifest('shell'),
    new ContractManifest('shell'),
  ];
}
