/** What other domains and the app may know of the library, reviews and discussions. */

export { answeredFor, followersAnsweredSince } from './discussion/answered.ts';
export { eraseLearner, exportLearner } from './learnerRows.ts';
export { sweepCases } from './moderation/cases.ts';
export { communityPages } from './pages.ts';
export { shelfOf } from './queries.ts';
export { communityRoutes } from './routes.ts';
export { searchQuestions, searchResources } from './searchQueries.ts';
export { supportPage, supportRoutes } from './support/routes.ts';
