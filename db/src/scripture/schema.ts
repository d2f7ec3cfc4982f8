import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The World English Bible, written by the seed. The migration that makes this table also makes `verses_found`,
 * its full-text index, and the indices of lessons and modules.
 */
export const verses = sqliteTable('verses', {
  /** Book × 1,000,000 + chapter × 1,000 + verse; verse 0 is the title of a psalm. */
  id: integer().primaryKey(),
  isParagraph: integer({ mode: 'boolean' }).notNull(),
  /** A line a line of the poem; empty where this text has no such verse. */
  text: text().notNull(),
});

/** What was seeded as a whole, by a digest of its files: unchanged, it is not written again. */
export const seeds = sqliteTable('seeds', {
  name: text().primaryKey(),
  digest: text().notNull(),
});
