import path from 'node:path';
import { restoreBackup } from '@apologia/db/backup';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';

async function main(): Promise<void> {
  const usage = 'pnpm restore <file>';
  const [backup] = readArguments({ usage, words: 1 }).words;
  if (!backup) throw new Error(usage);
  if (process.env.LIBSQL_URL)
    throw new Error('The database of LIBSQL_URL is restored where it lives: see docs/backup.md.');
  const { DATA_DIR = '.data' } = process.env;
  const replaced = await restoreBackup(path.resolve(backup), path.resolve(DATA_DIR, 'apologia.db'));
  if (replaced) say(`The database that was there is kept as ${replaced}.`);
  say('✓ Restored. The next start brings schema, content and releases up to date.');
}

await main().catch(fail);
