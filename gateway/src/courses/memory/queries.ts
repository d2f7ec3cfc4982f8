import type { Db } from '@apologia/db';
import { reviewCards } from '@apologia/db/schema/courses';
import { and, asc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { scheduleColumns } from '../study/queries.ts';

/** A passage has a card as a question has, under a name that no question bears. */
const verses = (learnerId: string | SQL) =>
  and(
    eq(reviewCards.learnerId, learnerId),
    gte(reviewCards.questionId, 'verse/'),
    lt(reviewCards.questionId, 'verse0'),
  );

/** The passages that the viewer learns by heart, those due first. */
export function learnedVerses(db: Db, viewer: Viewer) {
  return db
    .select({
      id: reviewCards.questionId,
      repetition: reviewCards.reps,
      dueAt: reviewCards.dueAt,
      isDue: sql<boolean>`${reviewCards.dueAt} <= ${viewer.now}`.mapWith(Boolean),
    })
    .from(reviewCards)
    .where(verses(viewer.learnerId))
    .orderBy(asc(reviewCards.dueAt), asc(reviewCards.questionId));
}

/** The number of those that are due. */
export function dueVerses(db: Db, viewer: Viewer) {
  return db
    .select({ due: sql<number>`count(*)` })
    .from(reviewCards)
    .where(and(verses(viewer.learnerId), lte(reviewCards.dueAt, viewer.now)));
}

/** SQL for whether the learner may learn one more. */
export const hasRoom = (learnerId: string | SQL, max: number) =>
  sql`(select count(*) from ${reviewCards} where ${verses(learnerId)}) < ${max}`;

const ofVerse = (learnerId: string | SQL, id: string) =>
  and(eq(reviewCards.learnerId, learnerId), eq(reviewCards.questionId, id));

/** The schedule of a passage; no row where the viewer does not learn it. */
export function cardOfVerse(db: Db, viewer: Viewer, id: string) {
  return db.select(scheduleColumns).from(reviewCards).where(ofVerse(viewer.learnerId, id));
}

export const deleteVerse = (db: Db, learnerId: string | SQL, id: string) =>
  db.delete(reviewCards).where(ofVerse(learnerId, id));
