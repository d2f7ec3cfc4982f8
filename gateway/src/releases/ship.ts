import type { App } from '@apologia/contract';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict } from '../kernel/errors.ts';
import { inForceNow, invalidateLive, written } from './live.ts';
import { manifestOf } from './manifest.ts';
import {
  checkComplete,
  checkContract,
  checkFit,
  checkLastDay,
  checkServer,
  contractFile,
} from './passGate.ts';
import { promote, startTrial } from './queries.ts';
import { store } from './stored.ts';
import { lastSweep } from './sweep.ts';
import { readUpload } from './upload.ts';

/** How often a release is measured anew because another went live meanwhile. */
const mostTries = 10;

interface Shipment {
  app: App;
  form: FormData;
  /** Visitors of a hundred for whom it is a canary; in force for everybody without. */
  percent: number | undefined;
  by: string;
}

/**
 * Takes in a build: checks it, keeps its files, and puts it in force or on trial. What the gate refuses leaves
 * nothing behind; of what is in force already only lost files are put back.
 * @returns its version, and whether it is in force for everybody
 * @throws Conflict where others go live faster than this one
 */
export async function ship(
  { config, db, bucket, loader, loadGate }: GatewayEnv['Variables'],
  { app, form, percent, by }: Shipment,
): Promise<{ version: string; live: boolean }> {
  const upload = await readUpload(form);
  const { version } = upload;
  const manifest = manifestOf(app, upload);
  await checkContract({ loadGate }, app, upload.bytes.get(contractFile));
  const sweep = await lastSweep(db, app, version);
  for (let tries = 0; tries < mostTries; tries += 1) {
    invalidateLive();
    const inForce = await inForceNow({ config, db });
    const { live } = inForce;
    await checkFit({ loadGate }, app, manifest, inForce, config.ENFORCE_BUDGETS);
    await checkComplete({ loadGate }, app, manifest, inForce);
    const isLive = live[app]?.version === version;
    if (!isLive) await checkLastDay({ config, db, loadGate }, app, manifest);
    if (tries === 0) {
      await checkServer({ loader, bucket }, app, upload, live);
      await store(bucket, app, upload);
    }
    if (isLive && percent === undefined) return { version, live: true };
    if (percent !== undefined && (isLive || !live[app])) {
      const why = isLive ? `${version} is in force already` : `${app} has no version yet to be compared with`;
      throw new Conflict(`There is nothing to try: ${why}.`);
    }
    const taken = { app, version, manifest, by, now: Date.now(), lastSweep: sweep };
    const rows =
      percent === undefined
        ? (await written(db.batch(promote(db, inForce, { ...taken, step: 'shipped' }))))[5]
        : (await written(db.batch(startTrial(db, inForce, { ...taken, step: 'canary' }, percent))))[3];
    if (rows.length) return { version, live: percent === undefined };
  }
  throw new Conflict('Other releases are going live at this moment. Please ship again.');
}
