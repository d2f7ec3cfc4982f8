import { type App, apps } from '@apologia/contract';
import { promotions, releaseHistory, releases } from '@apologia/db/schema/releases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertLearners } from '../testing/learners.ts';
import { edit, filesOf, formOf } from '../testing/releases/builds.ts';
import { recordsOf } from '../testing/releases/records.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { visitorsOf } from '../testing/releases/visitors.ts';
import { startWorkerBench } from '../testing/workerBench.ts';
import { readUpload } from './upload.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let teams: ReturnType<typeof shippingTo>;
let learner: string;

beforeAll(async () => {
  bench = await startWorkerBench();
  teams = shippingTo(bench);
  for (const app of apps) expect((await teams.ship(app, await noted(await filesOf(app)))).status).toBe(200);
  [learner = ''] = await insertLearners(bench.db, 1);
});
afterAll(() => bench.close());

type Files = Awaited<ReturnType<typeof filesOf>>;
const byVersion = new Map<string, Files>();
async function noted(files: Files): Promise<Files> {
  byVersion.set((await readUpload(formOf(files))).version, files);
  return files;
}

let built = 0;
/** A build that no other test has shipped. */
async function another(app: App) {
  built += 1;
  return noted(edit(await filesOf(app), 'build.json', (text) => `${text}${' '.repeat(built)}`));
}

const versionOf = async (response: Response) => {
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { version: string }).version;
};

/** The version of courses that a document is composed of. */
async function seen(cookies: string, path = '/apologetics'): Promise<string> {
  const html = await (await bench.page(path, { cookie: `${learner}; ${cookies}` })).text();
  const versions = new Set(
    [...html.matchAll(/\/r\/courses\/([0-9a-f]{16})\//g)].map(([, version]) => version),
  );
  expect(versions.size, 'one version in one document').toBe(1);
  return [...versions][0] as string;
}

beforeEach(async () => {
  if ((await teams.state('courses'))?.canary) await versionOf(await teams.rollBack('courses'));
});

test('a canary is for those below its share, and nobody else notices', async () => {
  const { courses: live } = await teams.live();
  const canary = await versionOf(await teams.shipCanary('courses', await another('courses'), 10));
  expect(await seen('cohort=9')).toBe(canary);
  expect(await seen('cohort=10')).toBe(live);
  expect(await seen('cohort=9; steady=1')).toBe(live);
  expect((await teams.live()).courses).toBe(live);
  expect((await teams.state('courses'))?.canary).toMatchObject({ version: canary, percent: 10 });
});

test('a visitor keeps a cohort, which is given to whoever says none or nonsense', async () => {
  const given = async (cookie: string) =>
    (await bench.page('/reviews', { cookie })).headers
      .getSetCookie()
      .find((one) => one.startsWith('cohort='));
  expect(await given('')).toBeUndefined();
  await versionOf(await teams.shipCanary('courses', await another('courses'), 50));
  expect(await given('')).toMatch(/^cohort=\d{1,2};/);
  expect(await given('cohort=7')).toBeUndefined();
  for (const nonsense of ['cohort=100', 'cohort=-1', 'cohort=', 'cohort=%00', 'cohort=1e1'])
    expect(await given(nonsense), nonsense).toMatch(/^cohort=\d{1,2};/);
});

test('while something is on trial no document is kept for everybody', async () => {
  const kept = async () => (await bench.page('/reviews')).headers.get('cache-control');
  expect(await kept()).toMatch(/^public/);
  await versionOf(await teams.shipCanary('community', await another('community'), 50));
  expect(await kept()).toBe('no-store');
  await versionOf(await teams.rollBack('community'));
  expect(await kept()).toMatch(/^public/);
});

test('learners are in the same cohort on every device', async () => {
  const credentials = {
    username: 'apollos',
    email: 'apollos@example.org',
    password: 'mighty in the scriptures',
  };
  const cohortAfter = async (path: string) => {
    const response = await bench.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    expect(response.status, await response.clone().text()).toBeLessThan(300);
    return response.headers.getSetCookie().find((one) => one.startsWith('cohort='));
  };
  const first = await cohortAfter('/api/auth/register');
  expect(first).toMatch(/^cohort=\d{1,2};/);
  expect(await cohortAfter('/api/auth/login')).toBe(first);
});

test('a canary is promoted for everybody, and what was live can be brought back by rolling back or by name', async () => {
  const { courses: before } = await teams.live();
  const canary = await versionOf(await teams.shipCanary('courses', await another('courses'), 10));
  expect(await versionOf(await teams.promote('courses'))).toBe(canary);
  expect((await teams.state('courses'))?.canary).toBeUndefined();
  for (const cohort of [0, 99]) expect(await seen(`cohort=${cohort}`)).toBe(canary);
  expect(await versionOf(await teams.rollBack('courses'))).toBe(before);
  expect(await seen('cohort=0')).toBe(before);
  expect(await versionOf(await teams.promote('courses', canary))).toBe(canary);
  expect(await seen('cohort=99')).toBe(canary);
  expect((await teams.state('courses'))?.history.slice(0, 4)).toMatchObject([
    { version: canary, step: 'brought_back', by: 'Priscilla' },
    { version: canary, step: 'rolled_back', by: 'Priscilla' },
    { version: canary, step: 'promoted', by: 'Priscilla' },
    { version: canary, step: 'canary', percent: 10, by: 'Priscilla' },
  ]);
});

test('rolling back takes a canary back before anything else', async () => {
  const { courses: live } = await teams.live();
  const canary = await versionOf(await teams.shipCanary('courses', await another('courses'), 99));
  expect(await seen('cohort=98')).toBe(canary);
  expect(await versionOf(await teams.rollBack('courses'))).toBe(live);
  expect(await seen('cohort=98')).toBe(live);
  expect((await teams.state('courses'))?.history[0]).toMatchObject({ version: canary, step: 'rolled_back' });
});

test('another canary takes the place of the first, and shipping for everybody ends both', async () => {
  const first = await versionOf(await teams.shipCanary('courses', await another('courses'), 10));
  const second = await versionOf(await teams.shipCanary('courses', await another('courses'), 20));
  expect(await seen('cohort=15')).toBe(second);
  const third = await versionOf(await teams.ship('courses', await another('courses')));
  expect(await seen('cohort=0')).toBe(third);
  const state = await teams.state('courses');
  expect(state?.canary).toBeUndefined();
  expect(state?.history.slice(0, 4)).toMatchObject([
    { version: third, step: 'shipped' },
    { version: second, step: 'replaced', reason: `${third} came in its place` },
    { version: second, step: 'canary', percent: 20 },
    { version: first, step: 'replaced' },
  ]);
});

test('what cannot be tried or promoted is refused with the reason, and changes nothing', async () => {
  const { courses: live } = await teams.live();
  const before = await teams.state('courses');
  const reason = async (response: Response) => {
    expect(response.status).toBeGreaterThanOrEqual(400);
    return ((await response.json()) as { error: string }).error;
  };
  expect(await reason(await teams.promote('courses'))).toBe(
    'There is no canary of courses to promote. Name a version.',
  );
  expect(await reason(await teams.promote('courses', live))).toBe(`${live} is in force already.`);
  expect(await reason(await teams.promote('courses', '0123456789abcdef'))).toContain('There is no version');
  for (const percent of [0, 100, 1.5, 'many', -1, ''])
    expect(
      (await teams.shipCanary('courses', await another('courses'), percent)).status,
      String(percent),
    ).toBe(400);
  expect(await teams.state('courses')).toEqual(before);
});

async function sweep(): Promise<string[]> {
  const response = await teams.sweep('courses');
  expect(response.status).toBe(200);
  return ((await response.json()) as { swept: string[] }).swept;
}

test('versions that nobody can have open are swept, and no others', async () => {
  const { courses: live = '' } = await teams.live();
  const canary = await versionOf(await teams.shipCanary('courses', await another('courses'), 1));
  const all = (await teams.state('courses'))?.versions.map(({ version }) => version) ?? [];
  expect(await sweep()).toEqual([]);
  const monthAgo = Date.now() - 31 * 24 * 60 * 60_000;
  await bench.db.update(releaseHistory).set({ at: monthAgo });
  await bench.db.update(releases).set({ shippedAt: monthAgo });
  await bench.db.update(promotions).set({ endedAt: monthAgo });
  const swept = await sweep();
  expect(swept.length).toBe(all.length - 3);
  const isThere = async (version: string) =>
    (await bench.fetch(`/r/courses/${version}/remoteEntry.js`)).status === 200;
  for (const version of all) expect(await isThere(version), version).toBe(!swept.includes(version));
  expect(swept).not.toContain(live);
  expect(swept).not.toContain(canary);
  // Rolling back still leads somewhere, and what is swept does not come back by name.
  await versionOf(await teams.rollBack('courses'));
  await versionOf(await teams.rollBack('courses'));
  expect((await teams.promote('courses', swept[0])).status).toBe(409);
  expect(await sweep()).toEqual([]);
});

test('twenty ships, promotions and rollbacks at once leave a history that agrees with what is in force, and no document names what is not served', async () => {
  const builds = await Promise.all(Array.from({ length: 7 }, () => another('courses')));
  const steps = builds.flatMap((files, i) => [
    () => (i % 2 ? teams.shipCanary('courses', files, 10 + i) : teams.ship('courses', files)),
    () => teams.promote('courses'),
    () => teams.rollBack('courses'),
  ]);
  const visitors = visitorsOf(bench.fetch);
  let isOver = false;
  const visits = (async () => {
    while (!isOver) await visitors.look();
  })();
  const outcomes = await Promise.all(steps.slice(0, 20).map(async (step) => (await step()).status));
  isOver = true;
  await visits;
  for (const status of outcomes) expect([200, 409]).toContain(status);
  const { channel, history } = await recordsOf(bench.db, 'courses');
  expect(channel).toEqual(history);
  const live = channel.stack.at(-1) ?? '';
  expect(await seen('cohort=0')).toBe(channel.canary ?? live);
  expect(await seen('cohort=99')).toBe(live);
  expect(await visitors.wrong((_, version) => byVersion.get(version), 'courses')).toEqual([]);
});
