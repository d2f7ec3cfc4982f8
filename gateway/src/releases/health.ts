import type { Hono } from 'hono';
import { countStatement, minuteMs } from '../kernel/access/limit.ts';
import type { GatewayContext, GatewayEnv } from '../kernel/context.ts';
import { Refusal } from '../kernel/errors.ts';
import { withTimeout } from '../kernel/http/withTimeout.ts';
import { keyOf } from './address.ts';
import { byApp } from './byApp.ts';
import type { Live } from './liveRelease.ts';
import { entryFile } from './manifest.ts';
import { liveReleases } from './releaseReads.ts';
import { isStored } from './stored.ts';

/** How long the bucket may take to answer for the files that are asked for. */
const bucketTimeoutMs = 3_000;
const unanswered = () => new Refusal(503, 'releases_unreachable', 'The bucket of releases does not answer.');

/** Something small to write: a full disk can be read. */
const looks = { key: 'readyz', max: Number.POSITIVE_INFINITY, windowMs: minuteMs };

export function healthRoutes(app: Hono<GatewayEnv>): void {
  /** The Worker runs. */
  app.get('/healthz', (c) => c.json({ ok: true }));
  /** The Worker runs, can write into its database, and has what a page begins with. */
  app.get('/readyz', async (c) => {
    const db = c.get('db');
    const [releases] = await db.batch([liveReleases(db), countStatement(db, looks, Date.now())]);
    const live: Live = byApp(releases);
    if (!live.shell) throw new Refusal(503, 'not_shipped', 'The shell was not shipped yet.');
    const lost = await withTimeout(bucketTimeoutMs, lostStarts(c, live), unanswered);
    if (lost.length) {
      const files = lost.sort().join(', ');
      throw new Refusal(503, 'release_files_lost', `Lost, until they are shipped again: ${files}.`);
    }
    return c.json({ ok: true });
  });
}

/** Of every live app the file that all else of it begins with, if it cannot be had: five calls at most. */
async function lostStarts(c: GatewayContext, live: Live): Promise<string[]> {
  const lost: string[] = [];
  await Promise.all(
    Object.entries(live).map(async ([name, { version, manifest }]) => {
      const file = manifest.document?.host.js[0] ?? entryFile;
      const key = keyOf(name as keyof Live, version, file);
      const expected = manifest.files[file];
      if (!expected || !(await isStored(c.get('bucket'), key, expected))) lost.push(key);
    }),
  );
  return lost;
}
