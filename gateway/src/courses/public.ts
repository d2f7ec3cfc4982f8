/** What other domains and the app may know of courses. */

/** The tables that others join by id and title. `lockedFor` says whether the module at hand is open. */
export { lessons, modules } from '@apologia/db/schema/courses';
export { lessonAccess, lessonsNamed, lessonTitlesFor } from './lessonQueries.ts';
export { coursesPages } from './pages.ts';
export { lockedFor } from './queries.ts';
export { hasAnsweredModuleQuiz } from './quizzes/queries.ts';
export { catalog, dashboard } from './reads.ts';
export { coursesRoutes } from './routes.ts';
export { lessonsWith, modulesWith, type TextRow } from './searchQueries.ts';
export { addMissedCard, isInReview } from './study/queries.ts';
