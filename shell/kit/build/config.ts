import path from 'node:path';
import { devGlobalName } from '@apologia/contract';
import { type RspackOptions, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { reactRouter, reactRouterFiles } from './reactRouter.ts';
import { root } from './root.ts';

export type Mode = 'production' | 'development';

/** Radix' own modules name each other by relative paths, which no alias matches. */
export const plainFlex = () =>
  new rspack.NormalModuleReplacementPlugin(
    /^\.\.?\/flex\.js$/,
    path.join(import.meta.dirname, 'plainFlex.js'),
  );

/** A component that is only named for developers, such as the router's `Form`, is left out like any other that nothing uses. */
const unusedComponents = {
  include: [reactRouterFiles, /\/@radix-ui\/themes\/dist\/esm\//],
  test: /\.m?js$/,
  loader: path.join(import.meta.dirname, 'unusedComponents.ts'),
};

/** What every browser build has in common. */
export function browserConfig(name: string, folder: string, mode: Mode): RspackOptions {
  const dev = mode === 'development';
  // The same in every build: a chunk whose sources have not changed keeps its name. A document is composed with one
  // release of an app, so two of them never meet in a tab.
  const unique = dev ? devGlobalName(name) : `apologia_${name}_app`;
  return {
    name,
    mode,
    context: path.join(root, folder),
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(root, folder, 'dist'),
      publicPath: 'auto',
      uniqueName: unique,
      chunkLoadingGlobal: `chunks_${unique}`,
      filename: dev ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:10].js',
      cssFilename: dev ? '[name].css' : '[name].[contenthash:10].css',
      cssChunkFilename: dev ? '[name].css' : '[name].[contenthash:10].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      chunkLoadTimeout: 6_000,
      trustedTypes: { policyName: `apologia-chunks-${name}` },
      // The integrity of lazy chunks is only checked on scripts fetched in CORS mode.
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        '@radix-ui/react-tooltip': path.join(import.meta.dirname, 'noTooltip.js'),
        // It unpacks WOFF 2, which no PDF is made from.
        'brotli/decompress.js': false,
        ...(!dev && { 'react-router$': reactRouter }),
      },
    },
    module: {
      // A stylesheet's names are the members of its default export.
      parser: {
        // Custom properties are the kit's tokens: a module that sets one means that one.
        'css/module': { namedExports: false, dashedIdents: false },
      },
      // The same in every build of one version, so that prerendered markup meets the browser's stylesheet.
      generator: { 'css/module': { localIdentName: '[local]-[hash:6]' } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        unusedComponents,
        // Where an app lists its pages.
        {
          test: /\/(mfe-\w+\/src\/routes\.tsx|shell\/src\/remotes\/loadPage\.ts)$/,
          enforce: 'pre',
          loader: path.join(import.meta.dirname, 'chunkNames.ts'),
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.woff2?$/, type: 'asset/resource' },
        // What makes PDFs names a profile of colours, which ours do without.
        { test: /\.icc$/, type: 'asset/inline', generator: { dataUrl: () => 'data:,' } },
      ],
    },
    plugins: [
      plainFlex(),
      ...(dev ? [new ReactRefreshRspackPlugin()] : [new rspack.SubresourceIntegrityPlugin()]),
    ],
    optimization: {
      splitChunks: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: 'defaults and supports es6-module' },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
