import type { PracticeChoice, PracticeSpeaker, Worldview } from '@apologia/contract';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../kernel/schema.ts';
import type { Closing, Objection, PartnerScript } from './content.ts';
import type { ConversationState, MessageAnalysis } from './conversationState.ts';

/** Worldviews and their partners; the seed writes them from `db/practice`. */
export const worldviews = sqliteTable('worldviews', {
  id: text().$type<Worldview>().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  greeting: text().notNull(),
  /** What the partner says: lines by occasion, who they are, and the answers to what learners ask. */
  lines: text({ mode: 'json' }).$type<PartnerScript>().notNull(),
  closing: text({ mode: 'json' }).$type<Closing>().notNull(),
  position: integer().notNull(),
});

/** The partners' objections; the seed writes them from `db/practice`. */
export const objections = sqliteTable(
  'objections',
  {
    id: text().primaryKey(),
    worldview: text().$type<Worldview>().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    claim: text().notNull(),
    opening: text().notNull(),
    /** The whole objection as its author wrote it; read only while the conversation is about it. */
    written: text({ mode: 'json' }).$type<Objection>().notNull(),
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
    /** How many messages the conversation has: a turn that was computed for another number is computed again. */
    length: integer().notNull().default(0),
    /** The conversation is locked until then for a reply; the next message waits for it. */
    busyUntil: integer().notNull().default(0),
    /** The state of the conversation; `null` in very old ones, which can only be read. */
    standing: text({ mode: 'json' }).$type<ConversationState>(),
  },
  (table) => [
    index('conversations_by_learner').on(table.learnerId, table.updatedAt, table.id),
    // For the open conversation with a partner.
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
    /** Order within the conversation, from 0 and without gaps. */
    position: integer().notNull().default(0),
    role: text().$type<'user' | 'assistant'>().notNull(),
    content: text().notNull(),
    createdAt: integer().notNull(),
    /** The speaker of a message that is not the learner's. */
    partner: text().$type<PracticeSpeaker>(),
    choices: text({ mode: 'json' }).$type<PracticeChoice[]>().notNull().default([]),
    /** The state of the conversation after a message of the partner's, to replay it from there. */
    standing: text({ mode: 'json' }).$type<ConversationState>(),
    /** What was recognised in a message of the learner's, once it is answered. */
    heard: text({ mode: 'json' }).$type<MessageAnalysis>(),
  },
  (table) => [uniqueIndex('practice_messages_by_position').on(table.conversationId, table.position)],
);
