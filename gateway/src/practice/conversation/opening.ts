import { limits, type Worldview } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { ConversationState } from '@apologia/db/practice';
import type { BatchResponse } from 'drizzle-orm/batch';
import { accountKey, type Limit, minuteMs } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import { BadInput, Conflict } from '../../kernel/errors.ts';
import { greetingWith, initialState } from '../guided/initialState.ts';
import { greetingOf, type ObjectionRow, objectionsOf } from '../partnerQueries.ts';
import { countConversations, pastObjections } from './listQueries.ts';

/** Limits the conversations begun in a day, from the start or from the middle of another. */
export const conversationsPerDay = (config: Config, _: string, viewer: Viewer): Limit[] => [
  {
    key: accountKey('conversations', viewer),
    max: config.PRACTICE_CONVERSATIONS_PER_DAY,
    windowMs: 24 * 60 * minuteMs,
    sentence: 'Those were as many conversations as fit into one day. Please go on tomorrow.',
  },
];

/** @throws Conflict where the learner has as many conversations as they may have */
export function requireRoom([row]: { count: number }[]): void {
  if ((row?.count ?? 0) < limits.conversationsMax) return;
  throw new Conflict(
    `You have ${limits.conversationsMax} past conversations. Please delete some to begin another.`,
  );
}

/** Statements that read what a new conversation with a partner begins with. */
export const openingStatements = (db: Db, viewer: Viewer, worldview: Worldview) =>
  [
    greetingOf(db, worldview),
    objectionsOf(db, worldview),
    pastObjections(db, viewer, worldview),
    countConversations(db, viewer),
  ] as const;

/** The beginning of a conversation. */
export interface Opening {
  id: string;
  greeting: string;
  state: ConversationState;
  /** Every objection of the partner, in order. */
  all: ObjectionRow[];
}

/**
 * Begins with an objection that the learner never talked about; where they talked about all, with the one of the longest time ago.
 * @param wanted the objection that they chose, if they did
 * @throws Conflict where the learner has as many conversations as they may have
 * @throws BadInput where the partner does not raise that objection
 */
export function openingFrom(
  [[partner], all, past, count]: BatchResponse<ReturnType<typeof openingStatements>>,
  wanted?: string,
): Opening {
  requireRoom(count);
  const earlier = past.flatMap(({ ids }) => ids);
  const id = wanted ?? all.find((one) => !earlier.includes(one.id))?.id ?? earlier.at(-1);
  const objection = all.find((one) => one.id === id);
  if (!objection || !partner) throw new BadInput('This partner does not raise that objection.');
  return {
    id: crypto.randomUUID(),
    greeting: greetingWith(partner.greeting, objection),
    state: initialState(objection.id),
    all,
  };
}
