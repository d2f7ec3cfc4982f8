import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from '../kernel/schema.ts';

/** Browsers that have signed in to an account: attacks on the account do not lock them out. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  // A browser may know several accounts.
  (table) => [primaryKey({ columns: [table.tokenHash, table.learnerId] })],
);
