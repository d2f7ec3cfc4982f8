import type { Db } from '@apologia/db';
import { rateLimits } from '@apologia/db/schema/kernel';
import { lt } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { sweepSessions } from '../auth/public.ts';
import { sweepCases } from '../community/public.ts';
import { sweepNotes } from '../courses/public.ts';
import type { Config } from '../kernel/config.ts';
import type { GatewayEnv } from '../kernel/context.ts';
import { inBackground } from '../kernel/write/background.ts';

const everyMs = 10 * 60_000;

/** Forgets what nobody needs any more: limits, sessions and browsers whose time is over, moderators' evidence, and deleted notes. */
export const sweep = (db: Db, now: number) =>
  db.batch([
    db.delete(rateLimits).where(lt(rateLimits.resetAt, now)),
    ...sweepSessions(db, now),
    ...sweepCases(db, now),
    sweepNotes(db, now),
  ]);

const sweptAt = new WeakMap<Config, number>();

/** Sweeps behind a change, every ten minutes of an isolate: where nobody has set up a schedule, visitors are one. */
export const sweepBehindChanges = createMiddleware<GatewayEnv>(async (c, next) => {
  await next();
  const { db, viewer, config } = c.var;
  const last = sweptAt.get(config);
  if (last !== undefined && (c.req.method === 'GET' || viewer.now - last < everyMs)) return;
  sweptAt.set(config, viewer.now);
  // One that has only begun need not: most of them live shorter than that.
  if (last !== undefined) inBackground(c, sweep(db, viewer.now));
});
