import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The World English Bible; the seed writes it. The migration that makes this table also makes `verses_found`,
 * its full-text index, and the indices of lessons and modules.
 */
export const verses = sqliteTable('verses', {
  /** Book × 1,000,000 + chapter × 1,000 + verse; verse 0 is the title of a psalm. */
  id: integer().primaryKey(),
  isParagraph: integer({ mode: 'boolean' }).notNull(),
  /** Its lines are those of the poem; empty where this translation has no such verse. */
  text: text().notNull(),
});
