import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Accounts that were deleted. A backup from before has them still: a restore deletes them again. */
export const erasures = sqliteTable('erasures', {
  /** SHA-256 of the account's id, which is random: it leads to nobody. */
  learnerHash: text().primaryKey(),
  erasedAt: integer().notNull(),
});
