import type { Remote } from '@apologia/contract';
import { type RspackOptions, rspack } from '@rspack/core';
import { browserConfig, plainFlex } from './config.ts';
import { sharedNames } from './shared.ts';

/** The module of a release that renders its pages. */
export const serverFile = 'server.mjs';

/**
 * An app as one ES module that runs without a browser. It names its styles as the browser's build does and brings none.
 * @param entry from the app's folder
 */
export function serverConfig(name: string, folder: string, entry: string): RspackOptions {
  // React's production build, whatever the mode: markup carries no trace of it.
  const base = browserConfig(name, folder, 'production');
  return {
    ...base,
    name: `${name} server`,
    target: ['webworker', 'es2022'],
    entry: { server: entry },
    // Files are made in browsers.
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, pdfkit: false } },
    output: {
      path: base.output?.path,
      uniqueName: base.output?.uniqueName,
      filename: serverFile,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      publicPath: '',
    },
    module: {
      ...base.module,
      parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } },
      generator: {
        'css/module': { ...base.module?.generator?.['css/module'], exportsOnly: true },
        css: { exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    plugins: [plainFlex(), new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') })],
    optimization: { splitChunks: false, minimizer: [new rspack.SwcJsMinimizerRspackPlugin()] },
  };
}

/**
 * A remote for the server. What is shared it takes from modules beside its own, which hand on what the shell's has, as it does
 * in the browser.
 */
export function remoteServerConfig(remote: Remote): RspackOptions {
  return {
    ...serverConfig(remote, `mfe-${remote}`, './src/routes.tsx'),
    externalsType: 'module',
    externals: Object.fromEntries(
      Object.entries(sharedNames).map(([name, member]) => [name, [`../shared/${member}.mjs`, member]]),
    ),
  };
}
