import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** A lesson that a learner marked. It outlives the lesson, as progress does. */
export const bookmarks = sqliteTable(
  'bookmarks',
  {
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    lessonId: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lessonId] })],
);
