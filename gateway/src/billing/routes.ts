import { billing } from '@apologia/contract';
import type { Hono } from 'hono';
import { actAsLearner } from '../act.ts';
import type { GatewayEnv } from '../context.ts';
import { Conflict, Refusal } from '../errors.ts';
import { serve } from '../serve.ts';
import { endOfPlan } from './period.ts';
import { grantSubscription } from './queries.ts';
import { mySubscription, subscriptionOf } from './reads.ts';

export function billingRoutes(app: Hono<GatewayEnv>): void {
  serve(app, billing.subscription, mySubscription);

  actAsLearner(app, billing.upgrade, {}, async ({ db, config, body: { plan }, learner, now }) => {
    if (!config.DEMO_UPGRADES) {
      throw new Refusal(
        403,
        'payment_needed',
        'Premium is granted after payment, and card payment is not set up here.',
      );
    }
    const [granted] = await grantSubscription(db, {
      id: crypto.randomUUID(),
      learnerId: learner.id,
      plan,
      cause: 'demo',
      startsAt: now,
      endsAt: endOfPlan(plan, now),
    });
    if (!granted) throw new Conflict('You already have Premium.');
    return { subscription: subscriptionOf(granted) };
  });
}
