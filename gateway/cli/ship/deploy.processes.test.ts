import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apps } from '@apologia/contract';
import { openDatabase } from '@apologia/db';
import { modules } from '@apologia/db/schema';
import { startLibsqlServer } from '@apologia/db/server';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const deploy = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['gateway/cli/ship/deploy.ts', '--dry-run'], {
    cwd: root,
    env: { ...process.env, ...env },
  });

test('a rehearsed deployment migrates and seeds the database and bundles the Worker', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-deploy-'));
  const server = await startLibsqlServer({ file: path.join(folder, 'deploy.db'), token: 'deploy' });
  const { stdout } = await deploy({
    LIBSQL_URL: server.url,
    LIBSQL_TOKEN: 'deploy',
    GATEWAY_URL: 'https://apologia.example',
    ...Object.fromEntries(apps.map((app) => [`SHIP_TOKEN_${app.toUpperCase()}`, 'x'.repeat(24)])),
  });
  expect(stdout).toMatch(/migrate and seed the database[\s\S]*deploy the gateway/);
  const db = openDatabase({ url: server.url, authToken: 'deploy' });
  expect((await db.select().from(modules)).length).toBeGreaterThanOrEqual(12);
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('what a deployment lacks is named', async () => {
  await expect(deploy({ LIBSQL_URL: '' })).rejects.toMatchObject({
    stderr: expect.stringContaining('Set LIBSQL_URL'),
  });
});
