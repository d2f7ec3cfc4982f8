import type { billing, Reply, Subscription } from '@apologia/contract';
import { learnerRead, type Read } from '../read.ts';
import { currentSubscription } from './queries.ts';

/** The learner's subscription, and whether one may be had without payment here. */
export const mySubscription = (): Read<Reply<typeof billing.subscription>> =>
  learnerRead(
    (db, viewer) => [currentSubscription(db, viewer)],
    ([[row]], _, config) => ({
      subscription: row ? subscriptionOf(row) : null,
      demoUpgrades: config.DEMO_UPGRADES,
    }),
  );

interface SubscriptionRow {
  plan: Subscription['plan'];
  startsAt: number;
  endsAt: number;
}

export const subscriptionOf = ({ plan, startsAt, endsAt }: SubscriptionRow): Subscription => ({
  plan,
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});
