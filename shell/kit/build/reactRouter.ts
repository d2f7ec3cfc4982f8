import { createRequire } from 'node:module';
import path from 'node:path';

const inRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));

/** The folder of the router's production build: its `exports` lead every bundler to the one with warnings for developers. */
export const reactRouterFiles = path.join(path.dirname(inRouterDom.resolve('react-router')), '../production');

/** What `react-router` is in a production build. */
export const reactRouter = path.join(reactRouterFiles, 'index.mjs');
