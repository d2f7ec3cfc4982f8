/** What seeds and checks of other domains may know of courses. */
export type { Problem } from './check/problem.ts';
export { isQuotedFrom, quotationsIn } from './check/quotations.ts';
export { readCurriculum, type WrittenCurriculum } from './seed/curriculum.ts';
export { quizRows, type WrittenQuestion } from './seed/questions.ts';
