import type { ChatMessage, Conversation, PracticeTable } from '@apologia/contract';
import type { Standing } from '@apologia/db/practice';
import { objectionsASitting } from '../guided/scene.ts';
import type { RaisableRow } from '../partnerQueries.ts';
import { helpFor, type Need } from '../safety/help.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

/** The objection on the table, as the learner sees it. */
export function tableOf(standing: Standing | null, all: readonly RaisableRow[]): PracticeTable | null {
  const found = standing && all.find(({ id }) => id === standing.raised.at(-1));
  if (!found) return null;
  return {
    objection: found.id,
    title: found.title,
    claim: found.claim,
    source: found.source,
    number: standing.raised.length,
    of: objectionsASitting,
    confidence: standing.confidence,
  };
}

/** What is shown of a message; only the answers to somebody in need have a `need`. */
type ShownRow = Omit<MessageRow, 'heard' | 'need'> & { need?: Need | null };

export const messageOf = ({ position, role, content, partner, choices, need }: ShownRow): ChatMessage => ({
  position,
  role,
  content,
  partner,
  choices,
  ...(need && { care: helpFor(need) }),
});

/** A conversation as the learner sees it. */
export function conversationOf(
  row: Pick<ConversationRow, 'id' | 'worldview' | 'createdAt' | 'endedAt' | 'standing'>,
  messages: readonly ShownRow[],
  all: readonly RaisableRow[],
): Conversation {
  const isEnded = row.endedAt !== null;
  return {
    id: row.id,
    worldview: row.worldview,
    startedAt: new Date(row.createdAt).toISOString(),
    messages: messages.map(messageOf),
    isEnded,
    awaitsReply: !isEnded && messages.at(-1)?.role === 'user',
    table: tableOf(row.standing, all),
  };
}
