import type { Worldview } from '@apologia/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from './auth.ts';

/** Written by the seed from `db/practice`: a worldview and the words of its guided partner. */
export const worldviews = sqliteTable('worldviews', {
  id: text().$type<Worldview>().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  greeting: text().notNull(),
  /** What the partner asks, in order; the last line closes the conversation. */
  turns: text({ mode: 'json' }).$type<string[]>().notNull(),
  position: integer().notNull(),
});

export const conversations = sqliteTable(
  'conversations',
  {
    id: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    worldview: text().$type<Worldview>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('conversations_by_learner').on(table.learnerId, table.createdAt)],
);

export const practiceMessages = sqliteTable(
  'practice_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text().$type<'user' | 'assistant'>().notNull(),
    content: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('practice_messages_by_conversation').on(table.conversationId, table.id)],
);
