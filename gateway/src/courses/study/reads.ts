import { type DailyReview, limits, type ReviewItem, type StudyPlan } from '@apologia/contract';
import { learnerRead, type Read } from '../../read.ts';
import { asked } from '../quizzes/quiz.ts';
import { type DueQuestion, dueCounts, dueQuestions, studyDaysSince, studyGoal } from './queries.ts';

const defaultDaysAWeek = 3;
const dayMs = 24 * 60 * 60_000;
const halfYearMs = 183 * dayMs;

/** About how long a learner takes for a question of each type, reasons included. */
const secondsOf = { mc: 45, short: 40, essay: 180 } as const;
const mostInSession = Math.floor(limits.reviewSessionSeconds / Math.min(...Object.values(secondsOf)));

const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const isoInstant = (instant: number | null | undefined) => (instant ? new Date(instant).toISOString() : null);

/** The learner's goal, the days they studied, and what waits for review. */
export const studyPlan = (): Read<StudyPlan> =>
  learnerRead(
    (db, viewer) => [
      studyGoal(db, viewer),
      studyDaysSince(db, viewer, isoDay(viewer.now - halfYearMs)),
      dueCounts(db, viewer),
    ],
    ([[goal], days, [counts]]) => ({
      daysAWeek: goal?.daysAWeek ?? defaultDaysAWeek,
      days: days.map(({ day }) => day),
      review: { due: counts?.due ?? 0, nextDueAt: isoInstant(counts?.nextDueAt) },
    }),
  );

/** The questions of one session. */
export const dailyReview = (): Read<DailyReview> =>
  learnerRead(
    (db, viewer) => [dueCounts(db, viewer), dueQuestions(db, viewer, mostInSession)],
    ([[counts], due]) => {
      const { items, seconds } = sessionOf(due);
      return {
        due: counts?.due ?? 0,
        minutes: Math.ceil(seconds / 60),
        items: items.map(itemOf),
        nextDueAt: isoInstant(counts?.nextDueAt),
      };
    },
  );

/** As many as fit into a session. */
function sessionOf(due: DueQuestion[]) {
  let seconds = 0;
  const items: DueQuestion[] = [];
  for (const one of due) {
    if (seconds + secondsOf[one.questionType] > limits.reviewSessionSeconds) break;
    seconds += secondsOf[one.questionType];
    items.push(one);
  }
  return { items, seconds };
}

const itemOf = ({
  moduleId,
  moduleTitle,
  lessonId,
  lessonTitle,
  repetition,
  ...row
}: DueQuestion): ReviewItem => ({
  question: asked(row),
  repetition,
  moduleId,
  moduleTitle,
  lessonId,
  lessonTitle,
});
