import path from 'node:path';
import { restoreBackup } from '@apologia/db/backup';
import { eraseAgain } from '../account/eraseAgain.ts';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';

async function main(): Promise<void> {
  const usage = 'pnpm restore <file>';
  const [backup] = readArguments({ usage, words: 1 }).words;
  if (!backup) throw new Error(usage);
  if (process.env.LIBSQL_URL)
    throw new Error('The database of LIBSQL_URL is restored where it lives: see docs/backup.md.');
  const { DATA_DIR = '.data' } = process.env;
  const file = path.resolve(DATA_DIR, 'apologia.db');
  let erased: number | null = 0;
  const replaced = await restoreBackup(path.resolve(backup), file, async (part) => {
    erased = await eraseAgain(part, file);
  });
  if (erased === null)
    say(
      '! The database that was there cannot be read: accounts that were deleted since the backup are back.',
    );
  if (erased) say(`Accounts that were deleted since the backup, and deleted again: ${erased}.`);
  if (replaced) say(`The database that was there is kept as ${replaced}.`);
  say('✓ Restored. The next start brings schema, content and releases up to date.');
}

await main().catch(fail);
