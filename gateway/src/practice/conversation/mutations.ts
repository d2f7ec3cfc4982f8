import type { PracticeChoice, PracticeSpeaker, Worldview } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { ConversationState, MessageAnalysis } from '@apologia/db/practice';
import { conversations, practiceMessages } from '@apologia/db/schema/practice';
import { and, eq, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { selectColumns } from '../../kernel/write/selectColumns.ts';

/** A message as it is stored. */
export interface StoredMessage {
  position: number;
  role: 'user' | 'assistant';
  content: string;
  partner: PracticeSpeaker | null;
  choices: PracticeChoice[];
  /** The state of the conversation after a message of the partner's. */
  state: ConversationState | null;
  /** What was recognised in a message of the learner's. */
  analysis: MessageAnalysis | null;
}

/** Inserts a message where the condition holds. */
export function insertMessage(
  db: Db,
  conversationId: string,
  { state, analysis, ...message }: StoredMessage,
  now: number,
  condition: SQL,
) {
  const row = { ...message, conversationId, createdAt: now, standing: state, heard: analysis };
  return db
    .insert(practiceMessages)
    .select(sql`${selectColumns(practiceMessages, { ...row, id: sql`null` })} where ${condition}`);
}

/** A conversation as it was read: any turn since then changes its length. */
export interface Version {
  id: string;
  length: number;
}

/** SQL for whether a conversation is open and as it was read, and not locked, or locked by the caller. */
export const isUnchanged = ({ id, length }: Version, now: number, lockedUntil?: number) =>
  sql`exists (select 1 from ${conversations} where ${and(
    eq(conversations.id, id),
    eq(conversations.length, length),
    lockedUntil ? eq(conversations.busyUntil, lockedUntil) : lte(conversations.busyUntil, now),
    isNull(conversations.endedAt),
  )})`;

interface NewTurn {
  version: Version;
  messages: StoredMessage[];
  state: ConversationState;
  isEnded: boolean;
  now: number;
  /** What `acquireLock` set, where the lock was acquired. */
  lockedUntil?: number | undefined;
}

/**
 * Statements that store a whole turn and release the lock; `update` comes last and returns a row if the turn was stored.
 * Where the conversation has changed since it was read nothing is written.
 * @returns with them the condition, for whatever is to be written together with the turn
 */
export function insertTurn(db: Db, { version, messages, state, isEnded, now, lockedUntil }: NewTurn) {
  const condition = isUnchanged(version, now, lockedUntil);
  return {
    condition,
    inserts: messages.map((message) => insertMessage(db, version.id, message, now, condition)),
    update: db
      .update(conversations)
      .set({
        length: version.length + messages.length,
        standing: state,
        updatedAt: now,
        endedAt: isEnded ? now : null,
        busyUntil: 0,
      })
      .where(and(eq(conversations.id, version.id), condition))
      .returning({ id: conversations.id }),
  };
}

/** Updates what was recognised in a stored message, or its text. */
export function updateMessage(
  db: Db,
  conversationId: string,
  position: number,
  values: { heard: MessageAnalysis } | { content: '' },
) {
  return db
    .update(practiceMessages)
    .set(values)
    .where(and(eq(practiceMessages.conversationId, conversationId), eq(practiceMessages.position, position)));
}

/** Statements that store what was contested; a turn since the conversation was read leaves nothing of them. */
export function updateContested(
  db: Db,
  version: Version,
  {
    analyses,
    state,
  }: { analyses: { position: number; analysis: MessageAnalysis }[]; state: ConversationState },
) {
  const { id, length } = version;
  const isAsRead = sql`exists (select 1 from ${conversations} where ${and(eq(conversations.id, id), eq(conversations.length, length))})`;
  return [
    ...analyses.map(({ position, analysis }) =>
      db
        .update(practiceMessages)
        .set({ heard: analysis })
        .where(
          and(eq(practiceMessages.conversationId, id), eq(practiceMessages.position, position), isAsRead),
        ),
    ),
    db
      .update(conversations)
      .set({ standing: state })
      .where(and(eq(conversations.id, id), isAsRead))
      .returning({ id: conversations.id }),
  ];
}

interface NewConversation {
  id: string;
  learnerId: string;
  worldview: Worldview;
  greeting: string;
  state: ConversationState;
  now: number;
}

/** Statements that open a conversation with the partner's greeting, and end the open one with the same partner. */
export function openConversation(
  db: Db,
  { id, learnerId, worldview, greeting, state, now }: NewConversation,
) {
  const message = { position: 0, role: 'assistant', content: greeting, partner: 'guided' } as const;
  return [
    endConversations(db, learnerId, eq(conversations.worldview, worldview), now),
    db
      .insert(conversations)
      .values({ id, learnerId, worldview, createdAt: now, updatedAt: now, length: 1, standing: state }),
    db.insert(practiceMessages).values({ ...message, conversationId: id, standing: state, createdAt: now }),
  ] as const;
}

interface Copy {
  id: string;
  source: { id: string; worldview: Worldview };
  learnerId: string;
  position: number;
  now: number;
}

/** Statements that open a copy of a conversation up to one of the partner's messages. */
export function replayConversation(db: Db, { id, source, learnerId, position, now }: Copy) {
  const { worldview } = source;
  const row = { id, learnerId, worldview, createdAt: now, updatedAt: now, endedAt: null, busyUntil: 0 };
  const columns = { ...row, length: position + 1, standing: practiceMessages.standing };
  const messageColumns = { ...getTableColumns(practiceMessages), id: sql`null`, conversationId: id };
  const isIn = eq(practiceMessages.conversationId, source.id);
  return [
    endConversations(db, learnerId, eq(conversations.worldview, worldview), now),
    db
      .insert(conversations)
      .select(
        sql`${selectColumns(conversations, columns)} from ${practiceMessages} where ${and(isIn, eq(practiceMessages.position, position))}`,
      ),
    db
      .insert(practiceMessages)
      .select(
        sql`${selectColumns(practiceMessages, messageColumns)} from ${practiceMessages} where ${and(isIn, lte(practiceMessages.position, position))} order by ${practiceMessages.position}`,
      ),
  ] as const;
}

export const isConversation = (id: string): SQL => eq(conversations.id, id);

/** Ends the learner's open conversations where the condition holds. */
export function endConversations(db: Db, learnerId: string, condition: SQL, now: number) {
  return db
    .update(conversations)
    .set({ endedAt: now })
    .where(and(eq(conversations.learnerId, learnerId), condition, isNull(conversations.endedAt)));
}

/** Deletes the learner's conversations where the condition holds, else all of them, with their messages. */
export function deleteConversations(db: Db, learnerId: string, condition?: SQL) {
  return db
    .delete(conversations)
    .where(and(eq(conversations.learnerId, learnerId), condition))
    .returning({ id: conversations.id });
}
