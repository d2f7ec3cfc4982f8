import type { Db } from '@apologia/db';
import { subscriptions } from '@apologia/db/schema/billing';
import { and, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../kernel/access/viewer.ts';
import { insertEntry, keys } from './ledger.ts';

const subscriptionColumns = {
  plan: subscriptions.plan,
  startsAt: subscriptions.startsAt,
  endsAt: subscriptions.endsAt,
  cause: subscriptions.cause,
  cancelledAt: subscriptions.cancelledAt,
};

/** The learner's subscription that covers the present. */
export function currentSubscription(
  db: Db,
  { learnerId, now }: Pick<Viewer, 'now'> & { learnerId: SQL | string },
) {
  return db
    .select({ id: subscriptions.id, ...subscriptionColumns })
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
export type SubscriptionRow = Omit<Awaited<ReturnType<typeof currentSubscription>>[number], 'id'>;

/** A learner's subscription by its id, which is that of the order that paid for it. */
export function subscriptionById(db: Db, learnerId: string, id: string) {
  return db
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.learnerId, learnerId)));
}

/** SQL for whether the learner has premium at any time in this span. */
export const hasPremiumDuring = (learnerId: string, span: { startsAt: number; endsAt: number }) =>
  sql`exists (select 1 from ${subscriptions} where ${and(
    eq(subscriptions.learnerId, learnerId),
    lt(subscriptions.startsAt, span.endsAt),
    gt(subscriptions.endsAt, span.startsAt),
    // A subscription that was refunded before it began covers no time.
    lt(subscriptions.startsAt, subscriptions.endsAt),
  )})`;

interface Grant {
  id: string;
  learnerId: string;
  plan: SubscriptionRow['plan'];
  /** The order that paid for it. */
  orderId?: string;
  cause: string;
  startsAt: number;
  endsAt: number;
  at: number;
}

/**
 * Grants premium, once, unless the learner has premium at any time in the span; no row comes back then. The whole span counts
 * and not only the present: of two requests at once, the one granted first may have the later clock.
 */
export function grantPremium(db: Db, { id, ...grant }: Grant, condition: SQL = sql`true`) {
  const entry = { ...grant, kind: 'grant', key: keys.grant(id), subscriptionId: id } as const;
  return insertEntry(db, entry, sql`${condition} and not ${hasPremiumDuring(grant.learnerId, grant)}`);
}

/** Records that the learner cancelled their premium, which lasts to its end all the same. */
export function cancelPremium(
  db: Db,
  { id, learnerId, now }: { id: string; learnerId: string; now: number },
) {
  return insertEntry(db, {
    key: keys.cancellation(id),
    kind: 'cancellation',
    learnerId,
    subscriptionId: id,
    cause: 'learner',
    at: now,
  });
}
