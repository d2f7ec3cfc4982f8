import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from '../kernel/schema.ts';

/** What a mail is about. */
export const mailPurposes = ['security', 'money', 'notice', 'support'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** What a mail says, from which its text and its HTML are made. The link of an academy's page is its path. */
export interface MailMessage {
  subject: string;
  paragraphs: (string | { link: string; label: string })[];
  /** The path that ends mails of the kind when it is posted to (RFC 8058). */
  unsubscribe?: string;
  /** Where an answer goes, where a person wrote it, and whether it comes before others’. */
  answer?: { to: string; isFirst: boolean };
}

/** A mail whose text is made when it is sent: a secret that stands in it is stored nowhere. */
export interface LateMessage {
  /** Which of the composers makes it. */
  compose: string;
  values: Record<string, string>;
}

/** Mails that are to be sent, and for some time those that were. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** One mail for one key, however often it is queued; its Message-ID is made of it. */
    key: text().primaryKey(),
    recipient: text().notNull(),
    /** Whose mail it is; null where it goes to somebody without an account, or that is not yet known. */
    learnerId: text().references(() => learners.id, { onDelete: 'cascade' }),
    purpose: text({ enum: mailPurposes }).notNull(),
    /** Null once it was sent or given up. */
    message: text({ mode: 'json' }).$type<MailMessage | LateMessage>(),
    /** What a learner wrote themself, behind the message's paragraphs. Null once it was sent. */
    written: text(),
    createdAt: integer().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; until then it is left alone by everybody else. Null once nothing more is done. */
    dueAt: integer(),
    sentAt: integer(),
    /** When it was given up. */
    failedAt: integer(),
    /** What the mail server said last, or why there was no talking to it. */
    error: text(),
  },
  (table) => [
    index('outbox_by_due').on(table.dueAt),
    index('outbox_by_learner').on(table.learnerId),
    index('outbox_by_age').on(table.createdAt),
  ],
);
