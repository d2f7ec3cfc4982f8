import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** Passkeys: of each the public half, by which its signatures are verified. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** From 1 to the most that an account has: no two take the last place at once. */
    slot: integer().notNull(),
    /** The authenticator's own id of it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, where its authenticator counts; 0 where it does not. */
    counter: integer().notNull(),
    /** How browsers reach it, as `["internal","hybrid"]`. */
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (table) => [uniqueIndex('passkeys_of_learner').on(table.learnerId, table.slot)],
);

/** What passkeys were asked to sign and nobody has answered yet. Random, and of no learner: deleted with the first answer. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** What the answer is good for: `sign-in`, `add` or `proof`. */
    purpose: text().notNull(),
    /** SHA-256 of the token that its browser has in a cookie: nobody else's answer is taken. */
    holderHash: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('passkey_challenges_by_expiry').on(table.expiresAt)],
);
