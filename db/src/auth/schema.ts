import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from '../kernel/schema.ts';

export * from './tables/emails.ts';
export * from './tables/passkeys.ts';

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

/** The audit trail: what happened to the security of an account, for its owner to see. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    at: integer().notNull(),
    /** A `SecurityEvent` of the contract. */
    kind: text().notNull(),
    /** The browser and its system in words, `Firefox on Android`; empty where they are not known. */
    device: text().notNull(),
    /** The country, ISO 3166; empty where it is not known. */
    place: text().notNull(),
  },
  (table) => [
    index('security_events_of_learner').on(table.learnerId, table.at),
    index('security_events_by_time').on(table.at),
  ],
);
