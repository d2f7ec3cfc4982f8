import type { PracticeChoice, PracticeSpeaker } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { Heard, Standing } from '@apologia/db/practice';
import { conversations, practiceMessages } from '@apologia/db/schema/practice';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';

/** What is kept of a message. */
export interface Kept {
  position: number;
  role: 'user' | 'assistant';
  content: string;
  partner: PracticeSpeaker | null;
  choices: PracticeChoice[];
  standing: Standing | null;
  heard: Heard | null;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Keeps a message where the condition holds. */
function keepMessage(db: Db, conversation: string, message: Kept, now: number, condition: SQL) {
  const { position, role, content, partner, choices, standing, heard } = message;
  return db
    .insert(practiceMessages)
    .select(
      sql`select null, ${conversation}, ${position}, ${role}, ${content}, ${now}, ${partner}, ${json(choices)}, ${json(standing)}, ${json(heard)} where ${condition}`,
    );
}

interface Place {
  id: string;
  length: number;
}

/** SQL for whether nobody has spoken in it since it was read, and the floor is free or one's own. */
const isAsRead = ({ id, length }: Place, now: number, floor?: number) =>
  sql`exists (select 1 from ${conversations} where ${and(
    eq(conversations.id, id),
    eq(conversations.length, length),
    floor ? eq(conversations.busyUntil, floor) : lte(conversations.busyUntil, now),
    isNull(conversations.endedAt),
  )})`;

interface TurnTaken {
  conversation: Place;
  messages: Kept[];
  standing: Standing;
  isEnded: boolean;
  now: number;
  /** What `takeFloor` set, where it was taken. */
  floor?: number;
}

/**
 * Statements that keep a whole turn; the last returns a row if it was kept. Where somebody spoke meanwhile nothing is
 * written. @returns with them the condition, for what is to be written together with the turn
 */
export function keepTurn(db: Db, { conversation, messages, standing, isEnded, now, floor }: TurnTaken) {
  const condition = isAsRead(conversation, now, floor);
  return {
    condition,
    statements: messages.map((message) => keepMessage(db, conversation.id, message, now, condition)),
    close: db
      .update(conversations)
      .set({
        length: conversation.length + messages.length,
        standing,
        updatedAt: now,
        endedAt: isEnded ? now : null,
        busyUntil: 0,
      })
      .where(and(eq(conversations.id, conversation.id), condition))
      .returning({ id: conversations.id }),
  };
}

/** How long a reply may be in writing before another message may go on without it. */
export const writingMs = 30_000;

/**
 * Statements that keep what the learner said and take the floor for a reply that takes a while; the last returns a
 * row if it was kept.
 */
export function takeFloor(
  db: Db,
  { conversation, said, now, floor }: { conversation: Place; said: Kept[]; now: number; floor: number },
) {
  const condition = isAsRead(conversation, now);
  return {
    statements: said.map((message) => keepMessage(db, conversation.id, message, now, condition)),
    close: db
      .update(conversations)
      .set({ length: conversation.length + said.length, busyUntil: floor, updatedAt: now })
      .where(and(eq(conversations.id, conversation.id), condition))
      .returning({ id: conversations.id }),
  };
}

/** Gives the floor back without a reply. @param until what `takeFloor` set */
export function yieldFloor(db: Db, id: string, until: number) {
  return db
    .update(conversations)
    .set({ busyUntil: 0 })
    .where(and(eq(conversations.id, id), eq(conversations.busyUntil, until)));
}

/** Notes what was recognised in a message that is kept already. */
export function noteHeard(db: Db, conversation: string, position: number, heard: Heard) {
  return db
    .update(practiceMessages)
    .set({ heard })
    .where(and(eq(practiceMessages.conversationId, conversation), eq(practiceMessages.position, position)));
}

/** Empties a message that is kept already. */
export function forgetWords(db: Db, conversation: string, position: number) {
  return db
    .update(practiceMessages)
    .set({ content: '' })
    .where(and(eq(practiceMessages.conversationId, conversation), eq(practiceMessages.position, position)));
}
