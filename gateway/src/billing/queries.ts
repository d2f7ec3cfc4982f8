import type { Db } from '@apologia/db';
import { subscriptions } from '@apologia/db/schema';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { premiumNow, type Viewer } from '../access/viewer.ts';

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

/** Grants a subscription unless one of the learner's covers its start; no row comes back then. */
export function grantSubscription(db: Db, grant: typeof subscriptions.$inferInsert) {
  const { id, learnerId, plan, cause, startsAt, endsAt } = grant;
  return db
    .insert(subscriptions)
    .select(
      // In the order of the table's columns.
      sql`select ${id}, ${learnerId}, ${plan}, ${cause}, ${startsAt}, ${endsAt} where not ${premiumNow(sql`${learnerId}`, startsAt)}`,
    )
    .returning(shown);
}
