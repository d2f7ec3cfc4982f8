/** What other domains and the app may import of courses. */

/** The tables that other domains join for ids and titles. `lockedFor` tells whether the joined module is locked. */
export { lessons, modules } from '@apologia/db/schema/courses';
export { certificatesSince, issuedSince } from './certificates/issued.ts';
export { myCertificates } from './certificates/reads.ts';
export type { Scheduler } from './context.ts';
export { eraseLearner, exportLearner } from './learnerRows.ts';
export { lessonAccess, lessonsByIds, lessonTitlesFor } from './lessonQueries.ts';
export { memoryList } from './memory/routes.ts';
export { coursesPages } from './pages.ts';
export { progressReport } from './progressReport/read.ts';
export { lockedFor } from './queries.ts';
export { hasAnsweredModuleQuiz } from './quizzes/queries.ts';
export { catalog, dashboard } from './reads.ts';
export { coursesRoutes } from './routes.ts';
export { type InSubject, searchLessons, searchModules } from './searchQueries.ts';
export { dueNow } from './study/dueNow.ts';
export { addMissedCard, isInReview } from './study/queries.ts';
export { studyPlan } from './study/reads.ts';
