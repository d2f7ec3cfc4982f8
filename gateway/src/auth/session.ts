import type { CurrentUser } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { knownDevices } from '@apologia/db/schema/auth';
import { sessions } from '@apologia/db/schema/kernel';
import { and, desc, eq, ne, notInArray, type SQL } from 'drizzle-orm';
import { giveCohort } from '../kernel/access/cohort.ts';
import { deviceMs, setTokenCookie, tokenIn } from '../kernel/access/cookies.ts';
import { sessionMs } from '../kernel/access/renewSession.ts';
import { digest, newToken } from '../kernel/access/token.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { originOf } from './audit/originOf.ts';
import { recordEvent } from './audit/recordEvent.ts';

/** How many sessions and devices of a learner are stored; older ones are deleted. */
const maxPerLearner = 20;

/**
 * Sets the cookies of a new session. The session that this browser had before ends.
 * @returns the statements that make the cookies valid
 */
export async function openSession(c: GatewayContext, learnerId: string, now: number) {
  const { db, viewer } = c.var;
  const tokens = { session: newToken(), device: tokenIn(c, 'device') ?? newToken() };
  setTokenCookie(c, 'session', tokens.session, sessionMs / 1000);
  giveCohort(c, learnerId);
  setTokenCookie(c, 'device', tokens.device, deviceMs / 1000);
  return [
    db.delete(sessions).where(eq(sessions.tokenHash, viewer.tokenHash ?? '')),
    ...(await insertSession(db, learnerId, tokens, now, originOf(c))),
    recordEvent(c, learnerId, 'signed-in', now),
  ] as const;
}

/** The statements that make a session of this learner valid and their browser known. */
export async function insertSession(
  db: Db,
  learnerId: string,
  tokens: { session: string; device: string },
  now: number,
  origin = { device: '', place: '' },
) {
  const createdAt = now;
  const latestSessions = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.learnerId, learnerId))
    .orderBy(desc(sessions.createdAt))
    .limit(maxPerLearner);
  const latestDevices = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.learnerId, learnerId))
    .orderBy(desc(knownDevices.createdAt))
    .limit(maxPerLearner);
  return [
    db.insert(sessions).values({
      tokenHash: await digest(tokens.session),
      learnerId,
      createdAt,
      expiresAt: now + sessionMs,
      id: crypto.randomUUID(),
      seenAt: now,
      ...origin,
    }),
    db
      .insert(knownDevices)
      .values({ tokenHash: await digest(tokens.device), learnerId, createdAt })
      .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.learnerId], set: { createdAt } }),
    db
      .delete(sessions)
      .where(and(eq(sessions.learnerId, learnerId), notInArray(sessions.tokenHash, latestSessions))),
    db
      .delete(knownDevices)
      .where(and(eq(knownDevices.learnerId, learnerId), notInArray(knownDevices.tokenHash, latestDevices))),
  ] as const;
}

/**
 * Statements that end the learner's sessions in other browsers, which are not known any more: guesses at the password are
 * limited there as anywhere.
 * @param tokenHash of the session that goes on, if one does
 */
export async function endOtherSessions(c: GatewayContext, learnerId: string | SQL, tokenHash: string | null) {
  const { db } = c.var;
  const device = await digest(tokenIn(c, 'device') ?? '');
  return [
    db
      .delete(sessions)
      .where(and(eq(sessions.learnerId, learnerId), ne(sessions.tokenHash, tokenHash ?? ''))),
    db
      .delete(knownDevices)
      .where(and(eq(knownDevices.learnerId, learnerId), ne(knownDevices.tokenHash, device))),
  ] as const;
}

export function currentUser(learner: { username: string; email: string; isPremium: boolean }): CurrentUser {
  const { username, email, isPremium } = learner;
  return { username, email, subscriptionTier: isPremium ? 'premium' : 'free' };
}
