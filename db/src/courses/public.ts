/** What seeds and checks of other domains may import of courses. */
export type { Problem } from './check/problem.ts';
export { isQuotedFrom, quotationsIn } from './check/quotations.ts';
export { type CurriculumRows, readCurriculum } from './seed/curriculum.ts';
export { type AuthoredQuestion, quizRows } from './seed/questions.ts';
