import { apps } from '@apologia/contract';
import { contractSnapshot } from '@apologia/contract/versioning';
import { openDatabase } from '@apologia/db';
import { buildAll } from './builds.ts';
import { prepareDatabase } from './database.ts';
import { refuseUnknown } from './flags.ts';
import { fail, say, step } from './progress.ts';
import { lackingForReleases } from './releaseNeeds.ts';
import type { Harbour } from './send.ts';
import { shipApp } from './shipping.ts';
import { tokenName } from './tokens.ts';
import { deployWorker } from './wrangler.ts';

const usage = 'pnpm run deploy [--dry-run] [--first] [--breaking]';

/** @throws Error naming the first variable that is missing */
function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: a deployment needs it.`);
  return value;
}

/**
 * A gateway does not drop what a release needs that is live, or that tabs may still run.
 * @throws Error naming the release and what it needs
 */
async function refuseBreaking(gateway: Harbour, isMeant: boolean): Promise<void> {
  const lacking = await lackingForReleases(gateway, contractSnapshot());
  if (lacking.length === 0) return;
  const list = lacking.map((what) => `  ${what}`).join('\n');
  if (isMeant) return say(list);
  throw new Error(
    `This gateway would drop what releases in use need:\n${list}\nShip them without that need and wait a day, or deploy with --breaking.`,
  );
}

/** Database, Worker, apps, in this order: each stands on what was there before it. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  refuseUnknown(args, ['--dry-run', '--first', '--breaking'], usage);
  const isRehearsal = args.includes('--dry-run');
  const db = openDatabase({ url: needed('LIBSQL_URL'), authToken: needed('LIBSQL_TOKEN') });
  const url = needed('GATEWAY_URL');
  const tokens = apps.map((app) => ({ app, token: needed(tokenName(app)) }));

  // The first has nothing that could break.
  if (!args.includes('--first')) {
    await step('ask what the releases in use need', () =>
      refuseBreaking({ url, token: needed(tokenName('shell')) }, args.includes('--breaking')),
    );
  }
  await step('build the apps', buildAll);
  await step('migrate and seed the database', () => prepareDatabase(db));
  await step('deploy the gateway', () => (isRehearsal ? deployWorker('--dry-run') : deployWorker()));
  if (isRehearsal) return;
  await step('ship the apps', async () => {
    for (const { app, token } of tokens) await shipApp({ url, token }, app);
  });
}

await main().catch(fail);
