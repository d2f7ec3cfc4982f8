import type { Db } from '@apologia/db';
import {
  lessons,
  modules,
  questions,
  quizzes,
  reviewCards,
  studyDays,
  studyGoals,
} from '@apologia/db/schema/courses';
import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import type { Scheduler } from '../context.ts';
import { lockedFor } from '../queries.ts';
import { questionColumns } from '../quizzes/queries.ts';
import type { Schedule } from './schedule.ts';

const mine = (viewer: Viewer) => eq(reviewCards.learnerId, viewer.learnerId);

/** SQL for whether the viewer has a card for the question. */
export const isInReview = (viewer: Viewer, questionId: SQL) =>
  sql<boolean>`exists (select 1 from ${reviewCards} where ${and(mine(viewer), eq(reviewCards.questionId, questionId))})`.mapWith(
    Boolean,
  );

export const scheduleColumns = {
  dueAt: reviewCards.dueAt,
  stability: reviewCards.stability,
  difficulty: reviewCards.difficulty,
  scheduledDays: reviewCards.scheduledDays,
  learningSteps: reviewCards.learningSteps,
  reps: reviewCards.reps,
  lapses: reviewCards.lapses,
  state: reviewCards.state,
  lastReviewAt: reviewCards.lastReviewAt,
};

/** The viewer's cards for the questions of a quiz. */
export function cardsFor(db: Db, viewer: Viewer, quizId: string) {
  return db
    .select({ questionId: reviewCards.questionId, ...scheduleColumns })
    .from(questions)
    .innerJoin(reviewCards, and(eq(reviewCards.questionId, questions.id), mine(viewer)))
    .where(eq(questions.quizId, quizId));
}

type LearnersCard = Schedule & { learnerId: string; questionId: string };

/** Inserts a card or updates its schedule, where the condition holds. */
export function upsertCard(db: Db, card: LearnersCard, condition: SQL) {
  const { learnerId, questionId, ...schedule } = card;
  return db
    .insert(reviewCards)
    .select(cardWhere(card, condition))
    .onConflictDoUpdate({ target: [reviewCards.learnerId, reviewCards.questionId], set: schedule });
}

/** Inserts a card, where the condition holds and there is none. */
export function insertCard(db: Db, card: LearnersCard, condition: SQL) {
  return db.insert(reviewCards).select(cardWhere(card, condition)).onConflictDoNothing();
}

/** Inserts a card for a question that was missed now, where the condition holds and there is none. */
export function addMissedCard(
  db: Db,
  { scheduleOfNewCard }: Scheduler,
  { learnerId, questionId, now }: { learnerId: string; questionId: string; now: number },
  condition: SQL,
) {
  return insertCard(db, { learnerId, questionId, ...scheduleOfNewCard(now) }, condition);
}

const cardWhere = (card: LearnersCard, condition: SQL) =>
  sql`${selectColumns(reviewCards, card)} where ${condition}`;

/** Updates the schedule of a card, unless it was reviewed since it was read. */
export function updateCard(
  db: Db,
  { learnerId, questionId, repetition }: { learnerId: string; questionId: string; repetition: number },
  schedule: Schedule,
) {
  return db
    .update(reviewCards)
    .set(schedule)
    .where(
      and(
        eq(reviewCards.learnerId, learnerId),
        eq(reviewCards.questionId, questionId),
        eq(reviewCards.reps, repetition),
      ),
    );
}

/** The number of unlocked questions that are due, and the time at which the next one will be. */
export function dueCounts(db: Db, viewer: Viewer) {
  const { now } = viewer;
  return db
    .select({
      due: sql<number>`count(case when ${reviewCards.dueAt} <= ${now} then 1 end)`,
      nextDueAt: sql<
        number | null
      >`min(case when ${reviewCards.dueAt} > ${now} then ${reviewCards.dueAt} end)`,
    })
    .from(reviewCards)
    .innerJoin(questions, eq(questions.id, reviewCards.questionId))
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(and(mine(viewer), sql`not ${lockedFor(viewer)}`));
}
export type DueCounts = Awaited<ReturnType<typeof dueCounts>>[number];

const itemColumns = {
  ...questionColumns,
  moduleId: modules.id,
  moduleTitle: modules.title,
  lessonId: lessons.id,
  lessonTitle: lessons.title,
  repetition: reviewCards.reps,
};

/** The unlocked questions that are due, the longest due first. */
export function dueQuestions(db: Db, viewer: Viewer, count: number) {
  return db
    .select(itemColumns)
    .from(reviewCards)
    .innerJoin(questions, eq(questions.id, reviewCards.questionId))
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .where(and(mine(viewer), lte(reviewCards.dueAt, viewer.now), sql`not ${lockedFor(viewer)}`))
    .orderBy(asc(reviewCards.dueAt), asc(reviewCards.questionId))
    .limit(count);
}
export type DueQuestion = Awaited<ReturnType<typeof dueQuestions>>[number];

/** A question that the viewer has a card for, with the card and whether the question is locked now. */
export function questionInReview(db: Db, viewer: Viewer, questionId: string) {
  return db
    .select({
      question: questionColumns,
      isLocked: lockedFor(viewer),
      card: scheduleColumns,
    })
    .from(reviewCards)
    .innerJoin(questions, eq(questions.id, reviewCards.questionId))
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(and(mine(viewer), eq(reviewCards.questionId, questionId)));
}

/** The time at which a learner's question is due. */
export function dueAtOf(db: Db, learnerId: string, questionId: string) {
  return db
    .select({ dueAt: reviewCards.dueAt })
    .from(reviewCards)
    .where(and(eq(reviewCards.learnerId, learnerId), eq(reviewCards.questionId, questionId)));
}

/** Records that the learner studied on this day. */
export function recordStudyDay(db: Db, learnerId: string, day: string) {
  return db.insert(studyDays).values({ learnerId, day }).onConflictDoNothing();
}

/** The days since this one on which the viewer studied, the latest first. */
export function studyDaysSince(db: Db, viewer: Viewer, since: string) {
  return db
    .select({ day: studyDays.day })
    .from(studyDays)
    .where(and(eq(studyDays.learnerId, viewer.learnerId), gte(studyDays.day, since)))
    .orderBy(desc(studyDays.day));
}

/** The viewer's goal; no row where they never set one. */
export function studyGoal(db: Db, viewer: Viewer) {
  return db
    .select({ daysAWeek: studyGoals.daysAWeek })
    .from(studyGoals)
    .where(eq(studyGoals.learnerId, viewer.learnerId));
}

/** Sets the learner's goal. */
export function setStudyGoal(db: Db, learnerId: string, daysAWeek: number) {
  return db
    .insert(studyGoals)
    .values({ learnerId, daysAWeek })
    .onConflictDoUpdate({ target: studyGoals.learnerId, set: { daysAWeek } });
}
