import { eraseListed } from '../../src/account/public.ts';
import { openAcademysDatabase } from '../kernel/database.ts';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';

const usage = 'pnpm account repeat';

async function main(): Promise<void> {
  const [action] = readArguments({ usage, words: 1 }).words;
  if (action !== 'repeat') throw new Error(usage);
  const { db, close } = await openAcademysDatabase(process.env);
  try {
    const erased = await eraseListed(db);
    say(`✓ Accounts that are listed as deleted and were there all the same, and are deleted now: ${erased}.`);
  } finally {
    close();
  }
}

await main().catch(fail);
