import type { App } from '@apologia/contract';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict } from '../kernel/errors.ts';
import { invalidateLive, liveNow } from './live.ts';
import { manifestOf } from './manifest.ts';
import { checkContract, checkFit, checkServer, contractFile } from './passGate.ts';
import { promote } from './queries.ts';
import { store } from './stored.ts';
import { readUpload } from './upload.ts';

/** How often a release is measured anew because another went live meanwhile. */
const mostTries = 10;

/**
 * Takes in a build: checks it, keeps its files, and puts it in force. What the gate refuses leaves
 * nothing behind; of what is in force already only lost files are put back.
 * @returns its version
 * @throws Conflict where others go live faster than this one
 */
export async function ship(
  { config, db, bucket, loader, loadGate }: GatewayEnv['Variables'],
  app: App,
  form: FormData,
): Promise<string> {
  const upload = await readUpload(form);
  const manifest = manifestOf(app, upload);
  await checkContract({ loadGate }, app, upload.bytes.get(contractFile));
  for (let tries = 0; tries < mostTries; tries += 1) {
    invalidateLive();
    const live = await liveNow({ config, db });
    await checkFit({ loadGate }, app, manifest, live, config.ENFORCE_BUDGETS);
    if (tries === 0) {
      await checkServer({ loader, bucket }, app, upload, live);
      await store(bucket, app, upload);
    }
    if (live[app]?.version === upload.version) return upload.version;
    const outcomes = await db.batch(promote(db, live, app, upload.version, manifest, Date.now()));
    invalidateLive();
    if (outcomes[3].length) return upload.version;
  }
  throw new Conflict('Other releases are going live at this moment. Please ship again.');
}
