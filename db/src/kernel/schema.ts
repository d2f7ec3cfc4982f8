import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Instants are milliseconds since 1970 everywhere in this schema. */
export const learners = sqliteTable('learners', {
  id: text().primaryKey(),
  username: text().notNull(),
  /** Lower-cased: 'Ruth' and 'ruth' are one name. */
  usernameKey: text().notNull().unique(),
  /** What the name looks like. Null where two looked alike before this was asked: they keep their names. */
  usernameSkeleton: text().unique(),
  email: text().notNull(),
  emailKey: text().notNull().unique(),
  /** When somebody showed that they read what is sent to the address; null until then. */
  emailConfirmedAt: integer(),
  passwordHash: text().notNull(),
  createdAt: integer().notNull(),
});

/**
 * Who has a question whose writer deleted their account, and that others have answered. Nobody signs in as them: a typed name does
 * not begin with a space, and nobody has an empty address.
 */
export const formerLearner: typeof learners.$inferInsert = {
  id: 'former-learner',
  username: 'A former learner',
  usernameKey: ' former-learner',
  email: '',
  emailKey: '',
  passwordHash: '',
  createdAt: 0,
};

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: a copy of this table opens no session. */
    tokenHash: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** What its learner ends it by, from another browser. Null in a session from before there were any: the seed writes one. */
    id: text().unique(),
    /** When it was last used, to the day; 0 in a session from before this was written down. */
    seenAt: integer().notNull().default(0),
    /** The browser and the country it was opened in, as in the audit trail. */
    device: text().notNull().default(''),
    place: text().notNull().default(''),
  },
  (table) => [index('sessions_by_learner').on(table.learnerId)],
);

export const rateLimits = sqliteTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetAt: integer().notNull(),
});

/**
 * The words that searches know; the seed writes them. The migration that makes this table also makes `words_found`, by which
 * words of one stem are found.
 */
export const searchWords = sqliteTable('search_words', {
  id: integer().primaryKey(),
  /** Lower case, without accents and apostrophes; names of several words are joined by spaces. */
  key: text().notNull().unique(),
  /** As a learner reads it. */
  shown: text().notNull(),
  /** What it means to the full-text indices. */
  expression: text().notNull(),
  /** How likely it is meant by who types another word; 0 where it is rare. */
  weight: integer().notNull(),
  /** Whether it stands where every learner may read, and not in premium texts alone. */
  isOpen: integer({ mode: 'boolean' }).notNull(),
});

/** What is left of the words that may be meant, without a letter or two; the seed writes it. */
export const searchDeletions = sqliteTable(
  'search_deletions',
  { form: text().notNull(), wordId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.form, table.wordId] })],
);

/** Digests of what was seeded, by name. What is seeded as a whole is not written again while its digest is the same. */
export const seeds = sqliteTable('seeds', {
  name: text().primaryKey(),
  digest: text().notNull(),
});

/** The name of the digest of courses and library: copies of their pages are kept under it. */
export const contentSeed = 'content';
