import type { Proof } from '@apologia/contract';
import { learners } from '@apologia/db/schema/kernel';
import { eq } from 'drizzle-orm';
import { addressOf } from '../kernel/access/address.ts';
import {
  clearStatement,
  countStatement,
  enforce,
  minuteMs,
  uncountStatement,
} from '../kernel/access/limit.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { BadInput, isRefusal } from '../kernel/errors.ts';
import { inBackground } from '../kernel/write/background.ts';
import { verifyPassword } from './password.ts';

/** What is told of a proof that is not good. */
const refusals = {
  password: 'That is not your password',
  passkey: 'The passkey could not be verified. Please try again.',
};

/**
 * Makes sure that it is the learner who asks, and not somebody before a screen that was left open. Guesses are limited by the
 * session they are made in: whoever has taken one over cannot keep the owner from proving who they are in another.
 * @param account the session's learner
 * @throws BadInput where the proof is not good
 * @throws TooMany, Busy
 */
export async function proofOf(c: GatewayContext, account: { id: string }, proof: Proof): Promise<void> {
  const { config, db, viewer } = c.var;
  const limit = {
    key: `proof:session:${viewer.tokenHash}`,
    max: config.LOGINS_PER_ACCOUNT_AND_ADDRESS_PER_QUARTER_HOUR,
    windowMs: 15 * minuteMs,
  };
  const [counted, [known]] = await db.batch([
    countStatement(db, limit, viewer.now),
    db.select({ passwordHash: learners.passwordHash }).from(learners).where(eq(learners.id, account.id)),
  ]);
  enforce(limit, counted[0], viewer.now);
  if ('passkey' in proof) {
    const { verifyProof } = await c.var.loadPasskeys();
    if (!(await verifyProof(c, account.id, proof.passkey))) throw refused('passkey');
  } else {
    try {
      await c.var.waitForHashTurn(config, addressOf(c));
    } catch (error) {
      if (isRefusal(error)) inBackground(c, db.batch([uncountStatement(db, limit)]));
      throw error;
    }
    if (!(await verifyPassword(proof.password, known?.passwordHash))) throw refused('password');
  }
  inBackground(c, db.batch([clearStatement(db, limit)]));
}

const refused = (by: keyof typeof refusals) => new BadInput(refusals[by], { proof: refusals[by] });
