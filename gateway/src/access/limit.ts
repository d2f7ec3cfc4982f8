import type { Db } from '@apologia/db';
import { rateLimits, sessions } from '@apologia/db/schema';
import { lt, type SQL, sql } from 'drizzle-orm';
import { inBackground } from '../background.ts';
import type { GatewayContext } from '../context.ts';
import { TooMany } from '../errors.ts';
import type { Viewer } from './viewer.ts';

/** At most `max` calls under one key in a window that opens with the first of them. */
export interface Limit {
  /** SQL where the account is only known to the database. */
  key: string | SQL<string>;
  max: number;
  windowMs: number;
  /** What the caller is told beyond it, where a little patience would not do. */
  sentence?: string;
}

export const minuteMs = 60_000;

/** Counts one call under the limit, atomically; the row says how many there are now. */
export function countStatement(db: Db, limit: Limit, now: number) {
  const expired = sql`${rateLimits.resetAt} <= ${now}`;
  return db
    .insert(rateLimits)
    .values({ key: limit.key, count: 1, resetAt: now + limit.windowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        resetAt: sql`case when ${expired} then ${now + limit.windowMs} else ${rateLimits.resetAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetAt: rateLimits.resetAt });
}

export type Counted = { count: number; resetAt: number };

/** @throws TooMany when the limit is passed */
export function enforce(limit: Limit, counted: Counted | undefined, now: number): void {
  if (counted && counted.count > limit.max) {
    throw new TooMany(Math.max(1, Math.ceil((counted.resetAt - now) / 1000)), limit.sentence);
  }
}

/** The address a request came from, as Cloudflare saw it. */
export function addressOf(c: GatewayContext): string {
  return c.req.header('cf-connecting-ip') ?? 'local';
}

/** The key of a limit by account; only the database knows whose session it is. */
export function accountOf(what: string, { learnerId, tokenHash }: Viewer): SQL<string> {
  return sql<string>`${`${what}:account:`} || coalesce(${learnerId}, ${tokenHash}, 'none')`;
}

/** Now and then, forgets the windows and the sessions that are over. */
export function sweep(c: GatewayContext): void {
  if (Math.random() > 0.01) return;
  const { db, viewer } = c.var;
  const over = db.batch([
    db.delete(rateLimits).where(lt(rateLimits.resetAt, viewer.now)),
    db.delete(sessions).where(lt(sessions.expiresAt, viewer.now)),
  ]);
  inBackground(c, over);
}
