import { billing } from '@apologia/contract';
import type { Hono } from 'hono';
import { accountKey, type Limit, minuteMs } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import type { GatewayEnv } from '../../kernel/context.ts';
import { Conflict, NotFound, PaymentDeclined } from '../../kernel/errors.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { paypalOf } from '../paypal/account.ts';
import { PayPalFailure } from '../paypal/failure.ts';
import { heldPromo } from '../promo/queries.ts';
import { subscriptionWith } from '../queries.ts';
import { subscriptionOf } from '../reads.ts';
import type { Billing } from './billedOrder.ts';
import { capture, look } from './capture.ts';
import { createOrder, priced } from './create.ts';
import { type Order, ownOrder, unsettledOrder } from './queries.ts';
import { reconcile } from './settle.ts';

/** An order stays in the books for ever. */
const ordersPerDay = (_config: Config, _address: string, viewer: Viewer): Limit[] => [
  {
    key: accountKey('orders', viewer),
    max: 40,
    windowMs: 24 * 60 * minuteMs,
    sentence:
      'You have begun many payments today, and none of them was charged twice. Please try again tomorrow.',
  },
];

export function orderRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(
    app,
    billing.createOrder,
    {
      limits: ordersPerDay,
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
      const order = {
        id: crypto.randomUUID(),
        learnerId: learner.id,
        plan,
        amountCents,
        promoCode: promo?.code ?? null,
        createdAt: now,
      };
      const payPage = new URL('/subscription/pay', c.req.url).href;
      await settledFirst(money, unsettled);
      const id = await createOrder(money, order, payPage);
      return { id, plan, amountCents, promoCode: order.promoCode };
    },
  );

  handleLearnerMutation(
    app,
    billing.captureOrder,
    {
      also: (c, { params }) => {
        paypalOf(c.get('config'));
        return [ownOrder(c.get('db'), c.get('viewer'), params.id)] as const;
      },
    },
    async ({ db, config, body, learner, now, rows: [[order]] }) => {
      if (!order) throw new NotFound('This payment is not one of yours.');
      const money: Billing = { db, paypal: paypalOf(config), now, cause: 'capture' };
      const standing = await (body.look ? look(money, order) : capture(money, order));
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
async function settledFirst(money: Billing, order: Order | undefined): Promise<void> {
  if (!order) return;
  let standing = 'pending';
  try {
    standing = await reconcile(money, order);
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
  }
  if (standing === 'completed')
    throw new Conflict('Your last payment has just been confirmed: you have Premium.');
  if (standing === 'unanswered') {
    throw new Conflict(
      'PayPal is still settling your last payment. Please check it again on this page before you pay anew.',
    );
  }
  if (standing === 'pending') {
    throw new Conflict('PayPal is still confirming your last payment. You need not pay again.');
  }
}
