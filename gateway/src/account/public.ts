/** What the app may know of accounts as a whole. */
export { accountRoutes } from './routes.ts';
export { textPages } from './textPages.ts';
