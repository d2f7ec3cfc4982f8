import type { Db } from '@apologia/db';
import { erasures } from '@apologia/db/schema/account';
import { learners } from '@apologia/db/schema/kernel';
import { digest } from '../kernel/access/token.ts';
import { eraseAccount } from './eraseAccount.ts';

/**
 * Deletes the accounts that are listed as deleted and there all the same, as after a restore.
 * @returns how many they were
 */
export async function eraseListed(db: Db): Promise<number> {
  const [listed, accounts] = await db.batch([
    db.select().from(erasures),
    db.select({ id: learners.id }).from(learners),
  ]);
  const erasedAt = new Map(listed.map((one) => [one.learnerHash, one.erasedAt]));
  if (erasedAt.size === 0) return 0;
  let erased = 0;
  for (const { id } of accounts) {
    const at = erasedAt.get(await digest(id));
    if (at === undefined) continue;
    await eraseAccount(db, id, at);
    erased += 1;
  }
  return erased;
}
