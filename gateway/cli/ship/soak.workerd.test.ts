import { spawn } from 'node:child_process';
import { apps } from '@apologia/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertLearners } from '../../src/testing/learners.ts';
import { edit, filesOf } from '../../src/testing/releases/builds.ts';
import { shippingTo } from '../../src/testing/releases/shipping.ts';
import { startWorkerBench, tokenOf } from '../../src/testing/workerBench.ts';
import { root } from '../academy/testing/running.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let teams: ReturnType<typeof shippingTo>;
let learner: string;
let built = 0;

beforeAll(async () => {
  bench = await startWorkerBench();
  teams = shippingTo(bench);
  for (const app of apps) expect((await teams.ship(app, await filesOf(app))).status).toBe(200);
  [learner = ''] = await insertLearners(bench.db, 1);
});
afterAll(() => bench.close());
beforeEach(async () => {
  if ((await teams.state('courses'))?.canary) await teams.rollBack('courses');
});

/** Puts another build of courses on trial for half of all visitors. */
async function tryAnother(): Promise<string> {
  built += 1;
  const files = edit(await filesOf('courses'), 'build.json', (text) => `${text}${' '.repeat(built)}`);
  const response = await teams.shipCanary('courses', files, 50);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { version: string }).version;
}

/** A command of the team's, as a process of its own. */
function command(file: string, ...args: string[]) {
  const child = spawn(process.execPath, [`gateway/cli/ship/${file}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, GATEWAY_URL: bench.url, SHIP_TOKEN_COURSES: tokenOf('courses') },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  const hasBegun = () => expect.poll(() => said, { timeout: 30_000 }).toContain('views within');
  return { ended, hasBegun };
}

/** What tabs tell of so many views of those in a cohort, failing or not. */
async function visits(cohort: number, many: number, isFailing = false): Promise<void> {
  const html = await (await bench.page('/apologetics', { cookie: `${learner}; cohort=${cohort}` })).text();
  const view = html.match(/ data-view="([^"]+)"/)?.[1] ?? expect.fail('no view');
  const failures = isFailing ? [{ app: 'courses', kind: 'render' }] : [];
  for (let i = 0; i < many; i += 1) {
    const told = await bench.fetch('/api/beacons', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ view, shown: ['courses'], failures, vitals: {} }),
    });
    expect(told.status).toBe(200);
  }
}

test('a canary that was seen enough and stays on trial has soaked, and is promoted', async () => {
  const canary = await tryAnother();
  const soak = command('soak', 'courses', '--minutes', '1', '--views', '40');
  await soak.hasBegun();
  await visits(99, 40);
  await visits(0, 45);
  const { code, said } = await soak.ended;
  expect(said).toMatch(/4\d views of the canary, \d+ of live, and it is on trial still/);
  expect(code).toBe(0);
  expect((await command('promote', 'courses').ended).code).toBe(0);
  expect((await teams.live()).courses).toBe(canary);
});

test('a soak of a canary that is taken back ends with the reason, and cleaning up leaves what is live', async () => {
  const { courses: live } = await teams.live();
  const canary = await tryAnother();
  const soak = command('soak', 'courses', '--minutes', '1', '--views', '1000');
  await soak.hasBegun();
  await visits(99, 60);
  await visits(0, 40, true);
  const { code, said } = await soak.ended;
  expect(said).toMatch(
    new RegExp(
      `The canary is gone: ${canary} was taken back by gateway: \\d+ of \\d+ views failed, of live 0 of`,
    ),
  );
  expect(code).toBe(1);
  // A workflow that fails cleans up: what is live was not what failed.
  const cleaned = await command('rollback', 'courses', '--canary').ended;
  expect(cleaned).toMatchObject({ code: 1, said: expect.stringContaining('There is no canary of courses') });
  expect((await teams.live()).courses).toBe(live);
  const late = await command('soak', 'courses').ended;
  expect(late).toMatchObject({ code: 1, said: expect.stringContaining(`${canary} was taken back`) });
});

test('a soak of a canary that hardly anybody saw says so, and earlier views do not count', async () => {
  const { courses: live } = await teams.live();
  const canary = await tryAnother();
  await visits(99, 40);
  await visits(0, 40);
  const { code, said } = await command('soak', 'courses', '--minutes', '0.03', '--views', '40').ended;
  expect(said).toContain('not enough: 0 views of the canary, 0 of live');
  expect(code).toBe(2);
  expect((await teams.state('courses'))?.canary?.version).toBe(canary);
  expect((await command('rollback', 'courses', '--canary').ended).code).toBe(0);
  expect((await teams.state('courses'))?.history[0]).toMatchObject({ version: canary, step: 'rolled_back' });
  expect((await teams.live()).courses).toBe(live);
});

test('a team reads what became of releases with its own token', async () => {
  const { code, said } = await command('releases').ended;
  expect(said).toMatch(/^shell\n[\s\S]*\ncourses\n/);
  expect(code).toBe(0);
});

test.each([
  [['--views', '0'], '--views must be a number above 0'],
  [['--minutes', 'ten'], '--minutes must be a number above 0'],
  [['--hours', '1'], 'pnpm soak <app>'],
])('a soak that is asked for %j is refused in a sentence', async (args, sentence) => {
  expect(await command('soak', 'courses', ...args).ended).toMatchObject({
    code: 1,
    said: expect.stringContaining(sentence),
  });
});
