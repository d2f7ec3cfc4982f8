import { sessions } from '@apologia/db/schema/kernel';
import { eq } from 'drizzle-orm';
import type { GatewayContext } from '../context.ts';
import { inBackground } from '../write/background.ts';
import { giveCohort } from './cohort.ts';
import { dayMs, setTokenCookie, tokenIn } from './cookies.ts';
import type { Learner } from './viewer.ts';

/** A session ends thirty days after it was last used. */
export const sessionMs = 30 * dayMs;
/** However often it is used, it ends after half a year. */
const longestMs = 180 * dayMs;

/** Moves a session's end forward and writes down that it is used, at most once a day, without making the reply wait. */
export function renewSession(c: GatewayContext, learner: Learner): void {
  const { tokenHash, now } = c.get('viewer');
  const token = tokenIn(c, 'session');
  if (!tokenHash || !token) return;
  if (now - learner.sessionSeenAt < dayMs) return;
  const expiresAt = Math.min(now + sessionMs, learner.sessionCreatedAt + longestMs);
  giveCohort(c, learner.id);
  setTokenCookie(c, 'session', token, Math.floor((expiresAt - now) / 1000));
  const moved = c
    .get('db')
    .update(sessions)
    .set({ expiresAt, seenAt: now })
    .where(eq(sessions.tokenHash, tokenHash))
    .run();
  inBackground(c, moved);
}
