import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDeploySettings, withSecretsFile } from './deploySettings.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-settings-'));
  file = path.join(folder, 'academy.env');
});
afterEach(() => rm(folder, { recursive: true }));

test('the Worker is given its own settings of a file, and the deployment goes by all of them', async () => {
  await writeFile(
    file,
    'LIBSQL_URL="libsql://x"\nGATEWAY_URL=https://y\nOPENAI_API_KEY=\nCLOUDFLARE_API_TOKEN=of the Worker\n',
  );
  const { env, secrets } = await readDeploySettings(file);
  expect(secrets).toEqual({ LIBSQL_URL: 'libsql://x', CLOUDFLARE_API_TOKEN: 'of the Worker' });
  expect(env).toMatchObject({ GATEWAY_URL: 'https://y', LIBSQL_URL: 'libsql://x', PATH: process.env.PATH });
});

test('a setting that is no secret is refused, and where it stands is named', async () => {
  await writeFile(file, 'ENVIRONMENT=local\n');
  await expect(readDeploySettings(file)).rejects.toThrow(/^ENVIRONMENT stands in gateway.wrangler.jsonc/);
});

test("wrangler reads the secrets from a file that is its owner's alone and is gone afterwards, failed or not", async () => {
  let given = '';
  const work = withSecretsFile({ LIBSQL_TOKEN: 'a $dollar' }, async (flag, name = '') => {
    expect(flag).toBe('--secrets-file');
    given = name;
    expect(statSync(given).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(given, 'utf8'))).toEqual({ LIBSQL_TOKEN: 'a $dollar' });
    throw new Error('wrangler failed');
  });
  await expect(work).rejects.toThrow('wrangler failed');
  expect(existsSync(given)).toBe(false);
});

test('without a file of settings the Worker keeps its secrets', async () => {
  const { secrets } = await readDeploySettings('');
  const options: string[][] = [];
  await withSecretsFile(secrets, async (...given) => void options.push(given));
  expect(options).toEqual([[]]);
});
