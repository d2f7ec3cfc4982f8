import type { Db } from '@apologia/db';
import type { SQL } from 'drizzle-orm';
import { insertEntry, keys } from '../ledger.ts';

interface Redemption {
  code: string;
  learnerId: string;
  subscriptionId: string;
  orderId?: string;
  cause: string;
  at: number;
}

/** Redeems a code for a learner, if a condition holds, and never twice. */
export function redeem(db: Db, { code, ...redemption }: Redemption, condition: SQL) {
  const entry = {
    ...redemption,
    kind: 'promo',
    key: keys.promo(code, redemption.learnerId),
    promoCode: code,
  } as const;
  return insertEntry(db, entry, condition);
}
