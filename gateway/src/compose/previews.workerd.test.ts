import { apps } from '@apologia/contract';
import { lessons } from '@apologia/db/schema/courses';
import { contentSeed, seeds } from '@apologia/db/schema/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shipApp } from '../../cli/ship/shipping.ts';
import { cookiesOf } from '../testing/bench.ts';
import { edit, filesOf } from '../testing/releases/builds.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let cookie: string;
let said = '';
const write = process.stderr.write.bind(process.stderr);

beforeAll(async () => {
  // The lines of requests; what goes wrong is still shown.
  process.stderr.write = ((chunk: string | Uint8Array) => {
    said += chunk;
    return String(chunk).includes('"level":"info"') || write(chunk);
  }) as typeof write;
  bench = await startWorkerBench({ LOG_REQUESTS: 'true', BEACONS_PERCENT: '0' });
  for (const app of apps) await shipApp({ url: bench.url, token: tokenOf(app) }, app);
  const registered = await bench.fetch('/api/auth/register', {
    method: 'POST',
    body: JSON.stringify({ username: 'Phoebe', email: 'phoebe@example.org', password: 'correct horse' }),
  });
  cookie = cookiesOf(registered);
});
afterAll(async () => {
  process.stderr.write = write;
  await bench.close();
});

const id = 'truth-and-the-way-things-are';
const lesson = `/lesson/${id}`;
const textOf = (html: string) => html.match(/<article.*<\/article>/s)?.[0] ?? '';

/** A document with what its request's line of the log says that it cost. */
async function opened(path: string, headers: Record<string, string> = {}) {
  const response = await bench.page(path, headers);
  const html = await response.text();
  const request = response.headers.get('x-request-id') ?? 'none';
  const line = await vi.waitFor(() => {
    const found = said.split('\n').find((one) => one.includes(request));
    if (!found) throw new Error('not logged yet');
    return JSON.parse(found) as { databaseCalls: number; renderMs?: number };
  });
  return { response, html, databaseCalls: line.databaseCalls, renderMs: line.renderMs };
}

/** Waits until the copy of a page is there, which is kept behind the reply. */
const copied = (path: string) =>
  vi.waitFor(
    async () => {
      const page = await opened(path);
      expect(page.databaseCalls).toBe(0);
      return page;
    },
    { timeout: 20_000, interval: 100 },
  );

test('a page that visitors read is rendered once, and costs no call of the database from then on', async () => {
  for (const path of [lesson, '/module/what-is-truth', '/apologetics']) {
    const first = await opened(path);
    expect(first.databaseCalls, path).toBeGreaterThan(0);
    const second = await copied(path);
    expect(second.renderMs, path).toBeUndefined();
    expect(second.html, path).toBe(first.html);
  }
  // Whatever the database does meanwhile.
  bench.stallDatabase();
  const { response, html } = await opened(lesson);
  bench.unstallDatabase();
  expect(response.status).toBe(200);
  expect(textOf(html)).toContain('Notice the verb.');
});

test('a browser that has the stylesheet gets its address with the same text', async () => {
  const { html: first } = await copied(lesson);
  const styles = JSON.parse(first.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '{}').styles;
  const again = await opened(lesson, { cookie: `styles=${styles}` });
  expect(again.databaseCalls).toBe(0);
  expect(again.html).toContain('<link rel="stylesheet" href=');
  expect(textOf(again.html)).toBe(textOf(first));
});

test('a learner gets a page of their own, and no cache keeps it', async () => {
  await copied(lesson);
  const own = await opened(lesson, { cookie });
  expect(own.databaseCalls).toBeGreaterThan(0);
  expect(own.response.headers.get('cache-control')).toBe('no-store');
  expect(own.html).toContain('Phoebe');
  const visitors = await opened(lesson);
  expect(visitors.html).not.toContain('Phoebe');
  expect(visitors.response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
  expect(visitors.response.headers.get('cache-tag')).toBe('previews,documents');
  expect(visitors.response.headers.get('vary')).toContain('cookie');
  expect(visitors.response.headers.getSetCookie()).toEqual([]);
});

test('a session that is over is asked to sign in, and back', async () => {
  const { response } = await opened(lesson, { cookie: `apologia_session=${'0'.repeat(64)}` });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(lesson)}`);
});

test('an address with a search string is not copied, for it may be in the page', async () => {
  await copied('/apologetics');
  expect((await opened('/apologetics?group=does-god-exist')).databaseCalls).toBeGreaterThan(0);
  expect((await opened('/apologetics?group=does-god-exist')).databaseCalls).toBeGreaterThan(0);
});

test('content that is seeded anew is what visitors read, and what was there before comes back with it', async () => {
  await copied(lesson);
  const [before] = await bench.db.select().from(seeds).where(eq(seeds.name, contentSeed));
  const seed = (title: string, digest: string) =>
    bench.db.batch([
      bench.db.update(lessons).set({ title }).where(eq(lessons.id, id)),
      bench.db.update(seeds).set({ digest }).where(eq(seeds.name, contentSeed)),
    ]);
  const shows = (title: string) =>
    vi.waitFor(async () => expect((await opened(lesson)).html).toContain(`<h1>${title}</h1>`), {
      timeout: 20_000,
      interval: 100,
    });
  await seed('Truth, Again', 'another');
  await shows('Truth, Again');
  await copied(lesson);
  await seed('Truth and the Way Things Are', before?.digest ?? '');
  await shows('Truth and the Way Things Are');
});

test('another release has copies of its own', async () => {
  await copied(lesson);
  const files = edit(await filesOf('courses'), 'server.mjs', (text) =>
    text.replaceAll('Further reading', 'Read on'),
  );
  expect((await shippingTo(bench).ship('courses', files)).status).toBe(200);
  await vi.waitFor(async () => expect(textOf((await opened(lesson)).html)).toContain('Read on'), {
    timeout: 20_000,
    interval: 100,
  });
  expect((await shippingTo(bench).rollBack('courses')).status).toBe(200);
  await vi.waitFor(async () => expect(textOf((await opened(lesson)).html)).toContain('Further reading'), {
    timeout: 20_000,
    interval: 100,
  });
});

test('what is not there, and what is locked, is told to visitors as to learners', async () => {
  expect((await opened('/lesson/no-such-lesson')).response.status).toBe(404);
  const locked = await opened('/lesson/one-god-three-persons');
  expect(locked.html).toContain('Premium Content');
  expect(locked.html).toContain('<meta name="robots" content="noindex">');
});
