import type { Db } from '@apologia/db';
import { type LedgerKind, ledger, orders } from '@apologia/db/schema/billing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { hasEntry, type InsertEntry, insertEntry, keys } from '../ledger.ts';
import { moveForward } from '../moveForward.ts';
import type { Payment } from '../paypal/payment.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { Order } from './queries.ts';

/** Records refunds. A full refund ends premium, a partial one does not. @returns whether the payment is refunded in full */
export async function recordRefunds(
  context: PaymentContext,
  order: Order,
  payment: Payment,
): Promise<boolean> {
  const { refunds, isRefunded, captureId } = payment;
  if (refunds.length === 0 && !isRefunded) return false;
  // PayPal's list of refunds may lag behind the status of the capture.
  const listed =
    refunds.length > 0 ? refunds : [{ id: context.reversalId ?? captureId, amountCents: order.amountCents }];
  const entries = [
    ...listed.map(({ id, amountCents }) =>
      id === context.reversalId
        ? insertRefund(context, order, 'reversal', keys.reversal(captureId), amountCents)
        : insertRefund(context, order, 'refund', keys.refund(id), amountCents),
    ),
    ...(isRefunded ? revokePremium(context, order) : []),
  ];
  await context.db.batch([...(entries as [InsertEntry]), updateRefundedTotal(context.db, order, isRefunded)]);
  return isRefunded;
}

/** Records that the learner's bank reversed the payment, less what was refunded before: that is final, and premium ends. */
export async function recordReversal(context: PaymentContext, order: Order): Promise<void> {
  const key = keys.reversal(order.captureId ?? '');
  await context.db.batch([
    insertRefund(context, order, 'reversal', key, order.amountCents - order.refundedCents),
    ...revokePremium(context, order),
    updateRefundedTotal(context.db, order, true),
  ]);
}

/** Inserts an entry of money that went back: never more than was captured, under whatever ids PayPal reports it. */
const insertRefund = (
  { db, now, cause }: PaymentContext,
  order: Order,
  kind: 'refund' | 'reversal',
  key: string,
  cents: number,
) =>
  insertEntry(
    db,
    { key, kind, learnerId: order.learnerId, orderId: order.id, cause, amountCents: -cents, at: now },
    sql`(select sum(${ledger.amountCents}) from ${ledger} where ${entriesOf(order, ['capture', 'refund', 'reversal'])}) >= ${cents} and ${cents} > 0`,
  );

const entriesOf = ({ id }: Order, kinds: LedgerKind[]) =>
  and(eq(ledger.orderId, id), inArray(ledger.kind, kinds));

/** Ends the premium of an order and moves later subscriptions forward, so that no gap comes before what is paid for. */
const revokePremium = ({ db, now, cause }: PaymentContext, { id, learnerId }: Order) => {
  const change = { learnerId, cause, at: now };
  const entry = { ...change, key: keys.revocation(id), kind: 'revocation', orderId: id } as const;
  return [
    moveForward(db, { ...change, revokedId: id }),
    insertEntry(db, { ...entry, subscriptionId: id }, hasEntry(keys.grant(id))),
  ] as const;
};

const refundedStatus = sql`case when ${orders.status} = 'completed' then 'refunded' else ${orders.status} end`;

function updateRefundedTotal(db: Db, order: Order, isRefunded: boolean) {
  const returned = sql`(select -coalesce(sum(${ledger.amountCents}), 0) from ${ledger} where ${entriesOf(order, ['refund', 'reversal'])})`;
  return db
    .update(orders)
    .set({ refundedCents: returned, ...(isRefunded && { status: refundedStatus }) })
    .where(eq(orders.id, order.id));
}
