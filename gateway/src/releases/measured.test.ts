import { type App, apps, type Reply, releases } from '@apologia/contract';
import { releaseCounts } from '@apologia/db/schema/releases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { shipShell, tryShell } from '../testing/releases/shippedShell.ts';
import { invalidateLive } from './live.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  await shipShell(bench.db);
});
afterAll(() => bench.close());

const tokenOf = (app: App) => `${app}-`.padEnd(24, 'x');

const list = (token: string, address?: string) =>
  bench.request('GET', '/releases', {
    headers: { authorization: `Bearer ${token}`, ...(address && { 'cf-connecting-ip': address }) },
  });

async function shell(): Promise<Reply<typeof releases.list>[number]> {
  const response = await list(tokenOf('practice'));
  expect(response.status, await response.clone().text()).toBe(200);
  const [first] = releases.list.response.parse(await response.json());
  return first ?? expect.fail('the shell is not listed');
}

async function tell(cohort: number, views: readonly { failing?: boolean; lcp?: number }[]): Promise<void> {
  const page = await bench.request('GET', '/reviews', {
    cookie: `cohort=${cohort}`,
    headers: { accept: 'text/html' },
  });
  const view = (await page.text()).match(/ data-view="([^"]+)"/)?.[1];
  for (const { failing, lcp } of views) {
    const failures = failing ? [{ app: 'shell', kind: 'error' }] : [];
    const json = { view, shown: ['shell'], failures, vitals: { lcp } };
    expect((await bench.request('POST', '/api/beacons', { json })).status).toBe(200);
  }
}

const many = (count: number, lcp: number) => Array.from({ length: count }, () => ({ lcp }));

test('what is live is measured in all its time, and in a trial both sides since it began, with the verdict so far', async () => {
  await tell(99, [{ lcp: 900 }, { lcp: 2_600 }, { failing: true }]);
  const before = await shell();
  const { bounds: { lcp: bounds = [] } = {}, live } = before.measured ?? {};
  expect(live).toMatchObject({ version: before.live, views: 3, failed: 1, kinds: { error: 1 } });
  expect(live?.failing?.from).toBeGreaterThan(0.05);
  expect(live?.failing?.to).toBeLessThan(0.8);
  const told = live?.vitals.lcp?.counts ?? [];
  expect(told).toHaveLength(bounds.length + 1);
  expect(told.flatMap((count, i) => (count ? [bounds[i]] : []))).toEqual([1_000, 3_000]);
  expect(live?.vitals).not.toHaveProperty('inp');
  expect(before.measured).not.toHaveProperty('canary');
  expect(before.measured).not.toHaveProperty('verdict');

  const canary = await tryShell(bench.db);
  // It was put on trial past the gateway.
  invalidateLive();
  await tell(99, many(40, 900));
  await tell(0, many(29, 900));
  const early = (await shell()).measured;
  expect(early?.live).toMatchObject({ views: 40, failed: 0 });
  expect(early?.canary).toMatchObject({ version: canary, views: 29, kinds: {} });
  expect(early?.verdict).toBe(
    'Too early to say: 29 views of the canary and 40 of live were told, and each side needs 30.',
  );
  await tell(0, many(2, 900));
  expect((await shell()).measured?.verdict).toBe(
    'No worse than live so far, by 31 views of the canary and 40 of live.',
  );
  // Before the next beacon takes it back.
  const [counted] = await bench.db.select().from(releaseCounts).where(eq(releaseCounts.version, canary));
  if (!counted) expect.fail('nothing was counted of the canary');
  await bench.db.insert(releaseCounts).values({ ...counted, metric: 'failed', count: 31 });
  expect((await shell()).measured?.verdict).toBe('Worse than live: 31 of 31 views failed, of live 0 of 40.');
});

test('any team’s token lists, nobody else’s does, and it is said which', async () => {
  for (const app of apps) expect((await list(tokenOf(app))).status, app).toBe(200);
  expect((await bench.request('GET', '/releases')).status).toBe(401);
  const wrong = await list('a-token-of-no-team-at-all');
  expect(wrong.status).toBe(403);
  expect(await wrong.json()).toMatchObject({ error: 'This token does not belong to an app.' });
});

test('tokens cannot be guessed: after ten wrong ones an address is told nothing, not of the right one either', async () => {
  const address = '203.0.113.7';
  expect((await list(tokenOf('billing'), address)).status).toBe(200);
  for (let i = 0; i < 10; i += 1) expect((await list(`guess-${i}`, address)).status).toBe(403);
  const refused = await list('guess-10', address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await list(tokenOf('billing'), address)).status).toBe(429);
  // Where it ships, too.
  const shipped = await bench.request('POST', '/releases/billing/promote', {
    json: {},
    headers: { authorization: `Bearer ${tokenOf('billing')}`, 'cf-connecting-ip': address },
  });
  expect(shipped.status).toBe(429);
  expect((await list(tokenOf('billing'), '203.0.113.8')).status).toBe(200);
});
