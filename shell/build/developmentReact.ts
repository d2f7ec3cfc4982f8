import path from 'node:path';
import { root } from '@apologia/kit/build';
import type { RspackOptions } from '@rspack/core';

/** The script under which a development server serves React's development build. */
export const reactFile = 'react.js';

/** Builds it: the packages by the names of their files, on the window, for a host that was shipped (`shell/src/override`). */
export const developmentReactConfig = (folder: string): RspackOptions => ({
  name: 'react',
  mode: 'development',
  context: path.join(root, 'shell'),
  target: ['web', 'es2022'],
  devtool: false,
  entry: { react: './build/reactPackages.ts' },
  output: { path: folder, filename: reactFile, library: { type: 'window', name: 'developmentReact' } },
  module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }] },
  performance: false,
});
