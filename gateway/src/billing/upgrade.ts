import { billing, type PlanId } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict, PaymentNeeded } from '../kernel/errors.ts';
import { handleLearnerMutation } from '../kernel/write/handleMutation.ts';
import { hasEntry, keys } from './ledger.ts';
import type { PaymentContext } from './orders/paymentContext.ts';
import { type Order, pendingOrder } from './orders/queries.ts';
import { reconcile } from './orders/reconcile.ts';
import { hasPayPal, paypalOf } from './paypal/account.ts';
import { PayPalFailure } from './paypal/failure.ts';
import { endOfPlan } from './period.ts';
import { hasReservation, reservedPromo } from './promo/queries.ts';
import { redeem } from './promo/redeem.ts';
import { currentSubscription, grantPremium, type SubscriptionRow, subscriptionById } from './queries.ts';
import { subscriptionOf } from './reads.ts';

export function upgradeRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(
    app,
    billing.upgrade,
    {
      also: ({ var: { db, viewer } }) =>
        [currentSubscription(db, viewer), reservedPromo(db, viewer), pendingOrder(db, viewer)] as const,
    },
    async ({ db, config, body: { plan }, learner, now, rows: [[current], [promo], [pending]] }) => {
      const learnerId = learner.id;
      if (config.DEMO_UPGRADES) {
        const granted = await grantDemo(db, { learnerId, plan, now, code: promo?.code ?? '' });
        if (!granted) throw new Conflict('You already have Premium.');
        return { subscription: subscriptionOf(granted) };
      }
      if (current) return { subscription: subscriptionOf(current) };
      if (!hasPayPal(config)) {
        throw new PaymentNeeded('Premium is granted after payment, and card payment is not set up here.');
      }
      const context: PaymentContext = { db, paypal: paypalOf(config), now, cause: 'reconciliation' };
      if (pending) await reconcileIfReachable(context, pending);
      const [paid] = await currentSubscription(db, { learnerId, now });
      if (!paid) throw new PaymentNeeded();
      return { subscription: subscriptionOf(paid) };
    },
  );
}

interface DemoGrant {
  learnerId: string;
  plan: PlanId;
  now: number;
  /** The promo code reserved for the learner; empty where there is none. */
  code: string;
}

/** Grants premium without payment; no row comes back where the learner has it already. */
async function grantDemo(
  db: Db,
  { learnerId, plan, now, code }: DemoGrant,
): Promise<SubscriptionRow | undefined> {
  const id = crypto.randomUUID();
  const grant = { learnerId, cause: 'demo', at: now };
  const [, , [granted]] = await db.batch([
    grantPremium(db, { ...grant, id, plan, startsAt: now, endsAt: endOfPlan(plan, now) }),
    redeem(
      db,
      { ...grant, code, subscriptionId: id },
      sql`${hasEntry(keys.grant(id))} and ${hasReservation(code, learnerId, now)}`,
    ),
    subscriptionById(db, learnerId, id),
  ]);
  return granted;
}

/** Reconciles an order; where PayPal cannot be reached the payment stays unconfirmed. */
async function reconcileIfReachable(context: PaymentContext, order: Order): Promise<void> {
  try {
    await reconcile(context, order);
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
  }
}
