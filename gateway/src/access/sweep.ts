import type { Db } from '@apologia/db';
import { knownDevices, rateLimits, sessions } from '@apologia/db/schema';
import { lt } from 'drizzle-orm';
import { inBackground } from '../background.ts';
import type { Config } from '../config.ts';
import type { GatewayContext } from '../context.ts';
import { deviceMs } from './cookies.ts';

const everyMs = 10 * 60_000;

/** Forgets limits, sessions and browsers whose time is over. */
export function sweepStatements(db: Db, now: number) {
  return [
    db.delete(rateLimits).where(lt(rateLimits.resetAt, now)),
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(knownDevices).where(lt(knownDevices.createdAt, now - deviceMs)),
  ] as const;
}

const sweptAt = new WeakMap<Config, number>();

/** Sweeps in the background of a change, once in ten minutes and isolate. */
export function sweep(c: GatewayContext): void {
  const { db, viewer, config } = c.var;
  if (viewer.now - (sweptAt.get(config) ?? 0) < everyMs) return;
  sweptAt.set(config, viewer.now);
  inBackground(c, db.batch(sweepStatements(db, viewer.now)));
}
