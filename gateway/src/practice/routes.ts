import { practice } from '@apologia/contract';
import type { Hono } from 'hono';
import { actAsLearner } from '../act.ts';
import type { GatewayEnv } from '../context.ts';
import { Conflict, NotFound, PremiumNeeded } from '../errors.ts';
import { serve } from '../serve.ts';
import { openConversation, takeTurn } from './queries.ts';
import { practiceScreen } from './reads.ts';

export function practiceRoutes(app: Hono<GatewayEnv>): void {
  serve(app, practice.screen, practiceScreen);

  actAsLearner(app, practice.start, {}, async ({ db, body: { worldview }, learner, now }) => {
    if (!learner.isPremium) throw new PremiumNeeded();
    const opening = { id: crypto.randomUUID(), learnerId: learner.id, worldview, now };
    const [, [greeting]] = await db.batch(openConversation(db, opening));
    if (!greeting) throw new NotFound('This worldview has no partner yet.');
    return {
      worldview,
      isEnded: false,
      messages: [{ role: 'assistant' as const, content: greeting.content }],
    };
  });

  actAsLearner(app, practice.message, {}, async ({ db, body, learner, now }) => {
    if (!learner.isPremium) throw new PremiumNeeded();
    const [, [reply], [latest]] = await db.batch(takeTurn(db, { ...body, learnerId: learner.id, now }));
    if (latest?.worldview !== body.worldview)
      throw new Conflict('No conversation with this partner is open. Start a new one.');
    if (!reply) throw new Conflict('This conversation has ended. Start a new one.');
    return { reply: reply.content, isEnded: latest.isEnded };
  });
}
