import { apps, type beacons, type Parsed, routes } from '@apologia/contract';
import { releaseCounts } from '@apologia/db/schema/releases';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertLearners } from '../testing/learners.ts';
import { edit, encoded, filesOf } from '../testing/releases/builds.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { startWorkerBench } from '../testing/workerBench.ts';

type Beacon = Omit<Parsed<(typeof beacons)['send']['body']>, 'view'>;

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
async function tryAnother(change = (files: Map<string, Uint8Array<ArrayBuffer>>) => files): Promise<string> {
  built += 1;
  const files = edit(await filesOf('courses'), 'build.json', (text) => `${text}${' '.repeat(built)}`);
  const response = await teams.shipCanary('courses', change(files), 50);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { version: string }).version;
}

/** What the beacons of a document name it by. */
async function viewOf(cohort: number): Promise<string> {
  const html = await (await bench.page('/apologetics', { cookie: `${learner}; cohort=${cohort}` })).text();
  return html.match(/ data-view="([^"]+)"/)?.[1] ?? expect.fail('no view');
}

const send = (view: string, beacon: Partial<Beacon>) =>
  bench.fetch('/api/beacons', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ view, shown: ['courses'], failures: [], vitals: {}, ...beacon }),
  });

/** So many views, one after the other. */
async function visits(cohort: number, many: number, beaconOf: (i: number) => Partial<Beacon>) {
  const view = await viewOf(cohort);
  for (let i = 0; i < many; i += 1) {
    expect((await send(view, beaconOf(i))).status).toBe(200);
  }
}

const failing: Partial<Beacon> = { failures: [{ app: 'courses', kind: 'render' }] };
const canaryNow = async () => (await teams.state('courses'))?.canary?.version;
const countOf = async (version: string, metric: string) =>
  (
    await bench.db
      .select()
      .from(releaseCounts)
      .where(and(eq(releaseCounts.version, version), eq(releaseCounts.metric, metric)))
  ).reduce((sum, { count }) => sum + count, 0);

test('a canary that fails in half of its views is taken back, and the history says why', async () => {
  const { courses: live } = await teams.live();
  const canary = await tryAnother();
  await visits(99, 60, () => ({}));
  await visits(0, 29, (i) => (i % 2 ? failing : {}));
  expect(await canaryNow()).toBe(canary);
  await visits(0, 31, (i) => (i % 2 ? failing : {}));
  const state = await teams.state('courses');
  expect(state?.canary).toBeUndefined();
  expect(state?.live).toBe(live);
  expect(state?.history[0]).toMatchObject({ version: canary, step: 'taken_back', by: 'gateway' });
  expect(state?.history[0]?.reason).toMatch(/^\d+ of \d+ views failed, of live 0 of 60$/);
  const html = await (await bench.page('/apologetics', { cookie: `${learner}; cohort=0` })).text();
  expect(html).toContain(`/r/courses/${live}/`);
  expect(html).not.toContain(canary);
});

test('a canary that is later by two seconds is taken back, a healthy one is not', async () => {
  const healthy = await tryAnother();
  const lcp = (i: number, later = 0) => ({ vitals: { lcp: 500 + ((i * 37) % 400) + later } });
  await visits(99, 80, (i) => lcp(i));
  await visits(0, 80, (i) => lcp(i));
  expect(await canaryNow()).toBe(healthy);
  const late = await tryAnother();
  await visits(99, 80, (i) => lcp(i));
  await visits(0, 80, (i) => lcp(i, 2_000));
  expect(await canaryNow()).toBeUndefined();
  expect((await teams.state('courses'))?.history[0]).toMatchObject({ version: late, step: 'taken_back' });
});

test('a page that fails to be rendered at the edge counts as one that failed, whatever its browser says', async () => {
  const paths = routes.filter(({ app }) => app === 'courses').map(({ path }) => path);
  // Its modules start and bring every page; each of them throws.
  const broken = `const load = async () => { throw new Error('broken'); };
    export const pages = { ${paths.map((path) => `${JSON.stringify(path)}: load`).join(', ')} };`;
  const canary = await tryAnother((files) => new Map([...files, ['server.mjs', encoded(broken)]]));
  await visits(99, 60, () => ({}));
  await visits(0, 40, () => ({}));
  expect(await countOf(canary, 'failed.edge')).toBeGreaterThanOrEqual(30);
  expect(await canaryNow()).toBeUndefined();
});

test('what is measured counts for the app of the page, also where its view was told of before', async () => {
  const canary = await tryAnother();
  const view = await viewOf(0);
  await send(view, { vitals: { live: 2_900 } });
  await send(view, { shown: [], vitals: { inp: 900, lcp: 2_900 } });
  for (const metric of ['views', 'live.11', 'lcp.11', 'inp.11'])
    expect(await countOf(canary, metric), metric).toBe(1);
});

test('what names releases that nobody was given is refused, and counts nothing', async () => {
  await tryAnother();
  const view = await viewOf(0);
  const [text = '', signature = ''] = view.split('.');
  const forged = `${btoa(atob(text).replace(/"trial":\d+/, '"trial":1'))}.${signature}`;
  const before = await bench.db.select().from(releaseCounts);
  for (const wrong of ['', '.', 'x', forged, `${text}.`, `${text}.${btoa('x'.repeat(32))}`, '€'.repeat(10)])
    expect((await send(wrong, {})).status, wrong).toBe(400);
  for (const beacon of [
    { shown: ['courses', 'nobody'] },
    { failures: [{ app: 'courses', kind: 'boredom' }] },
    { failures: Array.from({ length: 21 }, () => ({ app: 'courses', kind: 'load' })) },
    { vitals: { lcp: -1 } },
    { vitals: { lcp: 'late' } },
    { vitals: { lcp: 1e9 } },
  ])
    expect((await send(view, beacon as never)).status, JSON.stringify(beacon)).toBe(400);
  expect(await bench.db.select().from(releaseCounts)).toEqual(before);
});

test('counts do not grow with traffic', async () => {
  await tryAnother();
  const beacon = (i: number) => ({
    vitals: { lcp: (i * 97) % 5_000, inp: (i * 13) % 600, cls: i % 300, live: 900 },
  });
  await visits(0, 300, beacon);
  const before = (await bench.db.select().from(releaseCounts)).length;
  await visits(0, 300, beacon);
  expect((await bench.db.select().from(releaseCounts)).length).toBe(before);
});
