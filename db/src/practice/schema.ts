import type { PracticeChoice, PracticeSpeaker, Worldview } from '@apologia/contract';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../kernel/schema.ts';
import type { Closing, PartnerLines, WrittenObjection } from './content.ts';
import type { Heard, Standing } from './standing.ts';

/** Written by the seed from `db/practice`: a worldview and who speaks for it. */
export const worldviews = sqliteTable('worldviews', {
  id: text().$type<Worldview>().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  greeting: text().notNull(),
  lines: text({ mode: 'json' }).$type<PartnerLines>().notNull(),
  closing: text({ mode: 'json' }).$type<Closing>().notNull(),
  position: integer().notNull(),
});

/** Written by the seed from `db/practice`. */
export const objections = sqliteTable(
  'objections',
  {
    id: text().primaryKey(),
    worldview: text().$type<Worldview>().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    claim: text().notNull(),
    opening: text().notNull(),
    /** All of it, read only while it is on the table. */
    written: text({ mode: 'json' }).$type<WrittenObjection>().notNull(),
  },
  (table) => [index('objections_by_worldview').on(table.worldview, table.position)],
);

export const conversations = sqliteTable(
  'conversations',
  {
    id: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    worldview: text().$type<Worldview>().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull().default(0),
    endedAt: integer(),
    /** How many messages it has: a turn that began with another number begins again. */
    length: integer().notNull().default(0),
    /** Until then a reply is being written; the next message waits for it. */
    busyUntil: integer().notNull().default(0),
    /** `null` in conversations from before there was a graph; they can only be read. */
    standing: text({ mode: 'json' }).$type<Standing>(),
  },
  (table) => [
    index('conversations_by_learner').on(table.learnerId, table.updatedAt, table.id),
    // One open conversation a partner.
    index('conversations_by_worldview').on(table.learnerId, table.worldview, table.endedAt),
  ],
);

export const practiceMessages = sqliteTable(
  'practice_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** From 0, without gaps. */
    position: integer().notNull().default(0),
    role: text().$type<'user' | 'assistant'>().notNull(),
    content: text().notNull(),
    createdAt: integer().notNull(),
    /** Who spoke, of those who are not the learner. */
    partner: text().$type<PracticeSpeaker>(),
    choices: text({ mode: 'json' }).$type<PracticeChoice[]>().notNull().default([]),
    /** How things stood after the partner's words: to begin again from there. */
    standing: text({ mode: 'json' }).$type<Standing>(),
    /** What was recognised in the learner's words, once they were answered. */
    heard: text({ mode: 'json' }).$type<Heard>(),
  },
  (table) => [uniqueIndex('practice_messages_by_position').on(table.conversationId, table.position)],
);
