import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
/** Where nobody answers as Cloudflare, whoever is logged in here. */
const noCloudflare = {
  CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:9/client/v4',
  CLOUDFLARE_API_TOKEN: 'none',
  CLOUDFLARE_ACCOUNT_ID: 'none',
};
const deploy = (env: Record<string, string>, ...flags: string[]) =>
  promisify(execFile)(process.execPath, ['gateway/cli/ship/deploy.ts', ...flags], {
    cwd: root,
    env: { ...process.env, ...tokens, ...noCloudflare, ...env },
  });

/** Cloudflare, as far as a rehearsal asks it. @param secrets those of the Worker; `null` where there is none yet */
async function startCloudflare(secrets: string[] | null, buckets: string[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const [address = ''] = request.url?.split('?') ?? [];
    asked.push(`${request.method} ${address}`);
    const reply = (result: unknown, message = '') => {
      response.statusCode = result === null ? 404 : 200;
      response.setHeader('content-type', 'application/json');
      const errors = result === null ? [{ code: message === 'no Worker' ? 10007 : 10006, message }] : [];
      response.end(JSON.stringify({ success: result !== null, errors, messages: [], result }));
    };
    if (address.endsWith('/secrets')) {
      const listed = secrets?.map((name) => ({ name, type: 'secret_text' })) ?? null;
      return reply(listed, 'no Worker');
    }
    const bucket = address.match(/\/r2\/buckets\/([^/]+)$/)?.[1];
    if (bucket) return reply(buckets.includes(bucket) ? { name: bucket } : null, 'no bucket');
    if (address.endsWith('/graphql')) return reply({});
    reply(null, 'nothing');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { ...noCloudflare, CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4` },
    asked,
    close: () => server.close(),
  };
}

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

test('a deployment migrates and seeds the database, then asks Cloudflare', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-deploy-'));
  const server = await startLibsqlServer({ file: path.join(folder, 'deploy.db'), token: 'deploy' });
  const gateway = await startOldGateway([
    { app: 'courses', version: '0'.repeat(16), calls: contractSnapshot().calls },
    { app: 'courses', version: '1'.repeat(16), endedMsAgo: 25 * hourMs, calls: dropped('/api/long-ago') },
    { app: 'billing', version: '2'.repeat(16) },
  ]);
  const env = { LIBSQL_URL: server.url, LIBSQL_TOKEN: 'deploy', GATEWAY_URL: gateway.url };
  const stopped = await deploy(env).catch((error) => error);
  gateway.close();
  expect(stopped.stdout).toMatch(/ask what the releases in use need[\s\S]*migrate and seed the database/);
  expect(stopped.stderr).toContain('wrangler');
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

test('a rehearsal finds all there and changes nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-deploy-'));
  const server = await startLibsqlServer({ file: path.join(folder, 'deploy.db'), token: 'deploy' });
  const gateway = await startOldGateway([
    { app: 'courses', version: '0'.repeat(16), calls: contractSnapshot().calls },
  ]);
  const cloudflare = await startCloudflare(
    ['LIBSQL_URL', 'LIBSQL_TOKEN', ...Object.keys(tokens)],
    ['apologia-releases'],
  );
  const env = {
    ...cloudflare.env,
    LIBSQL_URL: server.url,
    LIBSQL_TOKEN: 'deploy',
    GATEWAY_URL: gateway.url,
  };
  const { stdout } = await deploy(env, '--dry-run');
  expect(stdout.match(/✓/g)).toHaveLength(7);
  expect(stdout).toMatch(/✓ a gateway that runs, and drops nothing[\s\S]*bundle the gateway/);
  expect(cloudflare.asked.filter((call) => !call.startsWith('GET') && !call.endsWith('/graphql'))).toEqual(
    [],
  );
  const db = openDatabase({ url: server.url, authToken: 'deploy' });
  await expect(db.select().from(modules)).rejects.toThrow();
  gateway.close();
  cloudflare.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('a rehearsal names all that an empty account lacks, and how to have it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-deploy-'));
  const cloudflare = await startCloudflare(null, []);
  const file = path.join(folder, 'academy.env');
  await writeFile(
    file,
    `LIBSQL_URL=http://127.0.0.1:9\nLIBSQL_TOKEN=t\nSHIP_TOKEN_COURSES=short\nPAYPAL_CLIENT_ID=x\n`,
  );
  const env = { ...cloudflare.env, SHIP_TOKEN_BILLING: '', GATEWAY_URL: '' };
  const refused = await deploy(env, '--dry-run', '--first', '--settings', file).catch((error) => error);
  expect(refused.stdout).toContain('✓ a Cloudflare account');
  expect(refused.stdout).toContain('✗ the bucket apologia-releases: make it with wrangler r2 bucket create');
  expect(refused.stdout).toContain('✗ a database: nothing answers at http://127.0.0.1:9');
  expect(refused.stdout).toContain('✗ tokens to ship with: set SHIP_TOKEN_BILLING\n');
  expect(refused.stdout).toMatch(/✗ the Worker's secrets: give it SHIP_TOKEN_SHELL, SHIP_TOKEN_PRACTICE, /);
  expect(refused.stdout).toContain('SHIP_TOKEN_COURSES must have at least 24 characters');
  expect(refused.stdout).toContain('✗ an address: set GATEWAY_URL');
  expect(refused.stderr).toContain('6 of 7 are missing');
  cloudflare.close();
  const nobody = await deploy(nowhere, '--dry-run').catch((error) => error);
  expect(nobody.stdout).toMatch(
    /✗ a Cloudflare account: log in with wrangler, or set CLOUDFLARE_API_TOKEN: \S/,
  );
  await rm(folder, { recursive: true, force: true });
});

test('settings that cannot be read are named', async () => {
  await expect(deploy(nowhere, '--settings', '/nowhere.env')).rejects.toMatchObject({
    stderr: expect.stringContaining('/nowhere.env cannot be read.'),
  });
});
