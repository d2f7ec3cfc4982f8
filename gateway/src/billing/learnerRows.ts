import type { Db } from '@apologia/db';
import { ledger, orders, promoUses, subscriptions } from '@apologia/db/schema/billing';
import { and, eq, lt, ne, type SQL } from 'drizzle-orm';
import { deleteRows, type LearnerRows } from '../kernel/learnerRows.ts';
import { supersedeOrders } from './orders/queries.ts';
import { noExpiry } from './promo/reservation.ts';

/** A learner's premium, payments and promo codes. */
export const exportLearner = (learnerId: string): LearnerRows[] =>
  [subscriptions, promoUses, orders, ledger].map((table) => ({
    table,
    where: eq(table.learnerId, learnerId),
  }));

/**
 * Ends what was not paid for and deletes premium. The books stay, ledger, orders and redeemed codes, with the id of an account that is
 * gone: a payment that PayPal completes later is recorded, and can be given back.
 */
export const eraseLearner = (db: Db, learnerId: string) => [
  supersedeOrders(db, learnerId),
  ...deleteRows(db, [
    { table: subscriptions, where: eq(subscriptions.learnerId, learnerId) },
    {
      table: promoUses,
      // One with a payment under way is not released: somebody else would take the use that the payment redeems.
      where: and(
        eq(promoUses.learnerId, learnerId),
        ne(promoUses.status, 'redeemed'),
        lt(promoUses.expiresAt, noExpiry),
      ) as SQL,
    },
  ]),
];
