import type { ReportReason } from '@apologia/contract';
import { isNull } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';
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

export type ThingKind = 'review' | 'question' | 'answer';

/**
 * Why moderators are asked: someone reported it, its writer changed what they had decided on or deleted what was
 * reported and wrote this, it waits for them, or they took it up themselves.
 */
export type CaseCause = 'reported' | 'changed' | 'anew' | 'waiting' | 'moderator';

/** Out of sight, back in sight, or left in sight. */
export type Outcome = 'hidden' | 'restored' | 'left';

/**
 * A text that moderators are asked about, as it read then, and what they decided on it. It outlives what its
 * writer changes or deletes, and nobody but moderators reads it.
 */
export const cases = sqliteTable(
  'cases',
  {
    id: text().primaryKey(),
    /** A review, a question or an answer, which may be gone. */
    thingId: text().notNull(),
    kind: text().$type<ThingKind>().notNull(),
    /** The lesson it stands under; a review stands under none. */
    lessonId: text(),
    writerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Empty once it was kept for long enough. */
    text: text().notNull(),
    cause: text().$type<CaseCause>().notNull(),
    /** Who reported it first, and why. */
    reporterId: text().references(() => learners.id, { onDelete: 'set null' }),
    reason: text().$type<ReportReason>(),
    openedAt: integer().notNull(),
    closedAt: integer(),
    outcome: text().$type<Outcome>(),
  },
  (table) => [
    index('cases_open').on(table.openedAt).where(isNull(table.closedAt)),
    index('cases_closed').on(table.closedAt),
    index('cases_by_thing').on(table.thingId),
    index('cases_by_writer').on(table.writerId, table.lessonId),
    index('cases_by_reporter').on(table.reporterId),
  ],
);
