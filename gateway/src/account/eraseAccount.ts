import type { Db } from '@apologia/db';
import { erasures } from '@apologia/db/schema/account';
import * as auth from '../auth/public.ts';
import * as billing from '../billing/public.ts';
import * as community from '../community/public.ts';
import * as courses from '../courses/public.ts';
import { digest } from '../kernel/access/token.ts';
import type { Statement } from '../kernel/read/read.ts';
import { eraseMailOf } from '../mail/public.ts';
import * as practice from '../practice/public.ts';

/**
 * Deletes an account and what each domain keeps of its learner, in one transaction. A second time it changes nothing.
 * @param now when it is written down that the account is gone, so that a restored backup loses it again
 */
export async function eraseAccount(db: Db, learnerId: string, now: number): Promise<void> {
  const statements: Statement[] = [
    db
      .insert(erasures)
      .values({ learnerHash: await digest(learnerId), erasedAt: now })
      .onConflictDoNothing(),
    ...community.eraseLearner(db, learnerId),
    ...courses.eraseLearner(db, learnerId),
    ...practice.eraseLearner(db, learnerId),
    ...billing.eraseLearner(db, learnerId),
    ...eraseMailOf(db, learnerId),
    // Last: what the others delete refers to the account.
    ...auth.eraseLearner(db, learnerId),
  ];
  await db.batch(statements as [Statement, ...Statement[]]);
}
