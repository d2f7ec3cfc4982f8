import path from 'node:path';
import { saveBackup } from '@apologia/db/backup';
import { openAcademysServer } from '../kernel/database.ts';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';

async function main(): Promise<void> {
  const [file] = readArguments({ usage: 'pnpm backup [file]', words: 1 }).words;
  if (process.env.LIBSQL_URL)
    throw new Error('The database of LIBSQL_URL is backed up where it lives: see docs/backup.md.');
  const { DATA_DIR = '.data' } = process.env;
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = path.resolve(file ?? path.join(DATA_DIR, 'backups', `apologia-${stamp}.db`));
  const { server, close } = await openAcademysServer(process.env);
  try {
    const bytes = await saveBackup(server, target);
    say(`✓ ${target}, ${(bytes / 1_000_000).toFixed(1)} MB, checked. Learners' data is in it: keep it safe.`);
  } finally {
    close();
  }
}

await main().catch(fail);
