import type { Db } from '@apologia/db';
import { ledger, orders, promoCodes, promoUses, subscriptions } from '@apologia/db/schema/billing';
import { learners } from '@apologia/db/schema/kernel';
import { asc, eq, inArray } from 'drizzle-orm';
import { type Books, derive } from './derive.ts';
import { orderDifferences } from './orders.ts';

export interface Audit {
  /** Sentences, one for each difference from the ledger. */
  differences: string[];
  entries: number;
  subscriptions: number;
  orders: number;
  /** How many orders have a payment under way: no difference, but worth knowing. */
  pendingOrders: number;
}

/** Reads everything at one instant, derives it anew from the ledger and compares. */
export async function audit(db: Db): Promise<Audit> {
  const [entries, subscriptionRows, codes, uses, orderRows, learnerRows] = await db.batch([
    db.select().from(ledger).orderBy(asc(ledger.id)),
    db.select().from(subscriptions),
    db.select().from(promoCodes),
    db.select().from(promoUses).where(eq(promoUses.status, 'redeemed')),
    db.select().from(orders),
    db
      .select({ id: learners.id })
      .from(learners)
      .where(inArray(learners.id, db.selectDistinct({ id: ledger.learnerId }).from(ledger))),
  ]);
  const books = derive(entries);
  return {
    differences: [
      ...subscriptionDifferences(books, subscriptionRows, new Set(learnerRows.map(({ id }) => id))),
      ...promoDifferences(books, codes, uses),
      ...orderDifferences(books, orderRows),
    ],
    entries: entries.length,
    subscriptions: subscriptionRows.length,
    orders: orderRows.length,
    pendingOrders: orderRows.filter(({ status }) => status === 'capturing' || status === 'pending').length,
  };
}

/** @param learnerIds learners who still have an account: a subscription is deleted with its learner, the ledger stays */
function subscriptionDifferences(
  books: Books,
  rows: (typeof subscriptions.$inferSelect)[],
  learnerIds: Set<string>,
): string[] {
  const remaining = new Map(rows.map(({ id, ...row }) => [id, row]));
  const differences: string[] = [];
  for (const [id, derived] of books.subscriptions) {
    const row = remaining.get(id);
    remaining.delete(id);
    if (!row && learnerIds.has(derived.learnerId)) differences.push(`subscription ${id} is missing`);
    if (!row) continue;
    for (const name of Object.keys(derived) as (keyof typeof derived)[]) {
      if (row[name] !== derived[name]) {
        differences.push(`subscription ${id}: ${name} is ${row[name]}, by the ledger ${derived[name]}`);
      }
    }
  }
  return [
    ...differences,
    ...[...remaining.keys()].map((id) => `subscription ${id} is not in the ledger`),
    ...gaps(books, learnerIds),
  ];
}

/** Sentences, one for each subscription that was granted for later and does not begin where another of its learner ends. */
function gaps({ subscriptions: derived, grantedAt }: Books, learnerIds: Set<string>): string[] {
  const isLater = (id: string, startsAt: number) => startsAt > (grantedAt.get(id) ?? startsAt);
  const ends = new Set(
    [...derived]
      // A subscription that was refunded before it began covers no time.
      .filter(([id, { startsAt, endsAt }]) => startsAt < endsAt || !isLater(id, startsAt))
      .map(([, { learnerId, endsAt }]) => `${learnerId} ${endsAt}`),
  );
  return [...derived]
    .filter(([id, { learnerId, startsAt, endsAt }]) => {
      const follows = startsAt < endsAt && isLater(id, startsAt);
      return follows && learnerIds.has(learnerId) && !ends.has(`${learnerId} ${startsAt}`);
    })
    .map(([id]) => `subscription ${id} follows on nothing: there is a gap before it`);
}

function promoDifferences(
  books: Books,
  codes: (typeof promoCodes.$inferSelect)[],
  uses: (typeof promoUses.$inferSelect)[],
): string[] {
  return codes.flatMap(({ code, redeemed, maxUses }) => {
    const derived = books.promos.get(code) ?? new Set<string>();
    const redeemers = uses.filter((use) => use.code === code);
    const unexplained = redeemers.filter(({ learnerId }) => !derived.has(learnerId));
    return [
      ...(redeemed === derived.size
        ? []
        : [`promo ${code}: ${redeemed} redeemed, by the ledger ${derived.size}`]),
      ...(derived.size > maxUses ? [`promo ${code}: ${derived.size} redeemed of ${maxUses}`] : []),
      ...(redeemers.length === derived.size && unexplained.length === 0
        ? []
        : [`promo ${code}: ${redeemers.length} learners marked, by the ledger ${derived.size}`]),
    ];
  });
}
