/** What other domains and the app may import of courses. */

/** The tables that other domains join for ids and titles. `lockedFor` tells whether the joined module is locked. */
export { lessons, modules } from '@apologia/db/schema/courses';
export { certificatesSince, issuedSince } from './certificates/issued.ts';
export { myCertificates } from './certificates/reads.ts';
export type { Scheduler } from './context.ts';
export { guideOf, leaderSheet } from './guides/reads.ts';
export { eraseLearner, exportLearner } from './learnerRows.ts';
export { lessonAccess, lessonsByIds, lessonTitlesFor } from './lessonQueries.ts';
export { memoryList } from './memory/routes.ts';
export { sweepNotes } from './notes/mutations.ts';
export { coursesPages } from './pages.ts';
export { pictureAt } from './previews/pictures.ts';
export { previewHead } from './previews/previewHead.ts';
export { siteMap } from './previews/siteMap.ts';
export { progressReport } from './progressReport/read.ts';
export { inSubject, isModule, lockedFor } from './queries.ts';
export { hasAnsweredModuleQuiz } from './quizzes/queries.ts';
export { catalog, dashboard, lessonDetail } from './reads.ts';
export { coursesRoutes } from './routes.ts';
export { type InSubject, searchLessons, searchModules } from './searchQueries.ts';
export { dueNow } from './study/dueNow.ts';
export { addMissedCard, isInReview } from './study/queries.ts';
export { studyPlan } from './study/reads.ts';
