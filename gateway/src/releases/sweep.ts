import type { App } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict } from '../kernel/errors.ts';
import { keyOf } from './address.ts';
import { inForceNow, invalidateLive } from './live.ts';
import { addSwept, lastSteps, lastSweepOf } from './queries.ts';
import { allReleases, releaseBefore } from './releaseReads.ts';

const dayMs = 24 * 60 * 60_000;
/** Nobody has a tab open for so long, in days. */
const keptDays = 30;
/** Of one call of the bucket. */
const mostKeys = 1_000;
/** Deleting the files of a version takes less, in milliseconds. */
const deletingMs = 60_000;

/**
 * Deletes the files of versions that nobody can have open any more: neither in force, on trial nor the one to roll back to, and not so
 * for thirty days. They stay in the list and in the history, and can be shipped again. Each is written down first, so that none comes back
 * while its files go; a sweep that ended between the two is made good by the next.
 * @returns the versions that were swept
 */
export async function sweepReleases(
  { config, db, bucket }: GatewayEnv['Variables'],
  app: App,
  by: string,
): Promise<string[]> {
  invalidateLive();
  const inForce = await inForceNow({ config, db });
  const { live, canaries } = inForce;
  const [all, steps, before] = await db.batch([
    allReleases(db),
    lastSteps(db, app),
    releaseBefore(db, live[app]?.promotionId ?? 0),
  ]);
  const kept = new Set([live[app]?.version, canaries[app]?.version, before[0]?.version]);
  const stored = await storedFolders(bucket, app);
  const swept: string[] = [];
  for (const { app: name, version, manifest, shippedAt, endedAt } of all) {
    if (name !== app || kept.has(version) || !stored.has(keyOf(app, version, ''))) continue;
    const last = steps.find((step) => step.version === version);
    const now = Date.now();
    if (now - Math.max(shippedAt, endedAt ?? 0, last?.at ?? 0) < keptDays * dayMs) continue;
    const marked = await addSwept(db, inForce, { app, version, by, now }, last?.id ?? null);
    // It came back meanwhile, or something else has changed: there will be another sweep.
    if (!marked.length) continue;
    const keys = Object.keys(manifest.files).map((file) => keyOf(app, version, file));
    for (let i = 0; i < keys.length; i += mostKeys) await bucket.delete(keys.slice(i, i + mostKeys));
    swept.push(version);
  }
  return swept;
}

/** The folders of an app's versions that have any file. */
async function storedFolders(bucket: R2Bucket, app: App): Promise<Set<string>> {
  const folders = new Set<string>();
  let cursor: string | undefined;
  do {
    const page: R2Objects = await bucket.list({
      prefix: `${app}/`,
      delimiter: '/',
      ...(cursor && { cursor }),
    });
    for (const folder of page.delimitedPrefixes) folders.add(folder);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return folders;
}

/**
 * The last sweep of a version, 0 where there was none. What is found of its files after this was asked is there to stay, unless it is swept
 * anew.
 * @throws Conflict while its files may be on their way out
 */
export async function lastSweep(db: Db, app: App, version: string): Promise<number> {
  const [last] = await lastSweepOf(db, app, version);
  if (last && Date.now() - last.at < deletingMs)
    throw new Conflict(`${version} of ${app} is being swept at this moment. Try again in a minute.`);
  return last?.id ?? 0;
}
