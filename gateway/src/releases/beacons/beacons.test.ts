import { canaries, releaseCounts } from '@apologia/db/schema/releases';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { shipShell, tryShell } from '../../testing/releases/shippedShell.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let canary: string;
beforeAll(async () => {
  bench = await startBench({ BEACONS_PER_ADDRESS_PER_MINUTE: '250' });
  await shipShell(bench.db);
  canary = await tryShell(bench.db);
});
afterAll(() => bench.close());

const viewOf = async (cohort: number) => {
  const page = await bench.request('GET', '/reviews', {
    cookie: `cohort=${cohort}`,
    headers: { accept: 'text/html' },
  });
  return (await page.text()).match(/ data-view="([^"]+)"/)?.[1] ?? expect.fail('no view');
};

async function tell(cohort: number, many: number, isFailing: boolean, addressOf: (i: number) => string) {
  const view = await viewOf(cohort);
  const statuses = new Set<number>();
  for (let i = 0; i < many; i += 1) {
    const failures = isFailing ? [{ app: 'shell', kind: 'error' }] : [];
    const { status } = await bench.request('POST', '/api/beacons', {
      json: { view, shown: ['shell'], failures, vitals: {} },
      headers: { 'cf-connecting-ip': addressOf(i) },
    });
    statuses.add(status);
  }
  return [...statuses];
}

const isOnTrial = async () => (await bench.db.select().from(canaries)).length === 1;
const failed = async () =>
  (
    await bench.db
      .select()
      .from(releaseCounts)
      .where(and(eq(releaseCounts.version, canary), eq(releaseCounts.metric, 'failed')))
  )[0]?.count ?? 0;

test('nobody has a canary taken back alone, and many people do', async () => {
  expect(await tell(99, 60, false, (i) => `192.0.2.${i}`)).toEqual([200]);
  expect(await tell(0, 200, true, () => '203.0.113.7')).toEqual([200]);
  expect(await failed()).toBe(10);
  expect(await isOnTrial()).toBe(true);
  await tell(0, 40, true, (i) => `198.51.100.${i}`);
  expect(await isOnTrial()).toBe(false);
});

test('who floods is told to wait', async () => {
  expect(await tell(99, 260, false, () => '203.0.113.9')).toEqual([200, 429]);
});
