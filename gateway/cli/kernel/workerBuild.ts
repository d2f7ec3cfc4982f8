import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, root } from '@apologia/kit/build';
import { deployWorker } from './wrangler.ts';

const folder = path.join(root, 'gateway');

/** The Worker as a deployment would upload it. */
export const workerDist = path.join(folder, 'dist');
const stamp = path.join(folder, 'node_modules', '.apologia-build');

/** What its configuration says, beside its modules: who only serves it need not load wrangler. */
export const optionsFile = 'options.json';

/** Content is none of them: it is seeded, and read by no Worker. */
const inputs = [
  'gateway/src',
  'gateway/contract/src',
  'gateway/wrangler.jsonc',
  'gateway/package.json',
  'gateway/cli/kernel',
  'db/src',
  'db/package.json',
  'pnpm-lock.yaml',
];
const idNow = () => digestOf(inputs);

/**
 * Bundles the Worker with wrangler unless its sources are those of the last build.
 * @returns whether it was built
 * @throws Error with what wrangler said
 */
export async function buildWorker(): Promise<boolean> {
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === idNow() && existsSync(workerDist)) return false;
  // Several may build at once: it is there whole or not at all.
  const part = path.join(folder, 'node_modules', `.worker.${process.pid}`);
  await deployWorker('--dry-run', '--outdir', part);
  // The modules beside the Worker are written before it is bundled, and count.
  const id = idNow();
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler');
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(folder, 'wrangler.jsonc'));
  await writeFile(path.join(part, optionsFile), JSON.stringify(workerOptions));
  await rm(workerDist, { recursive: true, force: true });
  // Another may have been quicker with the same.
  await rename(part, workerDist).catch(() => rm(part, { recursive: true }));
  await writeFile(stamp, id);
  return true;
}
