import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from '../kernel/schema.ts';

/** What a learner is told, and until when they were; no row where nothing was ever chosen, seen or mailed. */
export const noticeSettings = sqliteTable(
  'notice_settings',
  {
    learnerId: text()
      .primaryKey()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Until when the learner has looked at the list. */
    seenAt: integer().notNull().default(0),
    mailsAnswers: integer({ mode: 'boolean' }).notNull().default(true),
    mailsCertificates: integer({ mode: 'boolean' }).notNull().default(true),
    mailsPremium: integer({ mode: 'boolean' }).notNull().default(true),
    /** Days of the week, from 0, Sunday, on which a mail reminds of Daily review. */
    reviewDays: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    /** As the browser named it when the days were chosen. */
    timeZone: text().notNull().default('UTC'),
    /** When it is next to be asked whether questions are due; null where no day was chosen. */
    remindAt: integer(),
    /** When the last mail was queued that is neither of security nor of money, and what came until when it told of. */
    mailedAt: integer().notNull().default(0),
    mailedThrough: integer().notNull().default(0),
    /** The end of Premium that a mail told of. */
    premiumEndToldOf: integer().notNull().default(0),
    /** In the links that end these mails; whoever has it can do nothing else. */
    unsubscribeToken: text().notNull().unique(),
  },
  (table) => [index('notice_settings_by_reminder').on(table.remindAt)],
);
