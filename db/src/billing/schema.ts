import type { PlanId, Subscription } from '@apologia/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../kernel/schema.ts';

/**
 * A span of premium. A learner is premium while one of theirs covers now. Written by triggers on the ledger and by
 * nothing else.
 */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    /** The id of the order that paid for it, if one did. */
    id: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    plan: text().$type<PlanId>().notNull(),
    /** Why it was granted. */
    cause: text().$type<Subscription['cause']>().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    cancelledAt: integer(),
  },
  (table) => [
    index('subscriptions_by_learner').on(table.learnerId, table.endsAt),
    index('subscriptions_by_end').on(table.endsAt),
  ],
);

/** Codes that take something off the price. The seed writes the first; its counts are never written again. */
export const promoCodes = sqliteTable(
  'promo_codes',
  {
    /** In capitals. */
    code: text().primaryKey(),
    percent: integer().notNull(),
    maxUses: integer().notNull(),
    /** How many uses are redeemed: counted by a trigger on the ledger. */
    redeemed: integer().notNull().default(0),
    startsAt: integer(),
    expiresAt: integer(),
  },
  // An order of nothing cannot be paid.
  () => [check('promo_percent', sql`percent between 1 and 99`)],
);

/** A learner's use of a code, one at most. Learners are not referred to: a use stays used when its learner is gone. */
export const promoUses = sqliteTable(
  'promo_uses',
  {
    code: text()
      .notNull()
      .references(() => promoCodes.code),
    learnerId: text().notNull(),
    /** A reservation counts until it expires; a redeemed use counts in the code itself. */
    status: text().$type<'reserved' | 'redeemed' | 'released'>().notNull(),
    expiresAt: integer().notNull(),
    /** When the reservation was last begun or extended, and how often since the count last began anew. */
    appliedAt: integer().notNull().default(0),
    applies: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.learnerId] }),
    index('promo_uses_reserved').on(table.code, table.status, table.expiresAt),
    index('promo_uses_by_learner').on(table.learnerId, table.status, table.expiresAt),
  ],
);

/**
 * `created` before PayPal has an order of its own, `open` once it has, `capturing` from the moment it is asked to capture the
 * payment, `pending` while it reviews the payment, then `completed` or `failed`. `superseded`: another order took its place
 * before it was paid. `refunded`: refunded in full. `mismatched`: what was paid is not what was ordered.
 */
export type OrderStatus =
  | 'created'
  | 'open'
  | 'capturing'
  | 'pending'
  | 'completed'
  | 'failed'
  | 'superseded'
  | 'refunded'
  | 'mismatched';

/** Payments through PayPal. They outlive the learner, as accounts do. */
export const orders = sqliteTable(
  'orders',
  {
    id: text().primaryKey(),
    /** The id of PayPal's order; none before there is one. */
    paypalId: text().unique('orders_by_paypal_id'),
    learnerId: text().notNull(),
    plan: text().$type<PlanId>().notNull(),
    amountCents: integer().notNull(),
    promoCode: text(),
    status: text().$type<OrderStatus>().notNull(),
    /** After PayPal refused an attempt, the next one has another number, so that PayPal looks at it anew. */
    captureAttempt: integer().notNull().default(1),
    /** PayPal's id of the captured payment. */
    captureId: text().unique('orders_by_capture_id'),
    capturedAt: integer(),
    refundedCents: integer().notNull().default(0),
    createdAt: integer().notNull(),
    /** When PayPal was last asked to capture the payment; none once it has refused. */
    captureAskedAt: integer(),
  },
  (table) => [
    index('orders_by_learner').on(table.learnerId, table.createdAt),
    // Of two orders that can be paid at once, both might be.
    uniqueIndex('orders_payable')
      .on(table.learnerId)
      .where(sql`${table.status} in ('open', 'capturing', 'pending')`),
  ],
);

export type LedgerKind =
  | 'order'
  | 'capture'
  | 'refund'
  | 'reversal'
  | 'grant'
  | 'revocation'
  | 'move'
  | 'cancellation'
  | 'promo';

/**
 * What happened to money, premium and promo codes, in order. Triggers refuse to change or delete a row, and bring
 * `subscriptions` and the counts of the codes to what it says.
 */
export const ledger = sqliteTable(
  'ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Each entry is written once: a second one with its key is not inserted. */
    key: text().notNull().unique('ledger_keys'),
    kind: text().$type<LedgerKind>().notNull(),
    learnerId: text().notNull(),
    /** What set it off, as `capture`, `demo` or `webhook WH-…`. */
    cause: text().notNull(),
    orderId: text(),
    subscriptionId: text(),
    promoCode: text(),
    plan: text().$type<PlanId>(),
    /** Captured: positive; refunded: negative. */
    amountCents: integer(),
    startsAt: integer(),
    endsAt: integer(),
    at: integer().notNull(),
  },
  (table) => [index('ledger_by_order').on(table.orderId)],
);

/** Webhook events that were processed, for as long as PayPal may deliver them again. */
export const webhookEvents = sqliteTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    transmissionId: text().notNull(),
    eventType: text().notNull(),
    receivedAt: integer().notNull(),
  },
  (table) => [index('webhook_events_by_time').on(table.receivedAt)],
);
