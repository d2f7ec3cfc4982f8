import { courses, type LessonDetail, limits, type QuizReply, quizzes } from '@apologia/contract';
import { call, queryClient, standing } from '@apologia/kit';
import { dailyReview, studyPlan } from './daily-review/queries.ts';
import { lessonDetail, moduleDetail } from './queries.ts';
import type { Round } from './quiz/round.ts';
import { answersById, answersInOrder } from './quiz/sent.ts';

/** A subject is listed under its own name, one that is not known here too. */
const subjectKey = (category: LessonDetail['category']) => ['/api', category];

/** What shows progress beside the lesson itself. */
const progressKeys = ({ category, moduleId }: LessonDetail) => [
  standing.queryKey,
  moduleDetail(moduleId).queryKey,
  subjectKey(category),
  studyPlan.queryKey,
];

/** Whatever is in view reads again at once, the rest when it is next opened. */
function areStale(...keys: (readonly unknown[])[]): void {
  for (const queryKey of keys) queryClient.invalidateQueries({ queryKey });
}

/** Notes that the lesson was opened. A failure costs a mark of progress, and the reader hears nothing of it. */
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
  showCompleted(detail);
  areStale(...progressKeys(detail));
}

/** Submits a lesson's quiz; resolves once its result is what the lesson shows. */
export async function submitLessonQuiz(detail: LessonDetail, round: Round): Promise<void> {
  const { revision, attempt } = round;
  const body = { lessonId: detail.lesson.id, answers: answersById(round), revision, attempt };
  const { questions, quiz } = await call(quizzes.lessonQuiz, { body });
  showCompleted(detail, { questions, quiz });
  areStale(...progressKeys(detail), dailyReview.queryKey);
}

/** Submits a module's Knowledge Check; resolves once its result is what the module shows. */
export async function submitModuleQuiz(
  { id, category }: { id: string; category: LessonDetail['category'] },
  round: Round,
): Promise<void> {
  const { revision, attempt } = round;
  const body = { moduleId: id, answers: answersInOrder(round), revision, attempt };
  const { questions, quiz } = await call(quizzes.moduleQuiz, { body });
  queryClient.setQueryData(moduleDetail(id).queryKey, (was) => {
    if (!was) return was;
    const userProgress = {
      started: true,
      completed: true,
      percent: 100,
      bestScore: quiz.bestScore,
      passed: (quiz.bestScore ?? 0) >= limits.passMark,
    };
    return { ...was, module: { ...was.module, userProgress }, questions, quiz };
  });
  areStale(standing.queryKey, subjectKey(category), studyPlan.queryKey, dailyReview.queryKey);
}

type Submitted = Pick<QuizReply, 'questions' | 'quiz'>;

/** Writes the completion into the lesson and into every outline of its module that was read before. */
function showCompleted({ lesson: { id }, outline }: LessonDetail, submitted?: Submitted): void {
  for (const link of outline) {
    queryClient.setQueryData(lessonDetail(link.id).queryKey, (was) => {
      if (!was) return was;
      const marked = was.outline.map((one) => (one.id === id ? { ...one, completed: true } : one));
      if (was.lesson.id !== id) return { ...was, outline: marked };
      return { ...was, ...submitted, outline: marked, lesson: { ...was.lesson, completed: true } };
    });
  }
}
