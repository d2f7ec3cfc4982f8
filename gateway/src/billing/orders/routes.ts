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
import { reservedPromo } from '../promo/queries.ts';
import { subscriptionById } from '../queries.ts';
import { subscriptionOf } from '../reads.ts';
import { capture, checkPayment } from './capture.ts';
import { createOrder, priceOrder } from './create.ts';
import type { PaymentContext, PaymentOutcome } from './paymentContext.ts';
import { type Order, ownOrder, pendingOrder } from './queries.ts';
import { reconcile } from './reconcile.ts';

/** Orders are limited because they are never deleted. */
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
        // Refuses the call before the database is queried.
        paypalOf(c.get('config'));
        const { db, viewer } = c.var;
        return [reservedPromo(db, viewer), pendingOrder(db, viewer)] as const;
      },
    },
    async ({ c, db, config, body, learner, now, rows: [[promo], [pending]] }) => {
      if (learner.isPremium) throw new Conflict('You already have Premium.');
      const { plan, amountCents } = priceOrder(body, promo?.percent ?? 0);
      const context: PaymentContext = { db, paypal: paypalOf(config), now, cause: 'reconciliation' };
      const order = {
        id: crypto.randomUUID(),
        learnerId: learner.id,
        plan,
        amountCents,
        promoCode: promo?.code ?? null,
        createdAt: now,
      };
      const payPage = new URL('/subscription/pay', c.req.url).href;
      await requireNoPendingPayment(context, pending);
      const id = await createOrder(context, order, payPage);
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
      const context: PaymentContext = { db, paypal: paypalOf(config), now, cause: 'capture' };
      const outcome = await (body.look ? checkPayment(context, order) : capture(context, order));
      if (outcome === 'pending') return { status: 'pending' as const, subscription: null };
      if (outcome === 'failed') throw new PaymentDeclined();
      if (outcome !== 'completed') throw new Conflict(conflictMessages[outcome]);
      const [subscription] = await subscriptionById(db, learner.id, order.id);
      return {
        status: 'completed' as const,
        subscription: subscription ? subscriptionOf(subscription) : null,
      };
    },
  );
}

const conflictMessages = {
  unpaid: 'This payment was not made. Please begin again.',
  refunded: 'This payment was given back.',
  mismatched: 'What was paid is not what was ordered. Please write to us: we will put it right.',
};

/** Reconciles a payment under way before another is begun: the learner must not be charged twice. @throws Conflict */
async function requireNoPendingPayment(context: PaymentContext, order: Order | undefined): Promise<void> {
  if (!order) return;
  let outcome: PaymentOutcome | 'unanswered' = 'pending';
  try {
    outcome = await reconcile(context, order);
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
  }
  if (outcome === 'completed')
    throw new Conflict('Your last payment has just been confirmed: you have Premium.');
  if (outcome === 'unanswered') {
    throw new Conflict(
      'PayPal is still settling your last payment. Please check it again on this page before you pay anew.',
    );
  }
  if (outcome === 'pending') {
    throw new Conflict('PayPal is still confirming your last payment. You need not pay again.');
  }
}
