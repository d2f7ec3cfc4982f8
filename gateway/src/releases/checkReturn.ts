import type { App } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict } from '../kernel/errors.ts';
import { keyOf } from './address.ts';
import type { InForce } from './liveRelease.ts';
import { checkContract, checkFit, contractFile } from './passGate.ts';
import { lostFiles } from './stored.ts';
import { lastSweep } from './sweep.ts';

/**
 * Whether a version that was shipped before can be in force again: it runs with what is in force now, its files are there, and the
 * gateway offers what it needs.
 * @returns the last sweep of it, after which its files were found
 * @throws Conflict or Refusal saying why not
 */
export async function checkReturn(
  { db, bucket, loadGate }: Pick<GatewayEnv['Variables'], 'db' | 'bucket' | 'loadGate'>,
  app: App,
  { version, manifest }: { version: string; manifest: ReleaseManifest },
  inForce: InForce,
): Promise<number> {
  await checkFit({ loadGate }, app, manifest, inForce, false);
  const sweep = await lastSweep(db, app, version);
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
  return sweep;
}
