import type { billing, Reply } from '@apologia/contract';

/** The ways to get Premium here, for a learner who does not have it. */
export type Offer = Pick<
  Reply<typeof billing.subscription>,
  'cardPayment' | 'demoUpgrades' | 'pendingOrder' | 'promo'
>;
