import { spawn } from 'node:child_process';
import { type ReleaseComparison, releases } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, encoded, filesOf } from '../../src/testing/releases/builds.ts';
import { shippingTo } from '../../src/testing/releases/shipping.ts';
import { startWorkerBench, tokenOf } from '../../src/testing/workerBench.ts';
import { root } from '../academy/testing/running.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let teams: ReturnType<typeof shippingTo>;
let before: string;
let after: string;

const versionOf = async (reply: Promise<Response>) => {
  const response = await reply;
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { version: string }).version;
};

beforeAll(async () => {
  bench = await startWorkerBench();
  teams = shippingTo(bench);
  await versionOf(teams.ship('shell', await filesOf('shell')));
  const first = await filesOf('community');
  first.set('later.0123456789.js', encoded('"gone"'));
  before = await versionOf(teams.ship('community', first));
  const second = edit(await filesOf('community'), 'contract.json', (text) => {
    const contract = JSON.parse(text);
    delete contract.calls['POST /api/reviews'];
    delete contract.calls['GET /api/reviews'].query;
    contract.calls['GET /api/dashboard'] = { reply: { type: 'object' } };
    return JSON.stringify(contract);
  });
  second.set('another.js', encoded('"new"'));
  second.set('build.json', encoded('{"trustedTypes":true} '));
  after = await versionOf(teams.ship('community', second));
});
afterAll(() => bench.close());

const compare = (query: string, token = tokenOf('billing')) =>
  bench.fetch(`/releases/community/compare?${query}`, { headers: { authorization: `Bearer ${token}` } });

async function compared(from: string, to: string): Promise<ReleaseComparison> {
  const response = await compare(new URLSearchParams({ from, to }).toString());
  expect(response.status, await response.clone().text()).toBe(200);
  return releases.compare.response.parse(await response.json());
}

/** `pnpm releases`, as a process of its own. */
function command(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['gateway/cli/ship/releases.ts', ...args], {
    cwd: root,
    env: { ...process.env, GATEWAY_URL: bench.url, SHIP_TOKEN_BILLING: tokenOf('billing') },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

test('two versions differ in their files, their sizes and what they need of the gateway', async () => {
  const { files, sizes, contract } = await compared(before, after);
  expect(files.filter(({ name }) => name !== 'contract.json')).toEqual([
    { name: 'another.js', from: null, to: 5 },
    { name: 'build.json', from: expect.any(Number), to: 22 },
    { name: 'later.js', from: 6, to: null },
  ]);
  expect((sizes.script?.to ?? 0) - (sizes.script?.from ?? 0)).toBe(-1);
  expect(contract).toEqual({
    needed: ['GET /api/dashboard'],
    notNeeded: ['POST /api/reviews'],
    changed: ['GET /api/reviews'],
  });
});

test('a version is the same as itself', async () => {
  const { files, contract } = await compared(after, after);
  expect(files).toEqual([]);
  expect(contract).toEqual({ needed: [], notNeeded: [], changed: [] });
});

test.each([
  ['a version that there is not', () => `from=${before}&to=0123456789abcdef`, 404],
  ['what is no version', () => `from=${before}&to=latest`, 400],
  ['one version alone', () => `from=${before}`, 400],
])('a comparison with %s is refused', async (_, query, status) => {
  expect((await compare(query())).status).toBe(status);
});

test('nobody but a team compares', async () => {
  const query = `from=${before}&to=${after}`;
  expect((await compare(query, 'a-token-of-no-team-at-all')).status).toBe(403);
  expect((await bench.fetch(`/releases/community/compare?${query}`)).status).toBe(401);
});

test('the command tells the version before and the live one apart, the named ones, and in JSON', async () => {
  const { code, said } = await command('compare', 'community');
  expect(said).toContain(`community  ${before} → ${after}`);
  expect(said).toContain('  + another.js  5 bytes');
  expect(said).toContain('  - later.js  6 bytes');
  expect(said).toContain('  + GET /api/dashboard\n  - POST /api/reviews\n  ~ GET /api/reviews\n');
  expect(code).toBe(0);
  const inJson = await command('compare', 'community', after, before, '--json');
  expect(JSON.parse(inJson.said)).toEqual(await compared(after, before));
  expect(await command('compare', 'community', after)).toEqual({
    code: 1,
    said: expect.stringContaining('Name two versions, or none.'),
  });
  expect((await command('compare', 'shell')).said).toContain('no other version was in force');
});

test('the list tells the verdict on a canary so far, and the canary is what live is compared with', async () => {
  const files = edit(await filesOf('community'), 'build.json', (text) => `${text}  `);
  const canary = await versionOf(teams.shipCanary('community', files, 50));
  expect((await command()).said).toContain(
    '    Too early to say: 0 views of the canary and 0 of live were told, and each side needs 30.',
  );
  expect((await command('compare', 'community')).said).toContain(`community  ${after} → ${canary}`);
  expect((await command('compare')).said).toContain('Name an app');
  expect((await command('sweep', 'community')).said).toContain('There is no community here.');
});
