import type { ReportReason } from '@apologia/contract';
import { isNull } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from './auth.ts';
import { reviews } from './community.ts';
import { posts } from './discussion.ts';

/** What learners ask the moderators to look at: a review, or a question or an answer. One a learner and thing. */
export const reports = sqliteTable(
  'reports',
  {
    id: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    reviewId: text().references(() => reviews.id, { onDelete: 'cascade' }),
    postId: text().references(() => posts.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>(),
    createdAt: integer().notNull(),
    /** When a moderator decided on it. */
    closedAt: integer(),
  },
  (table) => [
    uniqueIndex('reports_on_review').on(table.reviewId, table.learnerId),
    uniqueIndex('reports_on_post').on(table.postId, table.learnerId),
    index('reports_open').on(table.createdAt).where(isNull(table.closedAt)),
    index('reports_by_learner').on(table.learnerId),
  ],
);
