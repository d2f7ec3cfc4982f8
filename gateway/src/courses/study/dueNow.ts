import type { Db } from '@apologia/db';
import { modules, questions, quizzes, reviewCards } from '@apologia/db/schema/courses';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { lockedFor } from '../queries.ts';

/** How many unlocked questions are due for the viewer, and since when the last of them has been. */
export function dueNow(db: Db, viewer: Viewer) {
  return db
    .select({ count: sql<number>`count(*)`, lastAt: sql<number | null>`max(${reviewCards.dueAt})` })
    .from(reviewCards)
    .innerJoin(questions, eq(questions.id, reviewCards.questionId))
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(
      and(
        eq(reviewCards.learnerId, viewer.learnerId),
        lte(reviewCards.dueAt, viewer.now),
        sql`not ${lockedFor(viewer)}`,
      ),
    );
}
