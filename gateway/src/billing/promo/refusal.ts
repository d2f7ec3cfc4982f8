import { Refusal } from '../../kernel/errors.ts';
import type { PromoState } from './queries.ts';

class PromoUnknown extends Refusal {
  override readonly name = 'PromoUnknown';
  constructor() {
    super(404, 'promo_unknown', 'This promo code is not valid or has expired');
  }
}

export class PromoRefused extends Refusal {
  override readonly name = 'PromoRefused';
  constructor(sentence = 'This promo code is not valid or has expired') {
    super(409, 'promo_refused', sentence);
  }
}

/** The refusal of a learner who has applied too often for the uses that are left. */
export const reservedTooOften =
  'You have held this promo code three times today, and the few uses that are left go to others first. Please try again tomorrow.';

/**
 * The code, if it gives the learner something now.
 * @throws PromoUnknown, PromoRefused with the reason
 */
export function requireUsable(promo: PromoState | undefined, now: number): PromoState {
  if (!promo) throw new PromoUnknown();
  const { startsAt, expiresAt, remaining, ownStatus, ownExpiresAt } = promo;
  if (ownStatus === 'redeemed') throw new PromoRefused('You have used this promo code already.');
  if (startsAt !== null && startsAt > now) throw new PromoRefused('This promo code is not valid yet.');
  if (expiresAt !== null && expiresAt <= now) throw new PromoRefused('This promo code has expired.');
  const isOwn = ownStatus === 'reserved' && (ownExpiresAt ?? 0) > now;
  if (remaining === 0 && !isOwn) throw new PromoRefused('Every use of this promo code has been taken.');
  return promo;
}
