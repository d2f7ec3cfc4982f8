import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
