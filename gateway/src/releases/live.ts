import { isUnreachable } from '@apologia/db';
import type { Config } from '../kernel/config.ts';
import type { GatewayContext, GatewayEnv } from '../kernel/context.ts';
import { inBackground } from '../kernel/write/background.ts';
import type { Live } from './liveRelease.ts';
import { liveReleases } from './queries.ts';

/** How long an isolate goes on composing with what it knows. */
const freshMs = 1_000;
/** How long it may do so while it looks what is in force now: a promotion is in force after this, and sooner wherever pages are asked for. */
const staleMs = 30_000;

interface Known {
  config: Config;
  live: Live;
  readAt: number;
  /** When it was last looked for what is newer, in milliseconds since the epoch. */
  askedAt: number;
  /** When a release was promoted here last. */
  invalidatedAt: number;
}

let cached: Known | null = null;

const knownTo = (config: Config) => (cached?.config === config ? cached : null);

/** The releases in force now; while the database cannot be reached pages are composed of what was in force before. */
export async function liveNow({ config, db }: Pick<GatewayEnv['Variables'], 'config' | 'db'>): Promise<Live> {
  const known = knownTo(config);
  if (known && Date.now() - known.readAt < freshMs) return known.live;
  const live: Live = {};
  const askedAt = Date.now();
  try {
    for (const { app, ...release } of await liveReleases(db)) live[app] = release;
  } catch (error) {
    if (!known || !isUnreachable(error)) throw error;
    Object.assign(live, known.live);
  }
  // It may have changed while this was read.
  const before = knownTo(config);
  // What was read while a promotion was under way may be older than it.
  const isOutdated = before !== null && before.invalidatedAt >= askedAt;
  const { invalidatedAt } = before ?? { invalidatedAt: 0 };
  cached = { config, live, readAt: isOutdated ? 0 : Date.now(), askedAt, invalidatedAt };
  return live;
}

/** The releases that a document is composed of: those that were in force a moment ago, so that it waits for no database. */
export async function liveForDocument(c: GatewayContext): Promise<Live> {
  const known = knownTo(c.var.config);
  const now = Date.now();
  if (!known || now - known.readAt >= staleMs) return liveNow(c.var);
  if (now - known.readAt >= freshMs && now - known.askedAt >= freshMs) {
    known.askedAt = now;
    // With a database client of its own: this request's ends with its browser.
    const { config, openDb } = c.var;
    inBackground(c, liveNow({ config, db: openDb() }));
  }
  return known.live;
}

/** After a promotion in this isolate. */
export function invalidateLive(): void {
  if (cached) Object.assign(cached, { readAt: 0, invalidatedAt: Date.now() });
}
