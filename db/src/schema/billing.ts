import type { PlanId } from '@apologia/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from './auth.ts';

/** A span of premium. A learner is premium while one of theirs covers now. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    plan: text().$type<PlanId>().notNull(),
    /** Why it was granted. */
    cause: text().$type<'demo'>().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
  },
  (table) => [index('subscriptions_by_learner').on(table.learnerId, table.endsAt)],
);
