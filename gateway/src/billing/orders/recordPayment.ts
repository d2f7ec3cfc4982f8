import { subscriptions } from '@apologia/db/schema/billing';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import { enter, entryWith, hasHappened, keys } from '../ledger.ts';
import type { Payment } from '../paypal/payment.ts';
import { endOfPlan } from '../period.ts';
import { redeem } from '../promo/redeem.ts';
import { grantPremium } from '../queries.ts';
import type { Billing } from './billedOrder.ts';
import { moveOrder, type Order } from './queries.ts';

/** More grants than a learner can be given while one is written. */
const attempts = 5;

/**
 * Writes down a payment that was made and grants what was paid for: together or not at all, and once, however often it is
 * heard of. Whoever has premium already gets it from there on: money that was taken is never for nothing.
 */
export async function recordPayment(billing: Billing, order: Order, payment: Payment): Promise<void> {
  let startsAt = billing.now;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { isGranted, premiumUntil } = await write(billing, order, payment, startsAt);
    // Of what went back before it was heard of nothing is granted.
    if (isGranted || payment.isReturned) return;
    startsAt = premiumUntil ?? startsAt;
  }
  throw new Error(`order ${order.id} is paid and could not be granted`);
}

async function write(
  { db, now, cause }: Billing,
  { id, learnerId, plan, amountCents, promoCode }: Order,
  { captureId, isReturned }: Payment,
  startsAt: number,
) {
  const about = { learnerId, orderId: id, cause, at: now };
  const granted = hasHappened(keys.grant(id));
  const grant = grantPremium(
    db,
    { ...about, id, plan, startsAt, endsAt: endOfPlan(plan, startsAt) },
    isReturned ? sql`false` : sql`true`,
  );
  const recorded = isReturned ? sql`true` : granted;
  const [, , , rows, [premium]] = await db.batch([
    grant,
    enter(db, { ...about, key: keys.capture(captureId), kind: 'capture', plan, amountCents }, recorded),
    moveOrder(
      db,
      id,
      ['created', 'open', 'capturing', 'pending', 'failed', 'superseded'],
      { status: 'completed', captureId, capturedAt: now },
      recorded,
    ),
    entryWith(db, keys.grant(id)),
    db
      .select({ until: max(subscriptions.endsAt) })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.learnerId, learnerId),
          // What was given back before it began ends nothing.
          gt(subscriptions.endsAt, sql`max(${now}, ${subscriptions.startsAt})`),
        ),
      ),
    // Without a promo code a statement that finds nothing to do.
    redeem(
      db,
      { ...about, code: promoCode ?? '', subscriptionId: id },
      promoCode === null ? sql`false` : granted,
    ),
  ]);
  return { isGranted: rows.length > 0, premiumUntil: premium?.until ?? null };
}
