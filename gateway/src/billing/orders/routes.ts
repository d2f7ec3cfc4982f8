import { billing } from '@apologia/contract';
import type { Hono } from 'hono';
import { actAsLearner } from '../../act.ts';
import type { GatewayEnv } from '../../context.ts';
import { Conflict, NotFound, PaymentDeclined } from '../../errors.ts';
import { paypalOf } from '../paypal/account.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { heldPromo } from '../promo/queries.ts';
import { subscriptionWith } from '../queries.ts';
import { subscriptionOf } from '../reads.ts';
import type { Billing } from './billed.ts';
import { capture } from './capture.ts';
import { createOrder, priced } from './create.ts';
import { type Order, ownOrder, unsettledOrder } from './queries.ts';
import { reconcile } from './settle.ts';

export function orderRoutes(app: Hono<GatewayEnv>): void {
  actAsLearner(
    app,
    billing.createOrder,
    {
      also: (c) => {
        // Before anything is asked of the database.
        paypalOf(c.get('config'));
        const { db, viewer } = c.var;
        return [heldPromo(db, viewer), unsettledOrder(db, viewer)] as const;
      },
    },
    async ({ c, db, config, body, learner, now, rows: [[promo], [unsettled]] }) => {
      if (learner.isPremium) throw new Conflict('You already have Premium.');
      const { plan, amountCents } = priced(body, promo?.percent ?? 0);
      const money: Billing = { db, paypal: paypalOf(config), now, cause: 'reconciliation' };
      if (unsettled) await settledFirst(money, unsettled);
      const order = {
        id: crypto.randomUUID(),
        learnerId: learner.id,
        plan,
        amountCents,
        promoCode: promo?.code ?? null,
        createdAt: now,
      };
      const id = await createOrder(money, order, new URL('/subscription/pay', c.req.url).href);
      return { id, plan, amountCents, promoCode: order.promoCode };
    },
  );

  actAsLearner(
    app,
    billing.captureOrder,
    {
      also: (c, { params }) => {
        paypalOf(c.get('config'));
        return [ownOrder(c.get('db'), c.get('viewer'), params.id)] as const;
      },
    },
    async ({ db, config, learner, now, rows: [[order]] }) => {
      if (!order) throw new NotFound('This payment is not one of yours.');
      const standing = await capture({ db, paypal: paypalOf(config), now, cause: 'capture' }, order);
      if (standing === 'pending') return { status: 'pending' as const, subscription: null };
      if (standing === 'failed') throw new PaymentDeclined();
      if (standing !== 'completed') throw new Conflict(troubles[standing]);
      const [subscription] = await subscriptionWith(db, learner.id, order.id);
      return {
        status: 'completed' as const,
        subscription: subscription ? subscriptionOf(subscription) : null,
      };
    },
  );
}

const troubles = {
  unpaid: 'This payment was not made. Please begin again.',
  refunded: 'This payment was given back.',
  mismatched: 'What was paid is not what was ordered. Please write to us: we will put it right.',
};

/** A payment under way comes first: another beside it might be one too many. */
async function settledFirst(money: Billing, order: Order): Promise<void> {
  let standing = 'pending';
  try {
    standing = await reconcile(money, order);
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
  }
  if (standing === 'completed')
    throw new Conflict('Your last payment has just been confirmed: you have Premium.');
  if (standing === 'pending') {
    throw new Conflict('PayPal is still confirming your last payment. You need not pay again.');
  }
}
