import { type Db, isUnreachable } from '@apologia/db';
import type { Config } from '../kernel/config.ts';
import type { GatewayContext, GatewayEnv } from '../kernel/context.ts';
import { contentDigest } from '../kernel/read/contentDigest.ts';
import { inBackground } from '../kernel/write/background.ts';
import { byApp } from './byApp.ts';
import type { InForce, Live } from './liveRelease.ts';
import { canaryReleases, liveReleases } from './releaseReads.ts';

/** How long an isolate goes on composing with what it knows. */
const freshMs = 1_000;
/** How long it may do so while it looks what is in force now: a promotion is in force after this, and sooner wherever pages are asked for. */
const staleMs = 30_000;

/** What documents are composed of. */
interface Composable extends InForce {
  /** The digest of the content that they show; `null` where it was seeded before there were digests. */
  content: string | null;
}

interface Known {
  config: Config;
  inForce: Composable;
  readAt: number;
  /** When it was last looked for what is newer, in milliseconds since the epoch. */
  askedAt: number;
  /** When a release was promoted here last. */
  invalidatedAt: number;
}

let cached: Known | null = null;

const knownTo = (config: Config) => (cached?.config === config ? cached : null);

type Variables = Pick<GatewayEnv['Variables'], 'config' | 'db'>;

/** The releases in force now; while the database cannot be reached pages are composed of what was in force before. */
export async function inForceNow({ config, db }: Variables): Promise<Composable> {
  const known = knownTo(config);
  if (known && Date.now() - known.readAt < freshMs) return known.inForce;
  const askedAt = Date.now();
  const inForce = await readInForce(db).catch((error: unknown) => {
    if (!known || !isUnreachable(error)) throw error;
    return known.inForce;
  });
  // It may have changed while this was read.
  const before = knownTo(config);
  // What was read while a promotion was under way may be older than it.
  const isOutdated = before !== null && before.invalidatedAt >= askedAt;
  const { invalidatedAt } = before ?? { invalidatedAt: 0 };
  cached = { config, inForce, readAt: isOutdated ? 0 : Date.now(), askedAt, invalidatedAt };
  return inForce;
}

async function readInForce(db: Db): Promise<Composable> {
  const [live, canaries, [content]] = await db.batch([
    liveReleases(db),
    canaryReleases(db),
    contentDigest(db),
  ]);
  return { live: byApp(live), canaries: byApp(canaries), content: content?.digest ?? null };
}

/** The releases that everybody gets who gets no canary. */
export const liveNow = async (variables: Variables): Promise<Live> => (await inForceNow(variables)).live;

/** What a document is composed of: what was in force a moment ago, so that it waits for no database. */
export async function inForceForDocument(c: GatewayContext): Promise<Composable> {
  const known = knownTo(c.var.config);
  const now = Date.now();
  if (!known || now - known.readAt >= staleMs) return inForceNow(c.var);
  if (now - known.readAt >= freshMs && now - known.askedAt >= freshMs) {
    known.askedAt = now;
    // With a database client of its own: this request's ends with its browser.
    const { config, openDb } = c.var;
    inBackground(c, inForceNow({ config, db: openDb() }));
  }
  return known.inForce;
}

/**
 * Waits for a change of what is in force to be written. Where no answer comes it may have been written all the same, so this isolate
 * looks anew either way.
 * @param change under way
 */
export async function written<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } finally {
    invalidateLive();
  }
}

/** What is in force is read anew by whoever asks next in this isolate. */
export function invalidateLive(): void {
  if (cached) Object.assign(cached, { readAt: 0, invalidatedAt: Date.now() });
}
