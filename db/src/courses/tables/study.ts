import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** A missed question and when it comes back: the card of the FSRS algorithm. It outlives the question. */
export const reviewCards = sqliteTable(
  'review_cards',
  {
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    dueAt: integer().notNull(),
    /** Days until the chance of recall falls to 90 percent. */
    stability: real().notNull(),
    /** From 1 to 10. */
    difficulty: real().notNull(),
    scheduledDays: integer().notNull(),
    learningSteps: integer().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    /** The state of FSRS: 0 new, 1 learning, 2 review, 3 relearning. */
    state: integer().notNull(),
    lastReviewAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.questionId] }),
    index('review_cards_by_due').on(table.learnerId, table.dueAt),
  ],
);

/** The days on which a learner studied, in their time zone then. */
export const studyDays = sqliteTable(
  'study_days',
  {
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** As `2026-11-21`. */
    day: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.day] })],
);

/** How many days a week a learner means to study; no row where they never said. */
export const studyGoals = sqliteTable('study_goals', {
  learnerId: text()
    .primaryKey()
    .references(() => learners.id, { onDelete: 'cascade' }),
  daysAWeek: integer().notNull(),
});
