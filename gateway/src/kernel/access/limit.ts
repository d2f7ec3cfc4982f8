import type { Db } from '@apologia/db';
import { rateLimits } from '@apologia/db/schema/kernel';
import { eq, type SQL, sql } from 'drizzle-orm';
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

/** Takes back one call that was counted: it was none of those that the limit is about. */
export function uncountStatement(db: Db, limit: Limit) {
  return db
    .update(rateLimits)
    .set({ count: sql`max(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, limit.key));
}

/** Forgets what was counted under a limit. */
export const clearStatement = (db: Db, limit: Limit) =>
  db.delete(rateLimits).where(eq(rateLimits.key, limit.key));

/**
 * The key of a limit by account; only the database knows whose session it is. Whoever has none shares one row:
 * a cookie that somebody made up does not add another.
 */
export function accountKey(what: string, { learnerId }: Viewer): SQL<string> {
  return sql<string>`${`${what}:account:`} || coalesce(${learnerId}, 'none')`;
}

/** As `accountKey`, and by address for whoever has no account. */
export function accountOrAddressKey(what: string, { learnerId }: Viewer, address: string): SQL<string> {
  return sql<string>`coalesce(${`${what}:account:`} || ${learnerId}, ${`${what}:address:${address}`})`;
}
