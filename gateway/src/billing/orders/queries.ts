import type { Db } from '@apologia/db';
import { ledger, type OrderStatus, orders } from '@apologia/db/schema/billing';
import { and, desc, eq, getTableColumns, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import { hasEntry, insertEntry, keys } from '../ledger.ts';
import { hasReservation } from '../promo/queries.ts';

export type Order = typeof orders.$inferSelect;

/** PayPal was asked to capture the payment, and it is neither completed nor failed. */
const pendingStatuses: OrderStatus[] = ['capturing', 'pending'];

/** The viewer's order that has this id at PayPal. */
export function ownOrder(db: Db, viewer: Viewer, paypalId: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.paypalId, paypalId), eq(orders.learnerId, viewer.learnerId)));
}

/** The viewer's order whose payment is under way; there is one at most. */
export function pendingOrder(db: Db, viewer: Viewer) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.learnerId, viewer.learnerId), inArray(orders.status, pendingStatuses)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
}

/** An order by whichever of its ids is known: ours, PayPal's, or that of its capture. */
export function orderByAnyId(db: Db, ids: { id?: string; paypalId?: string; captureId?: string }) {
  const { id = '', paypalId = '', captureId = '' } = ids;
  return db
    .select()
    .from(orders)
    .where(or(eq(orders.paypalId, paypalId), eq(orders.id, id), eq(orders.captureId, captureId)))
    .limit(1);
}

/** The orders that the viewer paid, the newest first. */
export function paidOrders(db: Db, viewer: Viewer) {
  const reversal = and(
    eq(qualified(ledger.orderId), qualified(orders.id)),
    eq(qualified(ledger.kind), 'reversal'),
  );
  return db
    .select({
      ...getTableColumns(orders),
      reversedCents:
        sql<number>`(select -coalesce(sum(${ledger.amountCents}), 0) from ${ledger} where ${reversal})`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .where(and(eq(orders.learnerId, viewer.learnerId), isNotNull(orders.capturedAt)))
    .orderBy(desc(orders.createdAt))
    .limit(100);
}

export type PaidOrder = Awaited<ReturnType<typeof paidOrders>>[number];

/** Inserts an order before PayPal's is created; no row comes back where its promo code is no longer reserved. */
export function insertOrder(
  db: Db,
  order: Pick<Order, 'id' | 'learnerId' | 'plan' | 'amountCents' | 'promoCode' | 'createdAt'>,
) {
  const { id, learnerId, plan, amountCents, promoCode, createdAt } = order;
  const entry = { key: keys.order(id), kind: 'order', cause: 'learner', orderId: id, at: createdAt } as const;
  const row: Order = {
    ...order,
    paypalId: null,
    status: 'created',
    captureAttempt: 1,
    captureId: null,
    capturedAt: null,
    refundedCents: 0,
    captureAskedAt: null,
  };
  return [
    insertEntry(
      db,
      { ...entry, learnerId, plan, promoCode, amountCents },
      promoCode === null ? sql`true` : hasReservation(promoCode, learnerId, createdAt),
    ),
    db
      .insert(orders)
      .select(sql`${selectColumns(orders, row)} where ${hasEntry(keys.order(id))}`)
      .returning({ id: orders.id }),
  ] as const;
}

/** Links an order to PayPal's and opens it for payment in place of others; no row comes back while another payment is under way. */
export function openOrder(db: Db, { id, learnerId }: Pick<Order, 'id' | 'learnerId'>, paypalId: string) {
  const isAnotherPending = sql`exists (select 1 from ${orders} as other where other.learner_id = ${learnerId} and other.status in ('capturing', 'pending'))`;
  return [
    supersedeOrders(db, learnerId, id),
    db
      .update(orders)
      .set({ paypalId, status: 'open' })
      .where(and(eq(orders.id, id), eq(orders.status, 'created'), sql`not ${isAnotherPending}`))
      .returning({ id: orders.id }),
  ] as const;
}

/** Supersedes a learner's open orders, so that they can no longer be paid. @param except the order that takes their place */
export function supersedeOrders(db: Db, learnerId: string, except?: string) {
  return db
    .update(orders)
    .set({ status: 'superseded' })
    .where(
      and(
        eq(orders.learnerId, learnerId),
        eq(orders.status, 'open'),
        except === undefined ? undefined : ne(orders.id, except),
      ),
    );
}

/** Changes an order that is in one of these statuses, if a condition holds. */
export function transitionOrder(
  db: Db,
  id: string,
  from: OrderStatus[],
  change: Partial<Order>,
  condition?: SQL,
) {
  return db
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, id), inArray(orders.status, from), condition))
    .returning({ id: orders.id, status: orders.status });
}
