import type { App } from '@apologia/contract';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict, NotFound } from '../kernel/errors.ts';
import { checkReturn } from './checkReturn.ts';
import { inForceNow, invalidateLive, written } from './live.ts';
import { endTrial, stepBack } from './queries.ts';
import { releaseBefore } from './releaseReads.ts';

/**
 * Takes an app's canary back. Where there is none, brings back the version that was in force before, if it can still be served and runs
 * with what is in force now.
 * @param only where it is `canary`, what is in force stays, whoever took the canary back meanwhile
 * @returns the version that everybody gets now
 * @throws NotFound, Conflict or Refusal with the reason; nothing has changed then
 */
export async function rollBack(
  variables: GatewayEnv['Variables'],
  app: App,
  { by, only }: { by: string; only: 'canary' | undefined },
): Promise<string> {
  const { db } = variables;
  invalidateLive();
  const inForce = await inForceNow(variables);
  const { live } = inForce;
  const now = live[app];
  if (!now) throw new NotFound(`${app} was never shipped.`);
  const canary = inForce.canaries[app];
  if (canary) {
    const step = { step: 'rolled_back', by, reason: null, now: Date.now() } as const;
    const [, ended] = await written(db.batch(endTrial(db, { app, trial: canary.trial }, step)));
    if (!ended.length) throw meanwhile();
    return now.version;
  }
  if (only) throw new Conflict(`There is no canary of ${app} to take back.`);
  const [before] = await releaseBefore(db, now.promotionId);
  if (!before) throw new Conflict(`There is no version of ${app} before ${now.version}.`);
  // What is to be rolled back to is not swept while it is.
  await checkReturn(variables, app, before, inForce);
  const [, , stepped] = await written(db.batch(stepBack(db, inForce, app, { by, now: Date.now() })));
  if (!stepped.length) throw meanwhile();
  return before.version;
}

const meanwhile = () =>
  new Conflict('Another release went live meanwhile. Look at what is in force, and roll back again.');
