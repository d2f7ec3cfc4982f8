import type { Db } from '@apologia/db';
import { subscriptions } from '@apologia/db/schema/billing';
import { and, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../kernel/access/viewer.ts';
import { enter, keys } from './ledger.ts';

const shown = {
  plan: subscriptions.plan,
  startsAt: subscriptions.startsAt,
  endsAt: subscriptions.endsAt,
  cause: subscriptions.cause,
  cancelledAt: subscriptions.cancelledAt,
};

/** The subscription that covers now. */
export function currentSubscription(
  db: Db,
  { learnerId, now }: Pick<Viewer, 'now'> & { learnerId: SQL | string },
) {
  return db
    .select({ id: subscriptions.id, ...shown })
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

/** A learner's subscription by its id: of an order, that which it paid for. */
export function subscriptionWith(db: Db, learnerId: string, id: string) {
  return db
    .select(shown)
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.learnerId, learnerId)));
}

/** SQL for whether the learner has premium at any time in this span. */
export const overlapping = (learnerId: string, span: { startsAt: number; endsAt: number }) =>
  sql`exists (select 1 from ${subscriptions} where ${and(
    eq(subscriptions.learnerId, learnerId),
    lt(subscriptions.startsAt, span.endsAt),
    gt(subscriptions.endsAt, span.startsAt),
    // What was given back before it began is no time at all.
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
 * Grants premium, once, unless it would overlap what the learner has; no row comes back then. Overlap rather than "covers
 * now": of two requests at once, the one granted first may bear the later clock.
 */
export function grantPremium(db: Db, { id, ...grant }: Grant, condition: SQL = sql`true`) {
  const entry = { ...grant, kind: 'grant', key: keys.grant(id), subscriptionId: id } as const;
  return enter(db, entry, sql`${condition} and not ${overlapping(grant.learnerId, grant)}`);
}

/** Notes that the learner does not want to go on. */
export function cancelPremium(
  db: Db,
  { id, learnerId, now }: { id: string; learnerId: string; now: number },
) {
  return enter(db, {
    key: keys.cancellation(id),
    kind: 'cancellation',
    learnerId,
    subscriptionId: id,
    cause: 'learner',
    at: now,
  });
}
