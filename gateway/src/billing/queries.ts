import type { Db } from '@apologia/db';
import { subscriptions } from '@apologia/db/schema';
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Viewer } from '../access/viewer.ts';

const shown = {
  plan: subscriptions.plan,
  startsAt: subscriptions.startsAt,
  endsAt: subscriptions.endsAt,
};

/** The subscription that covers now. */
export function currentSubscription(db: Db, { learnerId, now }: Viewer) {
  return db
    .select(shown)
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.learnerId, learnerId),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.endsAt, now),
      ),
    )
    .orderBy(desc(subscriptions.endsAt))
    .limit(1);
}

/**
 * Grants a subscription unless it would overlap another of the learner's; no row comes back then. Overlap
 * rather than "covers now": of two requests at once, the one granted first may bear the later clock.
 */
export function grantSubscription(db: Db, grant: typeof subscriptions.$inferInsert) {
  const { id, learnerId, plan, cause, startsAt, endsAt } = grant;
  const overlapping = and(
    eq(subscriptions.learnerId, learnerId),
    lt(subscriptions.startsAt, endsAt),
    gt(subscriptions.endsAt, startsAt),
  );
  return db
    .insert(subscriptions)
    .select(
      // In the order of the table's columns.
      sql`select ${id}, ${learnerId}, ${plan}, ${cause}, ${startsAt}, ${endsAt} where not exists (select 1 from ${subscriptions} where ${overlapping})`,
    )
    .returning(shown);
}
