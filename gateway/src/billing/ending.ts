import type { Db } from '@apologia/db';
import { subscriptions } from '@apologia/db/schema/billing';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Viewer } from '../kernel/access/viewer.ts';

const end = sql<number | null>`max(${subscriptions.endsAt})`;

/** When the viewer's Premium ends, that which is to come included; null where they have none. */
export function lastPremiumEnd(db: Db, { learnerId, now }: Viewer) {
  return db
    .select({ endsAt: end })
    .from(subscriptions)
    .where(and(eq(subscriptions.learnerId, learnerId), gt(subscriptions.endsAt, now)));
}

const later = alias(subscriptions, 'later');

/** Whose Premium ends within a span of time, and when. */
export function premiumEndingBetween(db: Db, from: number, to: number) {
  return db
    .select({ learnerId: subscriptions.learnerId, at: sql<number>`${subscriptions.endsAt}`.as('at') })
    .from(subscriptions)
    .where(
      and(
        gt(subscriptions.endsAt, from),
        lte(subscriptions.endsAt, to),
        sql`not exists (select 1 from ${subscriptions} ${sql.identifier('later')} where ${later.learnerId} = ${subscriptions.learnerId} and ${later.endsAt} > ${subscriptions.endsAt})`,
      ),
    );
}
