import type { Db } from '@apologia/db';
import { promote, startTrial, type Taken } from '../../releases/queries.ts';
import { liveReleases } from '../../releases/releaseReads.ts';

const chunk = { js: ['host.js'], css: [] };

/** A shell that has no files: documents are composed, and lead to nothing. */
const shell: Taken = {
  app: 'shell',
  version: '0123456789abcdef',
  step: 'shipped',
  by: 'test',
  now: Date.now(),
  lastSweep: 0,
  manifest: {
    files: {},
    chunks: {},
    shared: {},
    runtime: '2.0.0',
    trustedTypes: true,
    document: {
      theme: 'theme.js',
      host: chunk,
      landing: chunk,
      override: { js: ['override.js'], css: ['override.css'] },
      frames: { landing: '', sidebar: '', bare: '' },
    },
  },
};

/** Puts it in force. */
export const shipShell = (db: Db) => db.batch(promote(db, { live: {}, canaries: {} }, shell));

/** Puts another one on trial beside it, for every second visitor. @returns its version */
export async function tryShell(db: Db): Promise<string> {
  const [live] = await liveReleases(db);
  if (!live) throw new Error('no shell is in force');
  const version = 'fedcba9876543210';
  await db.batch(
    startTrial(db, { live: { shell: live }, canaries: {} }, { ...shell, version, step: 'canary' }, 50),
  );
  return version;
}
