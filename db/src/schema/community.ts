import type { Resource } from '@apologia/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from './auth.ts';

/** Written by the seed from `db/resources`. */
export const resources = sqliteTable('resources', {
  id: text().primaryKey(),
  title: text().notNull(),
  author: text().notNull(),
  type: text().$type<Resource['type']>().notNull(),
  year: text().notNull(),
  description: text().notNull(),
  position: integer().notNull(),
});

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
  },
  (table) => [index('reviews_newest').on(table.createdAt, table.id)],
);
