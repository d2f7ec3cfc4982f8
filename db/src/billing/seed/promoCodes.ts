import type { Db } from '../../kernel/client.ts';
import { promoCodes } from '../schema.ts';

/** Half off for the first five hundred students. */
const first500 = { code: 'FIRST500', percent: 50, maxUses: 500 };

/** Statements that insert the first promo code, once: a later seed does not change it. */
export function promoCodeStatements(db: Db) {
  return [db.insert(promoCodes).values(first500).onConflictDoNothing()];
}
