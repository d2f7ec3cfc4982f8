import type { billing, Reply } from '@apologia/contract';

/** How Premium may be had here, by a learner who does not have it. */
export type Offer = Pick<
  Reply<typeof billing.subscription>,
  'cardPayment' | 'demoUpgrades' | 'pendingOrder' | 'promo'
>;
