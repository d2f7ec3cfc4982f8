import { apps } from '@apologia/contract';
import { openDatabase } from '@apologia/db';
import { prepareDatabase } from '../kernel/database.ts';
import { refuseUnknown } from '../kernel/flags.ts';
import { fail, step } from '../kernel/progress.ts';
import { tokenName } from '../kernel/tokens.ts';
import { deployWorker } from '../kernel/wrangler.ts';
import { buildAll } from './builds.ts';
import { shipApp } from './shipping.ts';

/** @throws Error naming the first variable that is missing */
function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: a deployment needs it.`);
  return value;
}

/** Database, Worker, apps, in this order: each stands on what was there before it. */
async function main(): Promise<void> {
  refuseUnknown(process.argv.slice(2), ['--dry-run'], 'pnpm run deploy [--dry-run]');
  const isRehearsal = process.argv.includes('--dry-run');
  const db = openDatabase({ url: needed('LIBSQL_URL'), authToken: needed('LIBSQL_TOKEN') });
  const url = needed('GATEWAY_URL');
  const tokens = apps.map((app) => ({ app, token: needed(tokenName(app)) }));

  await step('build the apps', buildAll);
  await step('migrate and seed the database', () => prepareDatabase(db));
  await step('deploy the gateway', () => (isRehearsal ? deployWorker('--dry-run') : deployWorker()));
  if (isRehearsal) return;
  await step('ship the apps', async () => {
    for (const { app, token } of tokens) await shipApp({ url, token }, app);
  });
}

await main().catch(fail);
