import type { HeldPromo } from '@apologia/contract';

/** A promo code that was checked: it gives its discount as long as uses remain. */
export interface CheckedPromo {
  state: 'checked';
  code: string;
  discountPercent: number;
  remainingUses: number;
}

/** The promo code in force. */
export type Promo = CheckedPromo | ({ state: 'held' } & HeldPromo);
