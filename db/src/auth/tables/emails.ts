import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** What the link of a mail is good for. */
export const linkPurposes = ['reset', 'confirm', 'change'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Links that were sent: whoever opens one reads what is sent to its address. */
export const emailLinks = sqliteTable(
  'email_links',
  {
    /** SHA-256 of the link's token: a copy of this table opens nothing. */
    tokenHash: text().primaryKey(),
    purpose: text({ enum: linkPurposes }).notNull(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Where it was sent. */
    email: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index('email_links_of_learner').on(table.learnerId),
    index('email_links_by_expiry').on(table.expiresAt),
  ],
);

/** Addresses that learners want to have instead of theirs, until they are confirmed. */
export const emailChanges = sqliteTable('email_changes', {
  learnerId: text()
    .primaryKey()
    .references(() => learners.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: integer().notNull(),
});
