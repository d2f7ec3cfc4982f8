import type { Db } from '@apologia/db';
import { type LedgerKind, ledger, orders } from '@apologia/db/schema/billing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Entering, enter, hasHappened, keys } from '../ledger.ts';
import { moveForward } from '../moveForward.ts';
import type { Payment } from '../paypal/payment.ts';
import type { Billing } from './billedOrder.ts';
import type { Order } from './queries.ts';

/** Writes down what went back. With all of it gone premium ends; a part leaves it. @returns whether all of it is gone */
export async function recordRefunds(billing: Billing, order: Order, payment: Payment): Promise<boolean> {
  const { refunds, isReturned, captureId } = payment;
  if (refunds.length === 0 && !isReturned) return false;
  // PayPal's list may lag behind what it says of the payment.
  const known =
    refunds.length > 0 ? refunds : [{ id: billing.reversalId ?? captureId, amountCents: order.amountCents }];
  const entries = [
    ...known.map(({ id, amountCents }) =>
      id === billing.reversalId
        ? giveBack(billing, order, 'reversal', keys.reversal(captureId), amountCents)
        : giveBack(billing, order, 'refund', keys.refund(id), amountCents),
    ),
    ...(isReturned ? revoke(billing, order) : []),
  ];
  await billing.db.batch([...(entries as [Entering]), sumReturned(billing.db, order, isReturned)]);
  return isReturned;
}

/** Writes down that the learner's bank took back what was left: PayPal's word for it is final, and premium ends. */
export async function recordReversal(billing: Billing, order: Order): Promise<void> {
  const key = keys.reversal(order.captureId ?? '');
  await billing.db.batch([
    giveBack(billing, order, 'reversal', key, order.amountCents - order.refundedCents),
    ...revoke(billing, order),
    sumReturned(billing.db, order, true),
  ]);
}

/** An entry of money that went back: no more than there is, whatever names PayPal tells it under. */
const giveBack = (
  { db, now, cause }: Billing,
  order: Order,
  kind: 'refund' | 'reversal',
  key: string,
  cents: number,
) =>
  enter(
    db,
    { key, kind, learnerId: order.learnerId, orderId: order.id, cause, amountCents: -cents, at: now },
    sql`(select sum(${ledger.amountCents}) from ${ledger} where ${moneyOf(order, ['capture', 'refund', 'reversal'])}) >= ${cents} and ${cents} > 0`,
  );

const moneyOf = ({ id }: Order, kinds: LedgerKind[]) =>
  and(eq(ledger.orderId, id), inArray(ledger.kind, kinds));

/** Premium ends, and what is paid for after it moves forward: nobody waits through a gap for what they have paid. */
const revoke = ({ db, now, cause }: Billing, { id, learnerId }: Order) => {
  const about = { learnerId, cause, at: now };
  const entry = { ...about, key: keys.revocation(id), kind: 'revocation', orderId: id } as const;
  return [
    moveForward(db, { ...about, revokedId: id }),
    enter(db, { ...entry, subscriptionId: id }, hasHappened(keys.grant(id))),
  ] as const;
};

const refunded = sql`case when ${orders.status} = 'completed' then 'refunded' else ${orders.status} end`;

function sumReturned(db: Db, order: Order, isReturned: boolean) {
  const returned = sql`(select -coalesce(sum(${ledger.amountCents}), 0) from ${ledger} where ${moneyOf(order, ['refund', 'reversal'])})`;
  return db
    .update(orders)
    .set({ refundedCents: returned, ...(isReturned && { status: refunded }) })
    .where(eq(orders.id, order.id));
}
