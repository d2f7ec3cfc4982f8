import type { Db } from '@apologia/db';
import {
  cases,
  follows,
  helpfulMarks,
  posts,
  reports,
  reviews,
  savedResources,
} from '@apologia/db/schema/community';
import { formerLearner, learners } from '@apologia/db/schema/kernel';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { deleteRows, type LearnerRows } from '../kernel/learnerRows.ts';

/** What a learner wrote, marked, followed, saved and reported, and what moderators keep of their texts. */
export const exportLearner = (learnerId: string): LearnerRows[] => [
  { table: cases, where: eq(cases.writerId, learnerId) },
  ...[reports, follows, helpfulMarks, savedResources, reviews, posts].map((table) => ({
    table,
    where: eq(table.learnerId, learnerId),
  })),
];

/**
 * Deletes a learner's words everywhere. A question that others have answered stays without its text, as one by a former learner, so
 * that the answers stay.
 */
export function eraseLearner(db: Db, learnerId: string) {
  const own = eq(posts.learnerId, learnerId);
  const isUnanswered = sql`not exists (select 1 from ${posts} a where a.question_id = ${posts}.id)`;
  return [
    db.insert(learners).values(formerLearner).onConflictDoNothing(),
    // Moderators would have nothing left to decide on, and nobody's report would ever be closed.
    ...deleteRows(db, [
      { table: cases, where: eq(cases.writerId, learnerId) },
      {
        table: reports,
        where: sql`(${eq(reports.learnerId, learnerId)} or ${reports.postId} in (select id from ${posts} where learner_id = ${learnerId}) or ${reports.reviewId} in (select id from ${reviews} where learner_id = ${learnerId}))`,
      },
    ]),
    db.update(cases).set({ reporterId: null }).where(eq(cases.reporterId, learnerId)),
    ...deleteRows(
      db,
      [follows, helpfulMarks, savedResources, reviews].map((table) => ({
        table,
        where: eq(table.learnerId, learnerId),
      })),
    ),
    db.delete(posts).where(and(own, isNotNull(posts.questionId))),
    // A question of a former learner stays for the answers alone.
    db
      .delete(posts)
      .where(
        and(or(own, eq(posts.learnerId, formerLearner.id)), sql`${posts.questionId} is null`, isUnanswered),
      ),
    db.update(posts).set({ learnerId: formerLearner.id, text: '', editedAt: null }).where(own),
  ];
}
