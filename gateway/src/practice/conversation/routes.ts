import { practice } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { WrittenObjection } from '@apologia/db/practice';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { BadInput, NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import type { Statement } from '../../kernel/read/read.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { begun, greetingWith } from '../guided/begin.ts';
import { isMet } from '../guided/leaving.ts';
import { greetingOf, raisableBy } from '../partnerQueries.ts';
import {
  deleteConversation,
  deleteConversations,
  endConversation,
  isOpen,
  openConversation,
  replayConversation,
} from './lifecycle.ts';
import { beginningsPerDay, countConversations, enforceRoom } from './limits.ts';
import { loadStatements } from './load.ts';
import { raisedBefore } from './pastQueries.ts';
import {
  type ConversationRow,
  conversationWanted,
  messagesIn,
  objectionOnTable,
  raisableIn,
  standingAt,
} from './queries.ts';
import { cardsFor } from './reviewCards.ts';
import { conversationOf } from './view.ts';

const noConversation = () => new NotFound('There is no such conversation.');

/**
 * What was on the table of an open conversation, and was talked about without an answer, comes up in Daily review; not
 * where somebody in need was answered last.
 */
function cardsOfClosing(
  db: Db,
  learnerId: string,
  conversation: ConversationRow | undefined,
  onTable: { written: WrittenObjection } | undefined,
  now: number,
) {
  if (!conversation?.standing?.turns || conversation.standing.care?.isOpen || !onTable) return [];
  const { written } = onTable;
  const left = { objection: written.id, isAnswered: isMet({ objection: written }, conversation.standing) };
  return cardsFor(db, learnerId, left, now, isOpen(conversation.id));
}

/** Opening, ending and forgetting conversations. */
export function conversationRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(
    app,
    practice.start,
    {
      limits: beginningsPerDay,
      also: ({ var: { db, viewer } }, { body: { worldview } }) => [
        greetingOf(db, worldview),
        raisableBy(db, worldview),
        raisedBefore(db, viewer, worldview),
        conversationWanted(db, viewer, { worldview }),
        objectionOnTable(db, viewer, { worldview }),
        countConversations(db, viewer),
      ],
    },
    async ({ db, body: { worldview, objection }, learner, now, rows }) => {
      const [[partner], all, before, [open], [onTable], kept] = rows;
      if (!learner.isPremium) throw new PremiumNeeded();
      enforceRoom(kept);
      const known = before.flatMap(({ raised }) => raised);
      // What was never talked about; when all was, what was longest ago.
      const fresh = all.find(({ id }) => !known.includes(id)) ?? all.find(({ id }) => id === known.at(-1));
      const first = objection ? all.find(({ id }) => id === objection) : fresh;
      if (!first || !partner) throw new BadInput('This partner does not raise that objection.');
      const id = crypto.randomUUID();
      const standing = begun(first.id);
      const greeting = greetingWith(partner.greeting, first);
      await db.batch([
        ...cardsOfClosing(db, learner.id, open, onTable, now),
        ...openConversation(db, { id, learnerId: learner.id, worldview, greeting, standing, now }),
      ] as unknown as [Statement, ...Statement[]]);
      const message = { position: 0, role: 'assistant', content: greeting, partner: 'guided' } as const;
      return conversationOf(
        { id, worldview, createdAt: now, endedAt: null, standing },
        [{ ...message, choices: [] }],
        all,
      );
    },
  );

  handleLearnerMutation(
    app,
    practice.replay,
    {
      limits: beginningsPerDay,
      also: ({ var: { db, viewer } }, { params, body }) => [
        conversationWanted(db, viewer, params),
        messagesIn(db, viewer, params),
        raisableIn(db, viewer, params),
        standingAt(db, viewer, params, body.position),
        countConversations(db, viewer),
      ],
    },
    async ({ db, body: { position }, learner, now, rows: [[from], messages, all, [then], kept] }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      enforceRoom(kept);
      if (!from) throw noConversation();
      if (!then?.standing) {
        throw new BadInput('A conversation begins again from something your partner said.');
      }
      const id = crypto.randomUUID();
      await db.batch(replayConversation(db, { id, from, learnerId: learner.id, position, now }));
      const opened = {
        id,
        worldview: from.worldview,
        createdAt: now,
        endedAt: null,
        standing: then.standing,
      };
      return conversationOf(opened, messages.slice(0, position + 1), all);
    },
  );

  handleLearnerMutation(
    app,
    practice.finish,
    { also: ({ var: { db, viewer } }, { params }) => loadStatements(db, viewer, params, false) },
    async ({ db, learner, now, rows: [[conversation], [onTable]] }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      if (!conversation) throw noConversation();
      await db.batch([
        ...cardsOfClosing(db, learner.id, conversation, onTable, now),
        endConversation(db, learner.id, conversation.id, now),
      ] as unknown as [Statement, ...Statement[]]);
      return { ok: true };
    },
  );

  handleLearnerMutation(app, practice.remove, {}, async ({ db, params: { id }, learner }) => {
    if ((await deleteConversation(db, learner.id, id)).length === 0) throw noConversation();
    return { ok: true };
  });

  handleLearnerMutation(app, practice.removeAll, {}, async ({ db, learner }) => {
    await deleteConversations(db, learner.id);
    return { ok: true };
  });
}
