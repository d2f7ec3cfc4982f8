import type { Assertion } from '@apologia/contract';
import { passkeys } from '@apologia/db/schema/auth';
import { and, eq } from 'drizzle-orm';
import type { GatewayContext } from '../../kernel/context.ts';
import { challengeIn, takeChallenge } from './challenges.ts';
import { countUse } from './queries.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { verifyAssertion } from './verify.ts';

/** Whether it is the learner's own passkey that answers a challenge of their session. It throws nothing of its own: the Worker calls it too. */
export async function verifyProof(
  c: GatewayContext,
  learnerId: string,
  assertion: Assertion,
): Promise<boolean> {
  const { db, viewer } = c.var;
  const party = relyingPartyOf(c);
  const [[taken], [passkey]] = await db.batch([
    takeChallenge(db, challengeIn(assertion), 'proof', viewer.tokenHash ?? '', viewer.now),
    db
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.credentialId, assertion.id), eq(passkeys.learnerId, learnerId))),
  ]);
  if (!party || !taken || !passkey) return false;
  const counter = await verifyAssertion(assertion, passkey, party, taken.challenge);
  if (counter === null) return false;
  await countUse(db, passkey.id, counter, viewer.now);
  return true;
}
