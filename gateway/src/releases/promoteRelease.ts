import type { App } from '@apologia/contract';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict, NotFound } from '../kernel/errors.ts';
import { checkReturn } from './checkReturn.ts';
import { inForceNow, invalidateLive, written } from './live.ts';
import { promote } from './queries.ts';
import { releaseNamed } from './releaseReads.ts';

/**
 * Puts the canary of an app in force for everybody, or an older version that is named.
 * @returns the version
 * @throws NotFound, Conflict or Refusal with the reason; nothing has changed then
 */
export async function promoteRelease(
  variables: GatewayEnv['Variables'],
  app: App,
  { version: named, by }: { version: string | undefined; by: string },
): Promise<string> {
  const { db } = variables;
  invalidateLive();
  const inForce = await inForceNow(variables);
  const { live } = inForce;
  const canary = inForce.canaries[app];
  const version = named ?? canary?.version;
  if (!version) throw new Conflict(`There is no canary of ${app} to promote. Name a version.`);
  if (live[app]?.version === version && !canary) throw new Conflict(`${version} is in force already.`);
  const isCanary = canary?.version === version;
  const [release] = isCanary ? [canary] : await releaseNamed(db, app, version);
  if (!release) throw new NotFound(`There is no version ${version} of ${app}.`);
  const lastSweep = await checkReturn(variables, app, release, inForce);
  const taken = {
    app,
    version,
    manifest: release.manifest,
    step: isCanary ? 'promoted' : 'brought_back',
    by,
    now: Date.now(),
    lastSweep,
  } as const;
  const outcomes = await written(db.batch(promote(db, inForce, taken, isCanary ? canary.trial : undefined)));
  if (!outcomes[5].length) {
    throw new Conflict('What is in force changed meanwhile. Look at it, and promote again.');
  }
  return version;
}
