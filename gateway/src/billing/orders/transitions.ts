import { orders } from '@apologia/db/schema/billing';
import { and, eq, sql } from 'drizzle-orm';
import { endOfPlan } from '../period.ts';
import { hasReservation, suspendExpiry } from '../promo/queries.ts';
import { resumeExpiry } from '../promo/reserve.ts';
import { hasPremiumDuring } from '../queries.ts';
import type { PaymentContext } from './paymentContext.ts';
import { type Order, transitionOrder } from './queries.ts';

/** How long PayPal may still act on a capture request that it left unanswered: as long as it keeps the request's id. */
const requestLifetimeMs = 6 * 60 * 60_000;

const hasStatus = (order: Order, status: Order['status']) =>
  sql`exists (select 1 from ${orders} where ${and(eq(orders.id, order.id), eq(orders.status, status))})`;

/**
 * Records that PayPal is about to be asked to capture the payment, and stops the promo reservation from expiring until the
 * payment has ended. No row comes back where the order cannot be paid now: the learner has premium, or the reservation
 * expired meanwhile.
 */
export async function beginCapture({ db, now }: PaymentContext, order: Order) {
  const { id, learnerId, promoCode } = order;
  const span = { startsAt: now, endsAt: endOfPlan(order.plan, now) };
  const isPayable = and(
    sql`not ${hasPremiumDuring(learnerId, span)}`,
    promoCode === null ? undefined : hasReservation(promoCode, learnerId, now),
  );
  const change = { status: 'capturing', captureAskedAt: now } as const;
  const transition = transitionOrder(db, id, ['open', 'capturing'], change, isPayable);
  if (promoCode === null) return (await transition)[0];
  const use = { code: promoCode, learnerId, now };
  const [[row]] = await db.batch([transition, suspendExpiry(db, use, hasStatus(order, 'capturing'))]);
  return row;
}

/** Whether PayPal may still be capturing the payment, although its order does not show one. */
export const isCaptureInFlight = ({ now }: PaymentContext, { status, captureAskedAt }: Order): boolean =>
  status === 'capturing' && captureAskedAt !== null && captureAskedAt > now - requestLifetimeMs;

/**
 * Makes an order payable again: no money was taken.
 * @param isRefused PayPal said no; the next attempt gets a request id of its own, so that PayPal looks at it anew
 */
export function reopenOrder(context: PaymentContext, order: Order, isRefused = false): Promise<void> {
  const captureAttempt = order.captureAttempt + (isRefused ? 1 : 0);
  const isSameAttempt = and(
    eq(orders.captureAttempt, order.captureAttempt),
    sql`${orders.captureAskedAt} is ${order.captureAskedAt}`,
  );
  const change = { status: 'open', captureAttempt, captureAskedAt: null } as const;
  const transition = transitionOrder(context.db, order.id, ['capturing'], change, isSameAttempt);
  return withReservationResumed(context, order, transition, 'open');
}

/** Marks an order as failed: no money was taken, and none will be. */
export function failOrder(context: PaymentContext, order: Order): Promise<void> {
  const transition = transitionOrder(context.db, order.id, ['open', 'capturing', 'pending'], {
    status: 'failed',
  });
  return withReservationResumed(context, order, transition, 'failed');
}

/** Runs a transition; the promo reservation expires again from now on. */
async function withReservationResumed(
  { db, now }: PaymentContext,
  order: Order,
  transition: ReturnType<typeof transitionOrder>,
  status: Order['status'],
): Promise<void> {
  if (order.promoCode === null) {
    await transition;
    return;
  }
  const use = { code: order.promoCode, learnerId: order.learnerId, now };
  await db.batch([transition, resumeExpiry(db, use, hasStatus(order, status))]);
}
