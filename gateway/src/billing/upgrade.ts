import { billing, type PlanId } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict, PaymentNeeded } from '../kernel/errors.ts';
import { handleLearnerMutation } from '../kernel/write/handleMutation.ts';
import { hasHappened, keys } from './ledger.ts';
import type { Billing } from './orders/billedOrder.ts';
import { type Order, unsettledOrder } from './orders/queries.ts';
import { reconcile } from './orders/settle.ts';
import { hasPayPal, paypalOf } from './paypal/account.ts';
import { PayPalFailure } from './paypal/failure.ts';
import { endOfPlan } from './period.ts';
import { heldPromo, isHeld } from './promo/queries.ts';
import { redeem } from './promo/redeem.ts';
import { currentSubscription, grantPremium, type SubscriptionRow, subscriptionWith } from './queries.ts';
import { subscriptionOf } from './reads.ts';

export function upgradeRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(
    app,
    billing.upgrade,
    {
      also: ({ var: { db, viewer } }) =>
        [currentSubscription(db, viewer), heldPromo(db, viewer), unsettledOrder(db, viewer)] as const,
    },
    async ({ db, config, body: { plan }, learner, now, rows: [[current], [promo], [unsettled]] }) => {
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
      const money: Billing = { db, paypal: paypalOf(config), now, cause: 'reconciliation' };
      if (unsettled) await settleNow(money, unsettled);
      const [paid] = await currentSubscription(db, { learnerId, now });
      if (!paid) throw new PaymentNeeded();
      return { subscription: subscriptionOf(paid) };
    },
  );
}

interface Demo {
  learnerId: string;
  plan: PlanId;
  now: number;
  /** The promo code kept for the learner; none is kept under the empty one. */
  code: string;
}

/** Premium without payment; no row where the learner has it already. */
async function grantDemo(db: Db, { learnerId, plan, now, code }: Demo): Promise<SubscriptionRow | undefined> {
  const id = crypto.randomUUID();
  const about = { learnerId, cause: 'demo', at: now };
  const [, , [granted]] = await db.batch([
    grantPremium(db, { ...about, id, plan, startsAt: now, endsAt: endOfPlan(plan, now) }),
    redeem(
      db,
      { ...about, code, subscriptionId: id },
      sql`${hasHappened(keys.grant(id))} and ${isHeld(code, learnerId, now)}`,
    ),
    subscriptionWith(db, learnerId, id),
  ]);
  return granted;
}

/** Asks PayPal a last time; out of reach it has confirmed nothing. */
async function settleNow(money: Billing, order: Order): Promise<void> {
  try {
    await reconcile(money, order);
  } catch (error) {
    if (!(error instanceof PayPalFailure)) throw error;
  }
}
