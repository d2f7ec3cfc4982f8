/** What other domains and the app may import of practice. */
export { practicePages } from './pages.ts';
export { practiceRoutes } from './routes.ts';
