import type { Db } from '@apologia/db';
import type { SQL } from 'drizzle-orm';
import { enter, keys } from '../ledger.ts';

interface Redemption {
  code: string;
  learnerId: string;
  subscriptionId: string;
  orderId?: string;
  cause: string;
  at: number;
}

/** Counts a use of a code for good, if a condition holds, and never twice. */
export function redeem(db: Db, { code, ...use }: Redemption, condition: SQL) {
  const entry = { ...use, kind: 'promo', key: keys.promo(code, use.learnerId), promoCode: code } as const;
  return enter(db, entry, condition);
}
