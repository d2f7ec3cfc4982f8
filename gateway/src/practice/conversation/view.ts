import type {
  ChatMessage,
  Conversation,
  PracticeTable,
  PracticeTurn,
  practice,
  Reply,
} from '@apologia/contract';
import type { ConversationState, Objection } from '@apologia/db/practice';
import { objectionsAConversation } from '../guided/scene.ts';
import type { ObjectionRow } from '../partnerQueries.ts';
import { helpFor, type Need } from '../safety/help.ts';
import type { LearnerMessage, Snapshot } from './lock.ts';
import type { StoredMessage } from './mutations.ts';
import type { ConversationRow, MessageRow, RaisedObjectionRow } from './queries.ts';

/** The objection that a conversation is about now, as the learner sees it. */
function tableOf(state: ConversationState | null, all: readonly ObjectionRow[]): PracticeTable | null {
  const current = state && all.find(({ id }) => id === state.raised.at(-1));
  if (!current) return null;
  return {
    objection: current.id,
    title: current.title,
    claim: current.claim,
    source: current.source,
    number: state.raised.length,
    // More where the learner asked for other topics.
    of: Math.max(objectionsAConversation, state.raised.length),
    confidence: state.confidence,
  };
}

/** The columns of a message that the learner sees; only answers to somebody in need have a `need`. */
type VisibleMessage = Omit<MessageRow, 'analysis' | 'need'> & { need?: Need | null };

const messageOf = ({ position, role, content, partner, choices, need }: VisibleMessage): ChatMessage => ({
  position,
  role,
  content,
  partner,
  choices,
  ...(need && { care: helpFor(need) }),
});

/** A conversation as the learner sees it. */
export function conversationOf(
  row: Pick<ConversationRow, 'id' | 'worldview' | 'createdAt' | 'endedAt' | 'state'>,
  messages: readonly VisibleMessage[],
  all: readonly ObjectionRow[],
): Conversation {
  const isEnded = row.endedAt !== null;
  return {
    id: row.id,
    worldview: row.worldview,
    startedAt: new Date(row.createdAt).toISOString(),
    messages: messages.map(messageOf),
    isEnded,
    awaitsReply: !isEnded && messages.at(-1)?.role === 'user',
    table: tableOf(row.state, all),
  };
}

/**
 * A turn as the learner sees it.
 * @param list what the page shows under the answer, for callers who read the reply as one text
 */
export function turnOf(
  { conversation, all }: Snapshot,
  { text, storedAt }: LearnerMessage,
  answer: StoredMessage & { need?: Need },
  isEnded: boolean,
  list: readonly string[],
): PracticeTurn {
  return {
    conversation: conversation.id,
    reply: [answer.content, list.join('\n')].filter(Boolean).join('\n\n'),
    isEnded,
    said: {
      position: storedAt ?? conversation.length,
      role: 'user',
      content: text,
      partner: null,
      choices: [],
    },
    answer: messageOf(answer),
    table: tableOf(answer.state, all),
  };
}

const waysShown = 3;
const order = { strong: 0, fair: 1, weak: 2 } as const;

/** Ways to reply that the learner has not tried yet, the strongest first and none that is weak. */
export function waysToReply(
  { given }: ConversationState,
  { id, replies, scripture }: Objection,
  raised: readonly RaisedObjectionRow[],
): Reply<typeof practice.help> {
  return {
    ways: replies
      .filter((reply) => reply.strength !== 'weak' && !given.includes(reply.id))
      .sort((a, b) => order[a.strength] - order[b.strength])
      .slice(0, waysShown)
      .map((reply) => ({ id: reply.id, text: reply.gist, verses: reply.verses })),
    scripture,
    lesson: lessonOf(raised.find(({ objection }) => objection.id === id)),
  };
}

/** The lesson that prepares for an objection, as a link. */
export const lessonOf = (row: RaisedObjectionRow | undefined) =>
  row?.lessonId && row.lessonTitle ? { id: row.lessonId, title: row.lessonTitle } : null;
