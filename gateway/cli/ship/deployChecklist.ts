import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { apps } from '@apologia/contract';
import { contractSnapshot } from '@apologia/contract/versioning';
import { openDatabase } from '@apologia/db';
import { root } from '@apologia/kit/build';
import { parseConfig } from '../../src/kernel/config.ts';
import { tokenName } from '../kernel/tokens.ts';
import { runWrangler } from '../kernel/wrangler.ts';
import { type DeploySettings, ownVars } from './deploySettings.ts';
import { lackingForReleases } from './releaseNeeds.ts';

export interface Check {
  what: string;
  /** What to do about it; nothing where it is as it should be. */
  missing?: string;
}

const shipTokens = apps.map(tokenName);
const neededSecrets = ['LIBSQL_URL', 'LIBSQL_TOKEN', ...shipTokens];

/** What wrangler said, without its frame. */
function saidBy(error: unknown): string {
  const text = stripVTControlCharacters(String((error as { stderr?: string }).stderr || error));
  return text.match(/ERROR\]? (.+)/)?.[1]?.trim() ?? (text.trim().split('\n')[0] as string);
}

const tried = async (what: string, work: () => Promise<unknown>, mend: (said: string) => string) =>
  work().then(
    (): Check => ({ what }),
    (error): Check => ({ what, missing: mend(saidBy(error)) }),
  );

/** `null` where there is no such Worker yet. @throws where the account cannot be asked */
async function secretsOfWorker(): Promise<string[] | null> {
  try {
    const listed = await runWrangler('secret', 'list', '--format', 'json');
    return (JSON.parse(listed) as { name: string }[]).map(({ name }) => name);
  } catch (error) {
    if (/Worker ".*" not found/.test(saidBy(error))) return null;
    throw error;
  }
}

/** What a deployment needs, in the order of `docs/operating.md`. Nothing is changed. */
export async function checkDeployment({ env, secrets }: DeploySettings, isFirst: boolean): Promise<Check[]> {
  let ofWorker: string[] | null = [];
  const account = await tried(
    'a Cloudflare account',
    async () => {
      ofWorker = await secretsOfWorker();
    },
    (said) => `log in with wrangler, or set CLOUDFLARE_API_TOKEN: ${said}`,
  );
  return [
    account,
    await bucketCheck(),
    ...(await databaseChecks(env)),
    ...settingChecks(env, secrets, ofWorker, isFirst),
    await gatewayCheck(env, isFirst),
  ];
}

async function bucketCheck(): Promise<Check> {
  const text = await readFile(path.join(root, 'gateway/wrangler.jsonc'), 'utf8');
  const bucket = text.match(/"bucket_name": "([^"]+)"/)?.[1] ?? '';
  return tried(
    `the bucket ${bucket}`,
    () => runWrangler('r2', 'bucket', 'info', bucket),
    (said) => `make it with wrangler r2 bucket create ${bucket}: ${said}`,
  );
}

type Env = DeploySettings['env'];

async function databaseChecks({ LIBSQL_URL: url, LIBSQL_TOKEN: authToken }: Env): Promise<Check[]> {
  const what = 'a database';
  if (!url || !authToken) return [{ what, missing: `set ${url ? 'LIBSQL_TOKEN' : 'LIBSQL_URL'}` }];
  const db = openDatabase({ url, authToken, timeoutMs: 10_000 });
  return [
    await tried(
      what,
      () => Promise.resolve(db.run('select 1')),
      () => `nothing answers at ${url} with that token`,
    ),
  ];
}

function settingChecks(
  env: Env,
  secrets: DeploySettings['secrets'],
  ofWorker: readonly string[] | null,
  isFirst: boolean,
): Check[] {
  const own = isFirst ? shipTokens : shipTokens.slice(0, 1);
  const unset = own.filter((name) => !env[name]);
  const has = [...(ofWorker ?? []), ...Object.keys(secrets)];
  const lacking = neededSecrets.filter((name) => !has.includes(name));
  let wrong = '';
  try {
    // Those that the Worker has already cannot be read: something stands for them.
    const stands = {
      ...Object.fromEntries(neededSecrets.map((name) => [name, 'x'.repeat(24)])),
      LIBSQL_URL: 'libsql://x',
    };
    parseConfig({ ...stands, ...secrets, ...ownVars });
  } catch (error) {
    wrong = (error as Error).message;
  }
  return [
    { what: 'tokens to ship with', ...(unset.length && { missing: `set ${unset.join(', ')}` }) },
    {
      what: "the Worker's secrets",
      ...(lacking.length && { missing: `give it ${lacking.join(', ')}, as lines of a file with --settings` }),
    },
    { what: "the Worker's settings", ...(wrong && { missing: wrong }) },
  ];
}

async function gatewayCheck(
  { GATEWAY_URL: url, SHIP_TOKEN_SHELL: token = '' }: Env,
  isFirst: boolean,
): Promise<Check> {
  const what = isFirst ? 'an address' : 'a gateway that runs, and drops nothing';
  if (!url) return { what, missing: 'set GATEWAY_URL' };
  if (isFirst) return { what };
  return lackingForReleases({ url, token }, contractSnapshot()).then(
    (lacking) => ({ what, ...(lacking.length && { missing: lacking.join('; ') }) }),
    (error: Error) => ({ what, missing: `${error.message} The first deployment takes --first.` }),
  );
}
