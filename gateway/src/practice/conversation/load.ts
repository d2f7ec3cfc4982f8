import type { Db } from '@apologia/db';
import type { WrittenObjection } from '@apologia/db/practice';
import type { BatchResponse } from 'drizzle-orm/batch';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { Conflict } from '../../kernel/errors.ts';
import type { RaisableRow } from '../partnerQueries.ts';
import {
  type ConversationRow,
  conversationWanted,
  type MessageRow,
  messagesIn,
  objectionOnTable,
  raisableIn,
  type Wanted,
} from './queries.ts';

/** An open conversation with all that its next turn needs. */
export interface Loaded {
  conversation: ConversationRow & { standing: NonNullable<ConversationRow['standing']> };
  objection: WrittenObjection;
  all: RaisableRow[];
  /** Where it was asked for. */
  messages: MessageRow[];
}

/**
 * Statements that load a conversation for its next turn.
 * @param withHistory whether what was said is needed too: for the guided partner it is not
 */
export function loadStatements(db: Db, viewer: Viewer, wanted: Wanted, withHistory: boolean) {
  return [
    conversationWanted(db, viewer, wanted),
    objectionOnTable(db, viewer, wanted),
    raisableIn(db, viewer, wanted),
    messagesIn(db, viewer, withHistory ? wanted : 'none'),
  ] as const;
}

/** @throws Conflict where there is no such conversation, or it is over */
export function loaded([[conversation], [onTable], all, messages]: BatchResponse<
  ReturnType<typeof loadStatements>
>): Loaded {
  if (!conversation) throw new Conflict('No conversation with this partner is open. Start a new one.');
  const { standing } = conversation;
  if (conversation.endedAt !== null || !standing || !onTable) {
    throw new Conflict('This conversation has ended. Start a new one.');
  }
  return { conversation: { ...conversation, standing }, objection: onTable.written, all, messages };
}
