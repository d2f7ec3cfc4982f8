import { practice } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { BadInput, NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import type { Statement } from '../../kernel/read/read.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { countConversations } from './listQueries.ts';
import { snapshotStatements } from './lock.ts';
import {
  deleteConversations,
  endConversations,
  isConversation,
  openConversation,
  replayConversation,
} from './mutations.ts';
import { conversationsPerDay, openingFrom, openingStatements, requireRoom } from './opening.ts';
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

/** Opens, ends and deletes conversations. */
export function conversationRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(
    app,
    practice.start,
    {
      limits: conversationsPerDay,
      also: ({ var: { db, viewer } }, { body: { worldview } }) => [
        selectedConversation(db, viewer, { worldview }),
        currentObjection(db, viewer, { worldview }),
        ...openingStatements(db, viewer, worldview),
      ],
    },
    async ({ c, db, body, learner: { id: learnerId, isPremium }, now, rows }) => {
      const [[open], [current], ...beginning] = rows;
      if (!isPremium) throw new PremiumNeeded();
      const { worldview } = body;
      const { id, greeting, state, all } = openingFrom(beginning, body.objection);
      await db.batch([
        ...reviewCardsAtEnd(db, await c.var.loadScheduler(), learnerId, open, current, now),
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
    async ({ c, db, learner, now, rows: [[conversation], [current]] }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      if (!conversation) throw noConversation();
      await db.batch([
        ...reviewCardsAtEnd(db, await c.var.loadScheduler(), learner.id, conversation, current, now),
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
