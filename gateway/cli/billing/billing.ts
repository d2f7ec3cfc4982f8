import { audit } from '../../src/billing/audit/audit.ts';
import { openAcademysDatabase } from '../kernel/database.ts';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';

async function main(): Promise<void> {
  const usage = 'pnpm billing audit';
  const [action] = readArguments({ usage, words: 1 }).words;
  if (action !== 'audit') throw new Error(usage);
  const { db, close } = await openAcademysDatabase(process.env);
  try {
    const { differences, entries, subscriptions, orders, pendingOrders } = await audit(db);
    for (const difference of differences) say(`✗ ${difference}`);
    say(
      `${entries} entries, ${subscriptions} subscriptions, ${orders} orders, ${pendingOrders} of them not settled.`,
    );
    if (differences.length > 0) process.exitCode = 1;
    say(
      differences.length === 0
        ? '✓ Everything is as the ledger has it.'
        : `${differences.length} differences.`,
    );
  } finally {
    close();
  }
}

await main().catch(fail);
