import type { App } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict } from '../kernel/errors.ts';
import { keyOf } from './address.ts';
import type { InForce } from './liveRelease.ts';
import { checkContract, checkFit, contractFile } from './passGate.ts';
import { lostFiles } from './stored.ts';

/**
 * Whether a version that was shipped before can be in force again: it runs with what is in force now, its files are there, and the
 * gateway offers what it needs.
 * @throws Conflict or Refusal saying why not
 */
export async function checkReturn(
  { bucket, loadGate }: Pick<GatewayEnv['Variables'], 'bucket' | 'loadGate'>,
  app: App,
  { version, manifest }: { version: string; manifest: ReleaseManifest },
  inForce: InForce,
): Promise<void> {
  await checkFit({ loadGate }, app, manifest, inForce, false);
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
}
