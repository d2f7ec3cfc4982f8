import type { Db } from '@apologia/db';
import { erasures } from '@apologia/db/schema/account';
import { digest } from '../kernel/access/token.ts';
import type { Statement } from '../kernel/read/read.ts';
import { erasing } from './domains.ts';

/**
 * Deletes an account and what each domain keeps of its learner, in one transaction. A second time it changes nothing.
 * @param now when it is written down that the account is gone, so that a restored backup loses it again
 */
export async function eraseAccount(db: Db, learnerId: string, now: number): Promise<void> {
  const gone = { learnerHash: await digest(learnerId), erasedAt: now };
  const statements: Statement[] = [
    db.insert(erasures).values(gone).onConflictDoNothing(),
    ...erasing.flatMap((erase): Statement[] => [...erase(db, learnerId)]),
  ];
  await db.batch(statements as [Statement, ...Statement[]]);
}
