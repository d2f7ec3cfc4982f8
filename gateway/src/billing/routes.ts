import { billing } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict } from '../kernel/errors.ts';
import { handleQuery } from '../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../kernel/write/handleMutation.ts';
import { supersedeOrders } from './orders/queries.ts';
import { orderRoutes } from './orders/routes.ts';
import { setupRoutes } from './paypal/setup.ts';
import { promoRoutes } from './promo/routes.ts';
import { cancelPremium, currentSubscription, subscriptionById } from './queries.ts';
import { mySubscription, subscriptionOf } from './reads.ts';
import { upgradeRoutes } from './upgrade.ts';
import { webhookRoutes } from './webhook/routes.ts';

export function billingRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, billing.subscription, mySubscription);
  upgradeRoutes(app);
  promoRoutes(app);
  setupRoutes(app);
  orderRoutes(app);
  webhookRoutes(app);

  handleLearnerMutation(
    app,
    billing.cancel,
    { also: (c) => [currentSubscription(c.get('db'), c.get('viewer'))] as const },
    async ({ db, learner, now, rows: [[current]] }) => {
      if (!current) throw new Conflict('You have no Premium to cancel.');
      const { id } = current;
      const [, , [cancelled]] = await db.batch([
        cancelPremium(db, { id, learnerId: learner.id, now }),
        supersedeOrders(db, learner.id),
        subscriptionById(db, learner.id, id),
      ]);
      return { subscription: subscriptionOf(cancelled ?? current) };
    },
  );
}
