import type { App } from '@apologia/contract';
import type { GatewayEnv } from '../kernel/context.ts';
import { keyOf } from './address.ts';
import { inForceNow, invalidateLive } from './live.ts';
import { addSwept, allReleases, newestSteps, releaseBefore } from './queries.ts';

const dayMs = 24 * 60 * 60_000;
/** Nobody has a tab open for so long, in days. */
const keptDays = 30;
/** Of one call of the bucket. */
const mostKeys = 1_000;

/**
 * Deletes the files of versions that nobody can have open any more: neither in force, on trial nor the one to roll back to, and not so
 * for thirty days. They stay in the list and in the history, and can be shipped again.
 * @returns the versions that were swept
 */
export async function sweepReleases(
  { config, db, bucket }: GatewayEnv['Variables'],
  app: App,
  by: string,
): Promise<string[]> {
  invalidateLive();
  const { live, canaries } = await inForceNow({ config, db });
  const now = Date.now();
  const [all, steps, before] = await db.batch([
    allReleases(db),
    newestSteps(db),
    releaseBefore(db, live[app]?.promotionId ?? 0),
  ]);
  const kept = new Set([live[app]?.version, canaries[app]?.version, before[0]?.version]);
  const ofApp = steps.filter((step) => step.app === app);
  const swept: string[] = [];
  for (const { app: name, version, manifest, shippedAt, endedAt } of all) {
    if (name !== app || kept.has(version)) continue;
    const own = ofApp.filter((step) => step.version === version);
    const lastAt = Math.max(shippedAt, endedAt ?? 0, ...own.map(({ at }) => at));
    if (own[0]?.step === 'swept' || now - lastAt < keptDays * dayMs) continue;
    const keys = Object.keys(manifest.files).map((file) => keyOf(app, version, file));
    for (let i = 0; i < keys.length; i += mostKeys) await bucket.delete(keys.slice(i, i + mostKeys));
    await addSwept(db, { app, version, by, now });
    swept.push(version);
  }
  return swept;
}
