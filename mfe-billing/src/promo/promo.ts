import type { HeldPromo } from '@apologia/contract';

/** A code that was looked at: it gives what it says as long as uses remain. */
export interface CheckedPromo {
  state: 'checked';
  code: string;
  discountPercent: number;
  remainingUses: number;
}

/** The promo code that makes the prices less. */
export type Promo = CheckedPromo | ({ state: 'held' } & HeldPromo);
