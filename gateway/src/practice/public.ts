/** What other domains and the app may import of practice. */
export { worldviewsMet } from './conversation/worldviewsMet.ts';
export { eraseLearner, exportLearner } from './learnerRows.ts';
export { objectionFor } from './objectionFor.ts';
export { practicePages } from './pages.ts';
export { practiceRoutes } from './routes.ts';
