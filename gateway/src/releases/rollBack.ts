import type { App } from '@apologia/contract';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict, NotFound } from '../kernel/errors.ts';
import { keyOf } from './address.ts';
import { invalidateLive, liveNow } from './live.ts';
import { checkContract, checkFit, contractFile } from './passGate.ts';
import { releaseBefore, stepBack } from './queries.ts';
import { lostFiles } from './stored.ts';

/**
 * Brings back the version that was in force before, if it can still be served and runs with what is in force now.
 * @returns that version
 * @throws NotFound, Conflict or Refusal with the reason; nothing has changed then
 */
export async function rollBack(
  { config, db, bucket, loadGate }: GatewayEnv['Variables'],
  app: App,
): Promise<string> {
  invalidateLive();
  const live = await liveNow({ config, db });
  const now = live[app];
  if (!now) throw new NotFound(`${app} was never shipped.`);
  const [before] = await releaseBefore(db, now.promotionId);
  if (!before) throw new Conflict(`There is no version of ${app} before ${now.version}.`);
  const { version, manifest } = before;
  await checkFit({ loadGate }, app, manifest, live, false);
  const [lost, ...others] = await lostFiles(bucket, app, version, manifest.files);
  if (lost) {
    const what = others.length ? `${others.length + 1} of its files are lost` : `its file ${lost} is lost`;
    throw new Conflict(`${app} cannot go back to ${version}: ${what}. Ship that version again.`);
  }
  // Builds from before releases said what they need have no such file.
  if (manifest.files[contractFile]) {
    const object = await bucket.get(keyOf(app, version, contractFile));
    await checkContract({ loadGate }, app, await object?.arrayBuffer());
  }
  const [, stepped] = await db.batch(stepBack(db, live, app, Date.now()));
  invalidateLive();
  if (!stepped.length) {
    throw new Conflict('Another release went live meanwhile. Look at what is in force, and roll back again.');
  }
  return version;
}
