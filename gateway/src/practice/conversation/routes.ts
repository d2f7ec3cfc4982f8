import { limits, practice } from '@apologia/contract';
import type { Hono } from 'hono';
import { accountKey, type Limit, minuteMs } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import type { GatewayEnv } from '../../kernel/context.ts';
import { BadInput, Conflict, NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import type { Statement } from '../../kernel/read/read.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { greetingWith, initialState } from '../guided/initialState.ts';
import { greetingOf, objectionsOf } from '../partnerQueries.ts';
import { countConversations, pastObjections } from './listQueries.ts';
import { snapshotStatements } from './lock.ts';
import {
  deleteConversations,
  endConversations,
  isConversation,
  openConversation,
  replayConversation,
} from './mutations.ts';
import {
  currentObjection,
  messagesIn,
  objectionsOfPartner,
  selectedConversation,
  stateAt,
} from './queries.ts';
import { reviewCardsAtEnd } from './reviewCards.ts';
import { conversationOf } from './view.ts';

const noConversation = () => new NotFound('There is no such conversation.');

/** Limits the conversations begun in a day, from the start or from the middle of another. */
const conversationsPerDay = (config: Config, _: string, viewer: Viewer): Limit[] => [
  {
    key: accountKey('conversations', viewer),
    max: config.PRACTICE_CONVERSATIONS_PER_DAY,
    windowMs: 24 * 60 * minuteMs,
    sentence: 'Those were as many conversations as fit into one day. Please go on tomorrow.',
  },
];

/** @throws Conflict where the learner has as many conversations as they may have */
function requireRoom([row]: { count: number }[]): void {
  if ((row?.count ?? 0) < limits.conversationsMax) return;
  throw new Conflict(
    `You have ${limits.conversationsMax} past conversations. Please delete some to begin another.`,
  );
}

/** Opens, ends and deletes conversations. */
export function conversationRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(
    app,
    practice.start,
    {
      limits: conversationsPerDay,
      also: ({ var: { db, viewer } }, { body: { worldview } }) => [
        greetingOf(db, worldview),
        objectionsOf(db, worldview),
        pastObjections(db, viewer, worldview),
        selectedConversation(db, viewer, { worldview }),
        currentObjection(db, viewer, { worldview }),
        countConversations(db, viewer),
      ],
    },
    async ({ db, body, learner: { id: learnerId, isPremium }, now, rows }) => {
      const [[partner], all, past, [open], [current], count] = rows;
      if (!isPremium) throw new PremiumNeeded();
      requireRoom(count);
      const { worldview } = body;
      const earlier = past.flatMap(({ ids }) => ids);
      // An objection they never talked about; where they talked about all, the one of the longest time ago.
      const next = all.find(({ id }) => !earlier.includes(id)) ?? all.find(({ id }) => id === earlier.at(-1));
      const objection = body.objection ? all.find(({ id }) => id === body.objection) : next;
      if (!objection || !partner) throw new BadInput('This partner does not raise that objection.');
      const id = crypto.randomUUID();
      const state = initialState(objection.id);
      const greeting = greetingWith(partner.greeting, objection);
      await db.batch([
        ...reviewCardsAtEnd(db, learnerId, open, current, now),
        ...openConversation(db, { id, learnerId, worldview, greeting, state, now }),
      ] as unknown as [Statement, ...Statement[]]);
      const message = { position: 0, role: 'assistant', content: greeting, partner: 'guided' } as const;
      return conversationOf(
        { id, worldview, createdAt: now, endedAt: null, state },
        [{ ...message, choices: [] }],
        all,
      );
    },
  );

  handleLearnerMutation(
    app,
    practice.replay,
    {
      limits: conversationsPerDay,
      also: ({ var: { db, viewer } }, { params, body }) => [
        selectedConversation(db, viewer, params),
        messagesIn(db, viewer, params),
        objectionsOfPartner(db, viewer, params),
        stateAt(db, viewer, params, body.position),
        countConversations(db, viewer),
      ],
    },
    async ({ db, body: { position }, learner, now, rows: [[source], messages, all, [message], count] }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      requireRoom(count);
      if (!source) throw noConversation();
      if (!message?.state) {
        throw new BadInput('A conversation begins again from something your partner said.');
      }
      const id = crypto.randomUUID();
      await db.batch(replayConversation(db, { id, source, learnerId: learner.id, position, now }));
      const { worldview } = source;
      const copy = { id, worldview, createdAt: now, endedAt: null, state: message.state };
      return conversationOf(copy, messages.slice(0, position + 1), all);
    },
  );

  handleLearnerMutation(
    app,
    practice.finish,
    { also: ({ var: { db, viewer } }, { params }) => snapshotStatements(db, viewer, params, false) },
    async ({ db, learner, now, rows: [[conversation], [current]] }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      if (!conversation) throw noConversation();
      await db.batch([
        ...reviewCardsAtEnd(db, learner.id, conversation, current, now),
        endConversations(db, learner.id, isConversation(conversation.id), now),
      ] as unknown as [Statement, ...Statement[]]);
      return { ok: true };
    },
  );

  handleLearnerMutation(app, practice.remove, {}, async ({ db, params: { id }, learner }) => {
    if ((await deleteConversations(db, learner.id, isConversation(id))).length === 0) throw noConversation();
    return { ok: true };
  });

  handleLearnerMutation(app, practice.removeAll, {}, async ({ db, learner }) => {
    await deleteConversations(db, learner.id);
    return { ok: true };
  });
}
