import type { Db } from '@apologia/db';
import type { ConversationState, Objection } from '@apologia/db/practice';
import { conversations } from '@apologia/db/schema/practice';
import { and, eq } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { Conflict } from '../../kernel/errors.ts';
import type { ObjectionRow } from '../partnerQueries.ts';
import { insertMessage, isUnchanged, type StoredMessage, type Version } from './mutations.ts';
import {
  type ConversationRow,
  type ConversationSelector,
  currentObjection,
  type MessageRow,
  messagesIn,
  objectionsOfPartner,
  type PartnerRow,
  partnerOf,
  selectedConversation,
} from './queries.ts';

/** An open conversation as it was read, with all that its next turn needs. */
export interface Snapshot {
  conversation: ConversationRow & { state: ConversationState };
  partner: PartnerRow;
  /** The objection that the conversation is about now. */
  objection: Objection;
  /** Every objection that the partner may raise, in order. */
  all: ObjectionRow[];
  /** Empty unless the history was read too. */
  messages: MessageRow[];
}

/**
 * Statements that read a conversation for its next turn.
 * @param withHistory whether its messages are needed too: the guided partner does without them
 */
export function snapshotStatements(
  db: Db,
  viewer: Viewer,
  selector: ConversationSelector,
  withHistory: boolean,
) {
  return [
    selectedConversation(db, viewer, selector),
    currentObjection(db, viewer, selector),
    objectionsOfPartner(db, viewer, selector),
    messagesIn(db, viewer, withHistory ? selector : 'none'),
    partnerOf(db, viewer, selector),
  ] as const;
}

/** @throws Conflict where there is no such conversation, or it has ended */
export function snapshotOf([[conversation], [current], all, messages, [partner]]: BatchResponse<
  ReturnType<typeof snapshotStatements>
>): Snapshot {
  if (!conversation) throw new Conflict('There is no such conversation. Start a new one.');
  const { state } = conversation;
  if (conversation.endedAt !== null || !state || !current || !partner) {
    throw new Conflict('This conversation has ended. Start a new one.');
  }
  return { conversation: { ...conversation, state }, partner, objection: current.objection, all, messages };
}

/** The message that a turn answers. */
export interface LearnerMessage {
  text: string;
  choice?: string | undefined;
  /** Its position, where it is stored already. */
  storedAt?: number;
}

/** A message that waits for its reply. */
export interface TurnRequest {
  c: GatewayContext;
  learnerId: string;
  /** The conversation as it was read together with the session. */
  snapshot: Snapshot;
  /** @throws Conflict where the conversation has no message to answer */
  messageIn: (snapshot: Snapshot) => LearnerMessage;
}

/** How long a message waits for the lock, and how long between two tries: at first, and at most. */
const timeoutMs = 25_000;
const pauseMs = { first: 250, most: 2_000 };

/**
 * Answers the messages of one conversation one after another: `attempt` runs as soon as nobody holds the lock, and
 * again on a fresh snapshot for as long as it returns `null`.
 * @throws Conflict where the lock is not free in time
 */
export async function withConversationLock<T>(
  { c, snapshot: first }: TurnRequest,
  withHistory: boolean,
  attempt: (snapshot: Snapshot) => Promise<T | null>,
): Promise<T> {
  const { db, viewer } = c.var;
  const deadline = Date.now() + timeoutMs;
  let snapshot = first;
  let pause = pauseMs.first;
  for (;;) {
    const isFree = snapshot.conversation.busyUntil <= Date.now();
    const result = isFree ? await attempt(snapshot) : null;
    if (result) return result;
    if (Date.now() > deadline) {
      throw new Conflict('Your partner is still answering the message before. Please try again.');
    }
    await new Promise((resolve) => setTimeout(resolve, isFree ? Math.random() * 20 : pause));
    if (!isFree) pause = Math.min(2 * pause, pauseMs.most);
    const selector = { id: snapshot.conversation.id };
    snapshot = snapshotOf(await db.batch(snapshotStatements(db, viewer, selector, withHistory)));
  }
}

/** How long a lock holds that nobody renews. */
export const lockMs = 30_000;

/**
 * Statements that store the learner's messages and lock the conversation for a reply that takes a while; the last one
 * returns a row if the lock was acquired. Otherwise nothing is written.
 */
export function acquireLock(
  db: Db,
  {
    version,
    messages,
    now,
    lockedUntil,
  }: { version: Version; messages: StoredMessage[]; now: number; lockedUntil: number },
) {
  const condition = isUnchanged(version, now);
  return [
    ...messages.map((message) => insertMessage(db, version.id, message, now, condition)),
    db
      .update(conversations)
      .set({ length: version.length + messages.length, busyUntil: lockedUntil, updatedAt: now })
      .where(and(eq(conversations.id, version.id), condition))
      .returning({ id: conversations.id }),
  ];
}

/** Unlocks the conversation without a reply. @param lockedUntil what `acquireLock` set */
export function releaseLock(db: Db, id: string, lockedUntil: number) {
  return db
    .update(conversations)
    .set({ busyUntil: 0 })
    .where(and(eq(conversations.id, id), eq(conversations.busyUntil, lockedUntil)));
}
