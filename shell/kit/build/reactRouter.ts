import { createRequire } from 'node:module';
import path from 'node:path';

const inRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));

/** The folder of the router's production build: its `exports` lead every bundler to the one with warnings for developers. */
const production = path.join(path.dirname(inRouterDom.resolve('react-router')), '../production');

/** What `react-router` is in a production build. */
export const reactRouter = path.join(production, 'index.mjs');

/** The rule for its files: a component that is only named, such as `Form`, is left out like any other that nothing uses. */
export const reactRouterRule = {
  test: /\.mjs$/,
  include: production,
  loader: path.join(import.meta.dirname, 'unusedComponents.ts'),
};
