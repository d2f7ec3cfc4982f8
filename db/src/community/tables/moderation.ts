import type { ReportReason } from '@apologia/contract';
import { isNull } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';
import { reviews } from './community.ts';
import { posts } from './discussion.ts';

/** Learners' reports of a review, a question or an answer. A learner has one report of each. */
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

export type ContributionKind = 'review' | 'question' | 'answer';

/**
 * Why a case was opened. `reported`: a learner reported it. `changed`: its writer changed a text that moderators had decided on.
 * `anew`: its writer deleted what was reported and wrote this. `waiting`: it is hidden until moderators have decided.
 * `moderator`: a moderator opened it.
 */
export type CaseCause = 'reported' | 'changed' | 'anew' | 'waiting' | 'moderator';

/** Whether moderators hid it, showed it again, or left it visible. */
export type Outcome = 'hidden' | 'restored' | 'left';

/**
 * A text that moderators have to decide on, as it read when the case was opened, and their decision. The copy stays when its
 * writer changes or deletes the text, and only moderators read it.
 */
export const cases = sqliteTable(
  'cases',
  {
    id: text().primaryKey(),
    /** The id of a review, a question or an answer, which may be deleted by now. */
    thingId: text().notNull(),
    kind: text().$type<ContributionKind>().notNull(),
    /** The lesson it stands under; a review stands under none. */
    lessonId: text(),
    writerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Empty once its retention has ended. */
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
