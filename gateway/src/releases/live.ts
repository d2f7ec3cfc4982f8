import { isUnreachable } from '@apologia/db';
import type { Config } from '../kernel/config.ts';
import type { GatewayEnv } from '../kernel/context.ts';
import type { Live } from './liveRelease.ts';
import { liveReleases } from './queries.ts';

/** How long an isolate may go on composing with what it knows: a promotion is in force after this. */
const freshMs = 1_000;

let cached: { config: Config; live: Live; readAt: number } | null = null;

/**
 * The releases in force. Remembered for a second, so that a document costs no round trip of its own; while the
 * database cannot be reached pages are composed of what was in force before.
 */
export async function liveNow({ config, db }: Pick<GatewayEnv['Variables'], 'config' | 'db'>): Promise<Live> {
  const before = cached?.config === config ? cached : null;
  if (before && Date.now() - before.readAt < freshMs) return before.live;
  const live: Live = {};
  try {
    for (const { app, ...release } of await liveReleases(db)) live[app] = release;
  } catch (error) {
    if (!before || !isUnreachable(error)) throw error;
    Object.assign(live, before.live);
  }
  cached = { config, live, readAt: Date.now() };
  return live;
}

/** After a promotion in this isolate. */
export function invalidateLive(): void {
  if (cached) cached.readAt = 0;
}
