/** What other domains and the app may know of notices. */
export { eraseLearner, exportLearner } from './learnerRows.ts';
export { mailChoices } from './reads.ts';
export { noticeRoutes } from './routes.ts';
