/** What other domains and the app may know of practice. */
export { practicePages } from './pages.ts';
export { practiceRoutes } from './routes.ts';
