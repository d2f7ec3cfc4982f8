import type { Resource, Subject } from '@apologia/contract';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** Written by the seed from `db/resources`. */
export const resources = sqliteTable('resources', {
  id: text().primaryKey(),
  title: text().notNull(),
  author: text().notNull(),
  type: text().$type<Resource['type']>().notNull(),
  year: text().notNull(),
  level: text().$type<Resource['level']>().notNull().default('beginner'),
  subjects: text({ mode: 'json' }).$type<Subject[]>().notNull().default([]),
  /** Publisher, journal or channel, and how one gets at it. */
  where: text('where_to_find').notNull().default(''),
  description: text().notNull(),
  /** Ids of lessons that go with it. */
  lessons: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  position: integer().notNull(),
});

/** The resources that learners saved. A row stays when its resource is gone. */
export const savedResources = sqliteTable(
  'saved_resources',
  {
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    resourceId: text().notNull(),
    savedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.resourceId] })],
);

export const reviews = sqliteTable(
  'reviews',
  {
    id: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    comment: text().notNull(),
    createdAt: integer().notNull(),
    /** When a moderator hid it. */
    hiddenAt: integer(),
  },
  (table) => [
    index('reviews_newest').on(table.createdAt, table.id),
    uniqueIndex('reviews_by_learner').on(table.learnerId),
  ],
);

/** How many reviews that are not hidden gave each rating. Counted by triggers, because a count would slow down with each review. */
export const reviewCounts = sqliteTable('review_counts', {
  rating: integer().primaryKey(),
  count: integer().notNull(),
});
