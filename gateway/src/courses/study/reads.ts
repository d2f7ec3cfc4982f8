import { type DailyReview, limits, type ReviewItem, type StudyPlan } from '@apologia/contract';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { dueVerses } from '../memory/queries.ts';
import { withoutKey } from '../quizzes/quiz.ts';
import { type DueQuestion, dueCounts, dueQuestions, studyDaysSince, studyGoal } from './queries.ts';

const defaultDaysAWeek = 3;
const dayMs = 24 * 60 * 60_000;
const halfYearMs = 183 * dayMs;

const questionsASession = Math.floor(limits.reviewSessionSeconds / limits.reviewQuestionSeconds);

const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const isoInstant = (instant: number | null | undefined) => (instant ? new Date(instant).toISOString() : null);

/** The learner's goal, the days on which they studied, and how many questions are due. */
export const studyPlan = (): Read<StudyPlan> =>
  learnerRead(
    (db, viewer) => [
      studyGoal(db, viewer),
      studyDaysSince(db, viewer, isoDay(viewer.now - halfYearMs)),
      dueCounts(db, viewer),
      dueVerses(db, viewer),
    ],
    ([[goal], days, [counts], [verses]]) => ({
      daysAWeek: goal?.daysAWeek ?? defaultDaysAWeek,
      days: days.map(({ day }) => day),
      review: {
        due: counts?.due ?? 0,
        nextDueAt: isoInstant(counts?.nextDueAt),
        verses: verses?.due ?? 0,
      },
    }),
  );

/** The due questions of one session. */
export const dailyReview = (): Read<DailyReview> =>
  learnerRead(
    (db, viewer) => [dueCounts(db, viewer), dueQuestions(db, viewer, questionsASession)],
    ([[counts], due]) => ({
      due: counts?.due ?? 0,
      minutes: Math.ceil((due.length * limits.reviewQuestionSeconds) / 60),
      items: due.map(itemOf),
      nextDueAt: isoInstant(counts?.nextDueAt),
    }),
  );

const itemOf = ({
  moduleId,
  moduleTitle,
  lessonId,
  lessonTitle,
  repetition,
  ...row
}: DueQuestion): ReviewItem => ({
  question: withoutKey(row),
  repetition,
  moduleId,
  moduleTitle,
  lessonId,
  lessonTitle,
});
