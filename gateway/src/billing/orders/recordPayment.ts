import { subscriptions } from '@apologia/db/schema/billing';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import { log } from '../../kernel/log/log.ts';
import { entryByKey, hasEntry, insertEntry, keys } from '../ledger.ts';
import type { Payment } from '../paypal/payment.ts';
import { endOfPlan } from '../period.ts';
import { redeem } from '../promo/redeem.ts';
import { grantPremium } from '../queries.ts';
import type { PaymentContext } from './paymentContext.ts';
import { type Order, transitionOrder } from './queries.ts';

/** More than the grants that other requests can make to one learner meanwhile. */
const maxAttempts = 5;

const nobodys = 'the learner has deleted their account meanwhile: give the payment back';

/**
 * Records a completed payment and grants the premium that it paid for: both or neither, and once, however often PayPal reports
 * it. A learner who has premium already gets the paid span after it.
 */
export async function recordPayment(context: PaymentContext, order: Order, payment: Payment): Promise<void> {
  let startsAt = context.now;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { isGranted, isNobodys, premiumUntil } = await insertPayment(context, order, payment, startsAt);
    if (isNobodys) log('warn', { order: order.id, capture: payment.captureId, error: nobodys });
    // A payment that was refunded before we heard of it grants nothing.
    if (isGranted || payment.isRefunded) return;
    startsAt = premiumUntil ?? startsAt;
  }
  throw new Error(`order ${order.id} is paid and could not be granted`);
}

async function insertPayment(
  { db, now, cause }: PaymentContext,
  { id, learnerId, plan, amountCents, promoCode }: Order,
  { captureId, isRefunded }: Payment,
  startsAt: number,
) {
  const entry = { learnerId, orderId: id, cause, at: now };
  const isGranted = hasEntry(keys.grant(id));
  const grant = grantPremium(
    db,
    { ...entry, id, plan, startsAt, endsAt: endOfPlan(plan, startsAt) },
    isRefunded ? sql`false` : sql`true`,
  );
  const isRecordable = isRefunded ? sql`true` : isGranted;
  const [granted, , , grants, [premium]] = await db.batch([
    grant,
    insertEntry(
      db,
      { ...entry, key: keys.capture(captureId), kind: 'capture', plan, amountCents },
      isRecordable,
    ),
    transitionOrder(
      db,
      id,
      ['created', 'open', 'capturing', 'pending', 'failed', 'superseded'],
      { status: 'completed', captureId, capturedAt: now },
      isRecordable,
    ),
    entryByKey(db, keys.grant(id)),
    db
      .select({ until: max(subscriptions.endsAt) })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.learnerId, learnerId),
          // A subscription that was refunded before it began covers no time.
          gt(subscriptions.endsAt, sql`max(${now}, ${subscriptions.startsAt})`),
        ),
      ),
    // An order without a promo code redeems none: the condition is false.
    redeem(
      db,
      { ...entry, code: promoCode ?? '', subscriptionId: id },
      promoCode === null ? sql`false` : isGranted,
    ),
  ]);
  const premiumUntil = premium?.until ?? null;
  // What was granted just now covers some time, unless there is nobody to have it.
  return {
    isGranted: grants.length > 0,
    isNobodys: granted.length > 0 && premiumUntil === null,
    premiumUntil,
  };
}
