import { orders } from '@apologia/db/schema/billing';
import { and, eq, sql } from 'drizzle-orm';
import { endOfPlan } from '../period.ts';
import { isHeld, keepUntilSettled } from '../promo/queries.ts';
import { keepForAnotherTry } from '../promo/reserve.ts';
import { overlapping } from '../queries.ts';
import { type Billing, unansweredMs } from './billedOrder.ts';
import { moveOrder, type Order } from './queries.ts';

const isNow = (order: Order, status: Order['status']) =>
  sql`exists (select 1 from ${orders} where ${and(eq(orders.id, order.id), eq(orders.status, status))})`;

/**
 * Writes down that PayPal is about to be asked for the money, and keeps the promo code until that is settled. No row comes
 * back where the order cannot be paid now: the learner has premium, or the promo code ran out meanwhile.
 */
export async function beginCapture({ db, now }: Billing, order: Order) {
  const { id, learnerId, promoCode } = order;
  const span = { startsAt: now, endsAt: endOfPlan(order.plan, now) };
  const mayBePaid = and(
    sql`not ${overlapping(learnerId, span)}`,
    promoCode === null ? undefined : isHeld(promoCode, learnerId, now),
  );
  const asked = { status: 'capturing', captureAskedAt: now } as const;
  const begun = moveOrder(db, id, ['open', 'capturing'], asked, mayBePaid);
  if (promoCode === null) return (await begun)[0];
  const use = { code: promoCode, learnerId, now };
  const [[row]] = await db.batch([begun, keepUntilSettled(db, use, isNow(order, 'capturing'))]);
  return row;
}

/** Whether PayPal was asked for the money so lately that it may be taking it, although it does not show that. */
export const isUnanswered = ({ now }: Billing, { status, captureAskedAt }: Order): boolean =>
  status === 'capturing' && captureAskedAt !== null && captureAskedAt > now - unansweredMs;

/** Nothing was taken: the learner may try again. @param refused PayPal said no, and is to look at the next attempt anew */
export function reopenOrder(billing: Billing, order: Order, refused = false): Promise<void> {
  const captureAttempt = order.captureAttempt + (refused ? 1 : 0);
  const isSameAttempt = and(
    eq(orders.captureAttempt, order.captureAttempt),
    sql`${orders.captureAskedAt} is ${order.captureAskedAt}`,
  );
  const change = { status: 'open', captureAttempt, captureAskedAt: null } as const;
  const moved = moveOrder(billing.db, order.id, ['capturing'], change, isSameAttempt);
  return withPromoLeft(billing, order, moved, 'open');
}

/** Nothing was taken, and nothing will be. */
export function closeOrder(billing: Billing, order: Order): Promise<void> {
  const moved = moveOrder(billing.db, order.id, ['open', 'capturing', 'pending'], { status: 'failed' });
  return withPromoLeft(billing, order, moved, 'failed');
}

/** The promo code is the learner's for another while. */
async function withPromoLeft(
  { db, now }: Billing,
  order: Order,
  moved: ReturnType<typeof moveOrder>,
  status: Order['status'],
): Promise<void> {
  if (order.promoCode === null) {
    await moved;
    return;
  }
  const use = { code: order.promoCode, learnerId: order.learnerId, now };
  await db.batch([moved, keepForAnotherTry(db, use, isNow(order, status))]);
}
