import { apps } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipApp } from '../../cli/ship/shipping.ts';
import { insertLearners } from '../testing/learners.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let cookie: string;

beforeAll(async () => {
  bench = await startWorkerBench({ DATABASE_TIMEOUT_MS: '700' });
  for (const app of apps) await shipApp({ url: bench.url, token: tokenOf(app) }, app);
  cookie = (await insertLearners(bench.db, 1))[0] ?? '';
});
afterAll(() => bench.close());

const bootOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/json"[^>]* id="boot">(.*?)<\/script>/s)?.[1] ?? 'null');

test('a database that falls silent costs what needs it, for as long as it is silent', async () => {
  const page = await (await bench.page('/theology', { cookie })).text();
  const script = page.match(/src="(\/r\/shell\/[^"]+host[^"]+)"/)?.[1] ?? '';
  bench.stallDatabase();

  // Known to have fallen silent, it is not waited for by each document anew.
  for (let i = 0; i < 2; i++) {
    const document = await bench.page('/theology', { cookie });
    expect(document.status).toBe(503);
    expect(Number(document.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await document.text();
    // The page with everything but its data: it asks for that itself, and says what does not come.
    expect(html).toContain(script);
    expect(html).toContain('</html>');
    expect(bootOf(html).data).toEqual([]);
  }
  // Nobody knows who is signed in: nobody is sent away.
  expect((await bench.page('/dashboard', { cookie })).status).toBe(503);
  const landing = await bench.page('/');
  expect(await landing.text()).toContain('What is Apologia?');
  expect((await bench.fetch('/healthz')).status).toBe(200);
  expect((await bench.fetch(script)).status).toBe(200);

  const began = performance.now();
  const [read, change] = await Promise.all([
    bench.fetch('/api/dashboard', { headers: { cookie } }),
    bench.fetch('/api/study/goal', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ daysAWeek: 3 }),
    }),
  ]);
  expect([read.status, change.status]).toEqual([503, 503]);
  expect(Number(read.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await change.json()).toMatchObject({ code: 'database_unreachable' });
  // Without a deadline it would have been for ever.
  expect(performance.now() - began).toBeLessThan(30_000);

  bench.unstallDatabase();
  await expect
    .poll(async () => (await bench.page('/theology', { cookie })).status, { timeout: 20_000 })
    .toBe(200);
  expect((await bench.fetch('/api/dashboard', { headers: { cookie } })).status).toBe(200);
});

test('more than can be done at once is refused at once, and files are served all the while', async () => {
  const page = await (await bench.page('/theology', { cookie })).text();
  const script = page.match(/src="(\/r\/shell\/[^"]+host[^"]+)"/)?.[1] ?? '';
  const narrow = await startWorkerBench({ MAX_CONCURRENT_REQUESTS: '8', DATABASE_TIMEOUT_MS: '2000' });
  narrow.stallDatabase();
  const replies = await Promise.all(Array.from({ length: 20 }, () => narrow.fetch('/api/public/catalog')));
  const busy = replies.filter(({ headers }) => headers.get('retry-after') === '1');
  expect(busy.length).toBeGreaterThanOrEqual(8);
  expect(await busy[0]?.json()).toMatchObject({ code: 'busy' });
  narrow.unstallDatabase();
  expect((await narrow.fetch('/api/public/catalog')).status).toBe(200);
  await narrow.close();
  expect((await bench.fetch(script)).status).toBe(200);
});
