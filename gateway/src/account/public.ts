/** What the app and commands may know of accounts as a whole. */
export { eraseListed } from './eraseListed.ts';
export { dataRoutes } from './routes.ts';
export { textPages } from './textPages.ts';
