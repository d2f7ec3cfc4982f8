import { subscriptions } from '@apologia/db/schema/billing';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { PremiumAt } from '../kernel/access/viewer.ts';

/** SQL for whether a subscription of this learner covers the instant. */
export const premiumAt: PremiumAt = (learnerId, now) =>
  sql<boolean>`exists (select 1 from ${subscriptions} where ${and(
    eq(subscriptions.learnerId, learnerId),
    lte(subscriptions.startsAt, now),
    gt(subscriptions.endsAt, now),
  )})`.mapWith(Boolean);
