import type { Db } from '@apologia/db';
import { ledger, type OrderStatus, orders } from '@apologia/db/schema/billing';
import { and, desc, eq, getTableColumns, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';
import { enter, hasHappened, keys } from '../ledger.ts';
import { isHeld } from '../promo/queries.ts';

export type Order = typeof orders.$inferSelect;

/** PayPal was asked for the money and has not settled it. */
const unsettled: OrderStatus[] = ['capturing', 'pending'];

/** The viewer's order by PayPal's id of it. */
export function ownOrder(db: Db, viewer: Viewer, paypalId: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.paypalId, paypalId), eq(orders.learnerId, viewer.learnerId)));
}

/** The viewer's order that PayPal has not settled; one at most. */
export function unsettledOrder(db: Db, viewer: Viewer) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.learnerId, viewer.learnerId), inArray(orders.status, unsettled)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
}

/** An order by any of the names PayPal knows it under. */
export function namedOrder(db: Db, names: { id?: string; paypalId?: string; captureId?: string }) {
  const { id = '', paypalId = '', captureId = '' } = names;
  return db
    .select()
    .from(orders)
    .where(or(eq(orders.paypalId, paypalId), eq(orders.id, id), eq(orders.captureId, captureId)))
    .limit(1);
}

/** What the viewer paid, the newest first. */
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

/** Writes down an order before PayPal is asked; no row comes back where its promo code is no longer kept. */
export function writeOrder(
  db: Db,
  order: Pick<Order, 'id' | 'learnerId' | 'plan' | 'amountCents' | 'promoCode' | 'createdAt'>,
) {
  const { id, learnerId, plan, amountCents, promoCode, createdAt } = order;
  const entry = { key: keys.order(id), kind: 'order', cause: 'learner', orderId: id, at: createdAt } as const;
  return [
    enter(
      db,
      { ...entry, learnerId, plan, promoCode, amountCents },
      promoCode === null ? sql`true` : isHeld(promoCode, learnerId, createdAt),
    ),
    db
      .insert(orders)
      .select(
        sql`select ${id}, null, ${learnerId}, ${plan}, ${amountCents}, ${promoCode}, 'created', 1, null, null, 0, ${createdAt}, null where ${hasHappened(keys.order(id))}`,
      )
      .returning({ id: orders.id }),
  ] as const;
}

/** Gives an order PayPal's id and makes it the one that can be paid; no row comes back while another is under way. */
export function openOrderRow(db: Db, { id, learnerId }: Pick<Order, 'id' | 'learnerId'>, paypalId: string) {
  const anotherUnderWay = sql`exists (select 1 from ${orders} as other where other.learner_id = ${learnerId} and other.status in ('capturing', 'pending'))`;
  return [
    supersede(db, learnerId, id),
    db
      .update(orders)
      .set({ paypalId, status: 'open' })
      .where(and(eq(orders.id, id), eq(orders.status, 'created'), sql`not ${anotherUnderWay}`))
      .returning({ id: orders.id }),
  ] as const;
}

/** Takes a learner's orders off that could still be paid. @param except the one that takes their place */
export function supersede(db: Db, learnerId: string, except?: string) {
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

/** Moves an order on from the states it may be in, if a condition holds. */
export function moveOrder(db: Db, id: string, from: OrderStatus[], change: Partial<Order>, condition?: SQL) {
  return db
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, id), inArray(orders.status, from), condition))
    .returning({ id: orders.id, status: orders.status });
}
