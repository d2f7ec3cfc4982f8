import type { Db } from '@apologia/db';
import { ledger, orders, promoCodes, promoUses, subscriptions } from '@apologia/db/schema/billing';
import { learners } from '@apologia/db/schema/kernel';
import { asc, eq, inArray } from 'drizzle-orm';
import { type Books, derive } from './derive.ts';
import { orderDifferences } from './orders.ts';

export interface Audit {
  /** Sentences, one for each thing that is not as the ledger has it. */
  differences: string[];
  entries: number;
  subscriptions: number;
  orders: number;
  /** Orders that PayPal has not settled: no difference, but worth knowing. */
  unsettled: number;
}

/** Reads everything at one instant, works it out anew from the ledger and compares. */
export async function audit(db: Db): Promise<Audit> {
  const [entries, subscribed, codes, uses, ordered, people] = await db.batch([
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
      ...subscriptionDifferences(books, subscribed, new Set(people.map(({ id }) => id))),
      ...promoDifferences(books, codes, uses),
      ...orderDifferences(books, ordered),
    ],
    entries: entries.length,
    subscriptions: subscribed.length,
    orders: ordered.length,
    unsettled: ordered.filter(({ status }) => status === 'capturing' || status === 'pending').length,
  };
}

/** @param living learners that are still here: a subscription goes with its learner, the ledger stays */
function subscriptionDifferences(
  books: Books,
  rows: (typeof subscriptions.$inferSelect)[],
  living: Set<string>,
): string[] {
  const found = new Map(rows.map(({ id, ...row }) => [id, row]));
  const differences: string[] = [];
  for (const [id, derived] of books.subscriptions) {
    const row = found.get(id);
    found.delete(id);
    if (!row && living.has(derived.learnerId)) differences.push(`subscription ${id} is missing`);
    if (!row) continue;
    for (const name of Object.keys(derived) as (keyof typeof derived)[]) {
      if (row[name] !== derived[name]) {
        differences.push(`subscription ${id}: ${name} is ${row[name]}, by the ledger ${derived[name]}`);
      }
    }
  }
  return [
    ...differences,
    ...[...found.keys()].map((id) => `subscription ${id} is not in the ledger`),
    ...gaps(books, living),
  ];
}

/** Where premium that was not to begin at once does not begin where other premium of its learner ends. */
function gaps({ subscriptions: derived, grantedAt }: Books, living: Set<string>): string[] {
  const isLater = (id: string, startsAt: number) => startsAt > (grantedAt.get(id) ?? startsAt);
  const ends = new Set(
    [...derived]
      // What was given back before it began ends nothing.
      .filter(([id, { startsAt, endsAt }]) => startsAt < endsAt || !isLater(id, startsAt))
      .map(([, { learnerId, endsAt }]) => `${learnerId} ${endsAt}`),
  );
  return [...derived]
    .filter(([id, { learnerId, startsAt, endsAt }]) => {
      const follows = startsAt < endsAt && isLater(id, startsAt);
      return follows && living.has(learnerId) && !ends.has(`${learnerId} ${startsAt}`);
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
    const marked = uses.filter((use) => use.code === code);
    const unmarked = marked.filter(({ learnerId }) => !derived.has(learnerId));
    return [
      ...(redeemed === derived.size
        ? []
        : [`promo ${code}: ${redeemed} redeemed, by the ledger ${derived.size}`]),
      ...(derived.size > maxUses ? [`promo ${code}: ${derived.size} redeemed of ${maxUses}`] : []),
      ...(marked.length === derived.size && unmarked.length === 0
        ? []
        : [`promo ${code}: ${marked.length} learners marked, by the ledger ${derived.size}`]),
    ];
  });
}
