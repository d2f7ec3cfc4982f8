import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apps } from '@apologia/contract';
import { type ContractSnapshot, contractSnapshot } from '@apologia/contract/versioning';
import { openDatabase } from '@apologia/db';
import { modules } from '@apologia/db/schema';
import { startLibsqlServer } from '@apologia/db/server';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const tokens = Object.fromEntries(apps.map((app) => [`SHIP_TOKEN_${app.toUpperCase()}`, 'x'.repeat(24)]));
const deploy = (env: Record<string, string>, ...flags: string[]) =>
  promisify(execFile)(process.execPath, ['gateway/cli/ship/deploy.ts', '--dry-run', ...flags], {
    cwd: root,
    env: { ...process.env, ...tokens, ...env },
  });

interface Release {
  app: string;
  version: string;
  /** How long ago it was taken out of force; nothing for the one in force. */
  endedMsAgo?: number;
  /** The calls it needs; nothing for a build from before releases said so. */
  calls?: ContractSnapshot['calls'];
}

/** The gateway that is to be replaced, as far as a deployment asks it. */
async function startOldGateway(shipped: Release[]): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const reply = (body: unknown) => response.end(JSON.stringify(body));
    if (request.url === '/releases') {
      const versionOf = ({ version, endedMsAgo }: Release) => ({
        version,
        shippedAt: new Date(0).toISOString(),
        ...(endedMsAgo && { endedAt: new Date(Date.now() - endedMsAgo).toISOString() }),
        scriptBytes: 1,
        files: 1,
      });
      return reply(
        [...Map.groupBy(shipped, ({ app }) => app)].map(([app, all]) => ({
          app,
          live: all.find(({ endedMsAgo }) => !endedMsAgo)?.version,
          versions: all.map(versionOf),
        })),
      );
    }
    const [, , app, version] = request.url?.split('/') ?? [];
    const calls = shipped.find((one) => one.app === app && one.version === version)?.calls;
    if (calls) return reply({ calls });
    response.statusCode = 404;
    reply({ error: 'Not found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const hourMs = 60 * 60_000;
const dropped = (path: string) => ({ [`GET ${path}`]: { reply: {} } });
/** What nobody answers at. */
const nowhere = { LIBSQL_URL: 'http://127.0.0.1:9', LIBSQL_TOKEN: 'none', DATABASE_TIMEOUT_MS: '200' };

test('a rehearsed deployment migrates and seeds the database and bundles the Worker', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-deploy-'));
  const server = await startLibsqlServer({ file: path.join(folder, 'deploy.db'), token: 'deploy' });
  const gateway = await startOldGateway([
    { app: 'courses', version: '0'.repeat(16), calls: contractSnapshot().calls },
    { app: 'courses', version: '1'.repeat(16), endedMsAgo: 25 * hourMs, calls: dropped('/api/long-ago') },
    { app: 'billing', version: '2'.repeat(16) },
  ]);
  const { stdout } = await deploy({
    LIBSQL_URL: server.url,
    LIBSQL_TOKEN: 'deploy',
    GATEWAY_URL: gateway.url,
  });
  gateway.close();
  expect(stdout).toMatch(
    /ask what the releases in use need[\s\S]*migrate and seed the database[\s\S]*deploy the gateway/,
  );
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

test('a gateway that drops what a release in use needs is not deployed, and the release is named', async () => {
  const gateway = await startOldGateway([
    { app: 'courses', version: '0'.repeat(16), calls: dropped('/api/live') },
    { app: 'community', version: '1'.repeat(16), calls: {} },
    { app: 'community', version: '2'.repeat(16), endedMsAgo: 23 * hourMs, calls: dropped('/api/yesterday') },
  ]);
  const env = { ...nowhere, GATEWAY_URL: gateway.url };
  const names = [
    'courses 0000000000000000, which is live: GET /api/live is missing',
    'community 2222222222222222, in force within the last day: GET /api/yesterday is missing',
  ];
  const refused = await deploy(env).catch((error) => error);
  for (const name of names) expect(refused.stderr).toContain(name);
  expect(refused.stdout).not.toContain('migrate');
  // Meant, it goes on to the database, which does not answer here.
  const meant = await deploy(env, '--breaking').catch((error) => error);
  for (const name of names) expect(meant.stdout).toContain(name);
  expect(meant.stderr).toContain('Failed query');
  gateway.close();
});

test('without a gateway to ask only the first deployment goes on', async () => {
  const env = { ...nowhere, GATEWAY_URL: 'http://127.0.0.1:9' };
  await expect(deploy(env)).rejects.toMatchObject({ stderr: expect.stringContaining('No gateway answers') });
  // It goes on to the database, which does not answer here.
  await expect(deploy(env, '--first')).rejects.toMatchObject({
    stderr: expect.stringContaining('Failed query'),
  });
});
