import {
  browserConfig,
  ContractManifest,
  commonInputs,
  digestOf,
  hostPlugins,
  type Mode,
  serverConfig,
} from '@apologia/kit/build';
import { type RspackOptions, rspack } from '@rspack/core';
import type { ReactModules } from './reactModules.ts';

/** The host: one entry script and one stylesheet, provided to every remote at run time. */
export function hostConfig(mode: Mode, react: ReactModules): RspackOptions {
  const base = browserConfig('shell', 'shell', mode);
  return {
    ...base,
    entry: { host: [...(mode === 'development' ? ['./build/developmentEntry.ts'] : []), './src/main.tsx'] },
    optimization: {
      ...base.optimization,
      // What comes later has the contract's schemas in common: they are carried once.
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
    },
    plugins: [...(base.plugins ?? []), ...hostPlugins(), react],
  };
}

/**
 * What runs without React: the landing page's script, the theme before first paint, a tab's override, the service worker.
 * @param react the modules of React in the host's build
 */
export function landingConfig(mode: Mode, react: ReactModules): RspackOptions {
  const base = browserConfig('shell', 'shell', mode);
  const hashed = base.output?.filename;
  return {
    ...base,
    name: 'landing',
    entry: {
      landing: './src/landing/landing.ts',
      theme: './src/early/early.ts',
      override: './src/override/override.ts',
      fonts: '@apologia/kit/fonts.css',
      sw: './src/offline/sw.ts',
    },
    output: {
      ...base.output,
      // A worker is replaced by what stands at the same address.
      filename: ({ chunk }) => (chunk?.name === 'sw' ? 'sw.js' : String(hashed)),
    },
    plugins: [
      new rspack.DefinePlugin({
        BUILD_ID: JSON.stringify(digestOf(['shell', ...commonInputs])),
        HOST_CHUNKS: JSON.stringify(base.output?.chunkLoadingGlobal),
        REACT_MODULES: JSON.stringify(react.ids),
      }),
      new ContractManifest('shell'),
    ],
  };
}

/** The shell for the server, with what remotes share there. */
export const shellServerConfig = (): RspackOptions =>
  serverConfig('shell', 'shell', './src/server/server.tsx');

/** The same components for Node, which renders them to markup. */
export function framesConfig(folder: string): RspackOptions {
  // React's production build, whatever the mode: markup carries no trace of it.
  const base = browserConfig('shell', 'shell', 'production');
  return {
    ...base,
    name: 'frames',
    target: 'node22',
    entry: { frames: './src/landing/frames.tsx' },
    output: {
      uniqueName: base.output?.uniqueName,
      path: folder,
      filename: 'frames.mjs',
      module: true,
      library: { type: 'module' },
    },
    module: {
      ...base.module,
      generator: {
        'css/module': { ...base.module?.generator?.['css/module'], exportsOnly: true },
        css: { exportsOnly: true },
      },
    },
    plugins: [],
    optimization: { splitChunks: false },
  };
}
