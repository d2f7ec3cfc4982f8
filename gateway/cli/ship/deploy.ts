import { type App, apps } from '@apologia/contract';
import { contractSnapshot } from '@apologia/contract/versioning';
import { openDatabase } from '@apologia/db';
import { prepareDatabase } from '../kernel/database.ts';
import { readArguments } from '../kernel/flags.ts';
import { fail, say, step } from '../kernel/progress.ts';
import { tokenName } from '../kernel/tokens.ts';
import { deployWorker } from '../kernel/wrangler.ts';
import { drawPictures } from '../pictures/pictures.ts';
import { buildAll } from './builds.ts';
import { checkDeployment } from './deployChecklist.ts';
import { type DeploySettings, readDeploySettings, withSecretsFile } from './deploySettings.ts';
import type { ReleaseTarget } from './releaseClient.ts';
import { lackingForReleases } from './releaseNeeds.ts';
import { shipApp } from './shipping.ts';

const usage = 'pnpm run deploy [--dry-run] [--first] [--breaking] [--settings <file>]';

/**
 * A gateway does not drop what a release needs that is live, or that tabs may still run.
 * @throws Error naming the release and what it needs
 */
async function refuseBreaking(gateway: ReleaseTarget, isMeant: boolean): Promise<void> {
  const lacking = await lackingForReleases(gateway, contractSnapshot());
  if (lacking.length === 0) return;
  const list = lacking.map((what) => `  ${what}`).join('\n');
  if (isMeant) return say(list);
  throw new Error(
    `This gateway would drop what releases in use need:\n${list}\nShip them without that need and wait a day, or deploy with --breaking.`,
  );
}

/** Says what a deployment has and what it lacks, bundles the Worker, and changes nothing. @throws Error where something is missing */
async function rehearse(settings: DeploySettings, isFirst: boolean): Promise<void> {
  const checks = await checkDeployment(settings, isFirst);
  for (const { what, missing } of checks)
    say(`  ${missing ? '✗' : '✓'} ${what}${missing ? `: ${missing}` : ''}`);
  await step('bundle the gateway', () => deployWorker('--dry-run'));
  const lacking = checks.filter(({ missing }) => missing).length;
  if (lacking)
    throw new Error(`${lacking} of ${checks.length} are missing; docs/operating.md says how to have each.`);
}

/**
 * Database and Worker, in this order: each stands on what was there before it. The apps are their teams', who ship them
 * when they like: shipped here, a rollback would be undone. The first deployment of all brings them along, for
 * without them there is no page.
 */
async function main(): Promise<void> {
  const { flags, values } = readArguments({
    usage,
    flags: ['dry-run', 'first', 'breaking'],
    values: { settings: '' },
  });
  const { first: isFirst, breaking: isMeant } = flags;
  const settings = await readDeploySettings(values.settings);
  if (flags['dry-run']) return rehearse(settings, isFirst);
  const needed = (name: string): string =>
    settings.env[name] || fail(new Error(`Set ${name}: a deployment needs it.`));
  const db = openDatabase({ url: needed('LIBSQL_URL'), authToken: needed('LIBSQL_TOKEN') });
  const url = needed('GATEWAY_URL');
  const tokenOf = (app: App) => needed(tokenName(app));
  if (isFirst) apps.forEach(tokenOf);
  else {
    await step('ask what the releases in use need', () =>
      refuseBreaking({ url, token: tokenOf('shell') }, isMeant),
    );
  }
  await step('migrate and seed the database', () => prepareDatabase(db));
  await step('deploy the gateway', () => withSecretsFile(settings.secrets, deployWorker));
  await step(
    'draw pictures of pages',
    () => drawPictures(db),
    (drawn) => `${drawn} new`,
  );
  if (!isFirst) return;
  await step('build the apps', buildAll);
  await step('ship the apps', async () => {
    for (const app of apps) await shipApp({ url, token: tokenOf(app) }, app);
  });
}

await main().catch(fail);
