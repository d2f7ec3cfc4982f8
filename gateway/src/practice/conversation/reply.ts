import type { PracticePartner, PracticeTurn } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { MessageAnalysis } from '@apologia/db/practice';
import type { GatewayContext } from '../../kernel/context.ts';
import { Conflict } from '../../kernel/errors.ts';
import type { Statement } from '../../kernel/read/read.ts';
import type { Turn } from '../guided/scene.ts';
import { withoutCare } from '../safety/careDecision.ts';
import { guidedTurn } from './guidedTurn.ts';
import { keepLock } from './keepLock.ts';
import {
  acquireLock,
  type LearnerMessage,
  lockMs,
  releaseLock,
  type Snapshot,
  type TurnRequest,
  withConversationLock,
} from './lock.ts';
import { modelTurn } from './modelTurn.ts';
import { insertTurn, type StoredMessage, updateMessage } from './mutations.ts';
import { reviewCards } from './reviewCards.ts';
import { turnOf } from './view.ts';

/** The guided partner answers: one write, unless another message is answered in the same conversation meanwhile. */
export function answerGuided(request: TurnRequest): Promise<PracticeTurn> {
  const { c, learnerId, messageIn } = request;
  return withConversationLock(request, false, async (snapshot) => {
    const message = messageIn(snapshot);
    const turn = await guidedTurn(c, snapshot, message);
    const answer = partnerMessage(snapshot, message, turn, 'guided');
    const messages = [...learnerMessages(snapshot, message, turn.analysis), answer];
    const isStored = await storeTurn(c.var, { learnerId, snapshot, message, messages, turn });
    return isStored ? turnOf(snapshot, message, answer, turn.isEnded, choicesIn(turn)) : null;
  });
}

/** Generates a reply, in pieces where they are asked for, and returns the whole turn. */
export type ReplyGenerator = (emit?: (delta: string) => void) => Promise<PracticeTurn>;

/**
 * The language model answers, or the guided partner where its words cannot be kept. The learner's message is stored at once; the
 * reply is generated when the returned function is called, which throws ProviderFailed where the model cannot be had.
 */
export function answerByModel(request: TurnRequest): Promise<ReplyGenerator> {
  const { c, learnerId, messageIn } = request;
  const { db } = c.var;
  return withConversationLock(request, true, async (snapshot) => {
    const { conversation } = snapshot;
    const message = messageIn(snapshot);
    const messages = learnerMessages(snapshot, message, null);
    const now = Date.now();
    const lockedUntil = now + lockMs;
    const acquired = acquireLock(db, { version: conversation, messages, now, lockedUntil });
    if (!(await writeBatch(db, acquired))) return null;
    return async (emit) => {
      const lock = keepLock(db, conversation.id, lockedUntil);
      try {
        const history = [...withoutCare(snapshot.messages), ...messages];
        const { turn, speaker } = await modelTurn(c, snapshot, message, history, emit);
        const answer = partnerMessage(snapshot, message, turn, speaker);
        const stored = { learnerId, snapshot, message, messages: [answer], turn };
        // In a conversation that was ended or deleted meanwhile nobody would find the reply again: it is not shown.
        if (!(await storeTurn(c.var, { ...stored, lockedUntil: await lock.release() }))) {
          throw new Conflict('This conversation has ended. Start a new one.');
        }
        return turnOf(snapshot, message, answer, turn.isEnded, choicesIn(turn));
      } catch (error) {
        await releaseLock(db, conversation.id, await lock.release());
        throw error;
      }
    };
  });
}

const choicesIn = ({ choices }: Turn) => choices.map(({ text }, i) => `${i + 1}. ${text}`);

/** The learner's message as it is to be stored; none where it is stored already. */
function learnerMessages(
  { conversation }: Snapshot,
  { text, storedAt }: LearnerMessage,
  analysis: MessageAnalysis | null,
): StoredMessage[] {
  if (storedAt !== undefined) return [];
  const rest = { partner: null, choices: [], state: null, analysis };
  return [{ position: conversation.length, role: 'user', content: text, ...rest }];
}

function partnerMessage(
  { conversation }: Snapshot,
  { storedAt }: LearnerMessage,
  { text, choices, state }: Turn,
  partner: PracticePartner,
): StoredMessage {
  const position = conversation.length + (storedAt === undefined ? 1 : 0);
  return { position, role: 'assistant', content: text, partner, choices, state, analysis: null };
}

interface TurnToStore {
  learnerId: string;
  snapshot: Snapshot;
  message: LearnerMessage;
  messages: StoredMessage[];
  turn: Turn;
  lockedUntil?: number;
}

/** Stores the turn and what follows from it. @returns whether the conversation was still as it had been read */
async function storeTurn(
  { db, loadScheduler }: GatewayContext['var'],
  { learnerId, snapshot: { conversation }, message, messages, turn, lockedUntil }: TurnToStore,
): Promise<boolean> {
  const now = Date.now();
  const { id } = conversation;
  // Acquiring the lock stored the learner's message.
  const isLonger = lockedUntil !== undefined && message.storedAt === undefined;
  const version = { id, length: conversation.length + (isLonger ? 1 : 0) };
  const { state, isEnded, analysis: heard } = turn;
  const { condition, inserts, update } = insertTurn(db, {
    version,
    messages,
    state,
    isEnded,
    now,
    lockedUntil,
  });
  const isNew = messages.some(({ role }) => role === 'user');
  return writeBatch(db, [
    ...inserts,
    ...(isNew ? [] : [updateMessage(db, id, message.storedAt ?? conversation.length, { heard })]),
    ...reviewCards(db, await loadScheduler(), learnerId, turn.leftObjection, now, condition),
    update,
  ]);
}

/** Runs the statements as one transaction. @returns whether the last of them wrote anything */
export async function writeBatch(db: Db, statements: Statement[]): Promise<boolean> {
  const results = await db.batch(statements as [Statement, ...Statement[]]);
  return (results.at(-1) as unknown[]).length > 0;
}
