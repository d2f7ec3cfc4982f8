import path from 'node:path';
import { openDatabase } from '@apologia/db';
import { audit } from '../src/billing/audit/audit.ts';
import { startDatabase } from './database.ts';
import { fail, say } from './progress.ts';

/** The database of `LIBSQL_URL`, else the local one, which may be in use meanwhile. */
async function open() {
  const { LIBSQL_URL: url, LIBSQL_TOKEN: authToken = '', DATA_DIR = '.data' } = process.env;
  if (url) return { db: openDatabase({ url, authToken }), close: () => {} };
  const local = await startDatabase(path.resolve(DATA_DIR));
  return { db: local.db, close: () => local.process.kill('SIGTERM') };
}

async function main(): Promise<void> {
  if (process.argv[2] !== 'audit') throw new Error('pnpm billing audit');
  const { db, close } = await open();
  try {
    const { differences, entries, subscriptions, orders, unsettled } = await audit(db);
    for (const difference of differences) say(`✗ ${difference}`);
    say(
      `${entries} entries, ${subscriptions} subscriptions, ${orders} orders, ${unsettled} of them not settled.`,
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
