import type { CurrentUser } from '@apologia/contract';
import { knownDevices, sessions } from '@apologia/db/schema';
import { keepToken, tokenIn } from '../access/cookies.ts';
import { sessionMs } from '../access/sliding.ts';
import { digest, newToken } from '../access/token.ts';
import type { GatewayContext } from '../context.ts';

const deviceSeconds = 400 * 24 * 60 * 60;

/** Cookies for a new session of this learner, and the statements that make them valid. */
export async function openSession(c: GatewayContext, learnerId: string, now: number) {
  const db = c.get('db');
  const token = newToken();
  const device = tokenIn(c, 'device') ?? newToken();
  keepToken(c, 'session', token, sessionMs / 1000);
  keepToken(c, 'device', device, deviceSeconds);
  return [
    db
      .insert(sessions)
      .values({ tokenHash: await digest(token), learnerId, createdAt: now, expiresAt: now + sessionMs }),
    db
      .insert(knownDevices)
      .values({ tokenHash: await digest(device), learnerId, createdAt: now })
      .onConflictDoNothing(),
  ] as const;
}

export function currentUser(learner: { username: string; email: string; isPremium: boolean }): CurrentUser {
  const { username, email, isPremium } = learner;
  return { username, email, subscriptionTier: isPremium ? 'premium' : 'free' };
}
