import type { Db } from '@apologia/db';
import { passkeyChallenges } from '@apologia/db/schema/auth';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { and, eq, gt } from 'drizzle-orm';
import { minuteMs } from '../../kernel/access/limit.ts';
import { Refusal } from '../../kernel/errors.ts';

/** How long a challenge may be answered. The browser asks for another when it is over. */
export const challengeMs = 5 * minuteMs;

export type Purpose = 'sign-in' | 'add' | 'proof';

/** The statement that lets a browser answer a challenge, once. @param holderHash digest of the token that the browser has in a cookie */
export const giveChallenge = (db: Db, challenge: string, purpose: Purpose, holderHash: string, now: number) =>
  db.insert(passkeyChallenges).values({ challenge, purpose, holderHash, expiresAt: now + challengeMs });

/** The statement that takes an answer: of many at once, one has the row. */
export const takeChallenge = (db: Db, challenge: string, purpose: Purpose, holderHash: string, now: number) =>
  db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.holderHash, holderHash),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });

/** The challenge that an answer says it is to; empty where it says none. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

export const challengeOver = () =>
  new Refusal(409, 'challenge_over', 'That took too long, or was used already. Please try again.');
