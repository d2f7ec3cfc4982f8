import { courses, type LessonDetail, passMark, type QuizReply, quizzes } from '@apologia/contract';
import { call, dashboard, queryClient } from '@apologia/kit';
import { dailyReview, studyPlan } from './daily-review/queries.ts';
import { lessonDetail, moduleDetail } from './queries.ts';
import { answersById, answersInOrder } from './quiz/payload.ts';
import type { Round } from './quiz/round.ts';

/** A subject is listed under its own name, one that is not known here too. */
const subjectKey = (category: LessonDetail['category']) => ['/api', category];

/** The queries that show progress, beside the lesson's own. */
const progressKeys = ({ category, moduleId }: LessonDetail) => [
  dashboard.queryKey,
  moduleDetail(moduleId).queryKey,
  subjectKey(category),
  studyPlan.queryKey,
];

/** Queries in view are read again at once, the others when their page is next opened. */
function invalidate(...keys: (readonly unknown[])[]): void {
  for (const queryKey of keys) queryClient.invalidateQueries({ queryKey });
}

/** Records that the lesson was opened. A failure costs a mark of progress, and the reader is not told. */
export async function startLesson(detail: LessonDetail): Promise<void> {
  try {
    await call(courses.startLesson, { params: { id: detail.lesson.id } });
  } catch {
    return;
  }
  // Nothing in view depends on it: the other pages read again when they are next opened.
  for (const queryKey of progressKeys(detail))
    queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Marks a lesson without a quiz as complete. */
export async function completeLesson(detail: LessonDetail): Promise<void> {
  await call(courses.completeLesson, { params: { id: detail.lesson.id } });
  setCompleted(detail);
  invalidate(...progressKeys(detail));
}

/** Which questions were answered, and which attempt it is. */
const stamp = ({ revision, attempt, isWaiting }: Round) => ({
  revision,
  attempt,
  ...(isWaiting && { isLate: true }),
});

/** The answers to a lesson's quiz, as they are sent. */
export const lessonAnswers = (lessonId: string, round: Round) => ({
  path: quizzes.lessonQuiz.path,
  body: { lessonId, answers: answersById(round), ...stamp(round) },
});

/** The answers to a module's Knowledge Check, as they are sent. */
export const moduleAnswers = (moduleId: string, round: Round) => ({
  path: quizzes.moduleQuiz.path,
  body: { moduleId, answers: answersInOrder(round), ...stamp(round) },
});

/** Submits a lesson's quiz; resolves once its result is what the lesson shows. */
export async function submitLessonQuiz(detail: LessonDetail, round: Round): Promise<void> {
  const { body } = lessonAnswers(detail.lesson.id, round);
  const { questions, quiz } = await call(quizzes.lessonQuiz, { body });
  setCompleted(detail, { questions, quiz });
  invalidate(...progressKeys(detail), dailyReview.queryKey);
}

/** Submits a module's Knowledge Check; resolves once its result is what the module shows. */
export async function submitModuleQuiz(
  { id, category }: { id: string; category: LessonDetail['category'] },
  round: Round,
): Promise<void> {
  const { body } = moduleAnswers(id, round);
  const { questions, quiz } = await call(quizzes.moduleQuiz, { body });
  queryClient.setQueryData(moduleDetail(id).queryKey, (cached) => {
    if (!cached) return cached;
    const userProgress = {
      started: true,
      completed: true,
      percent: 100,
      bestScore: quiz.bestScore,
      passed: (quiz.bestScore ?? 0) >= passMark,
    };
    return { ...cached, module: { ...cached.module, userProgress }, questions, quiz };
  });
  invalidate(dashboard.queryKey, subjectKey(category), studyPlan.queryKey, dailyReview.queryKey);
  // Other modules no longer lead on to this one.
  queryClient.invalidateQueries({ queryKey: ['/api', 'module'], refetchType: 'none' });
}

type Submitted = Pick<QuizReply, 'questions' | 'quiz'>;

/** Sets a lesson completed in its own query and in every cached outline of its module. */
function setCompleted({ lesson: { id }, outline }: LessonDetail, submitted?: Submitted): void {
  for (const link of outline) {
    queryClient.setQueryData(lessonDetail(link.id).queryKey, (cached) => {
      if (!cached) return cached;
      const newOutline = cached.outline.map((one) => (one.id === id ? { ...one, completed: true } : one));
      if (cached.lesson.id !== id) return { ...cached, outline: newOutline };
      return { ...cached, ...submitted, outline: newOutline, lesson: { ...cached.lesson, completed: true } };
    });
  }
}
