import { apps } from '@apologia/contract';
import { everyCall } from '@apologia/contract/every-call';
import { lessonProgress, lessons, modules } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipApp } from '../../cli/ship/shipping.ts';
import { leave } from '../testing/abortRequests.ts';
import { insertLearners } from '../testing/learners.ts';
import { startModelServer } from '../testing/practice/modelServer.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
let bench: Awaited<ReturnType<typeof startWorkerBench>>;
/** Those who stay, and those who leave. */
let cookies: string[];
let leavers: string[];
let free: string[];

beforeAll(async () => {
  model = await startModelServer();
  bench = await startWorkerBench({
    // Documents go out in two parts, so that a reader can leave between them.
    DOCUMENT_TIMEOUT_MS: '1',
    CHANGES_PER_ADDRESS_PER_MINUTE: '100000',
    OPENAI_API_KEY: 'sk-secret',
    OPENAI_BASE_URL: model.url,
  });
  for (const app of apps) await shipApp({ url: bench.url, token: tokenOf(app) }, app);
  cookies = await insertLearners(bench.db, 40);
  leavers = await insertLearners(bench.db, 60);
  free = (
    await bench.db
      .select({ id: lessons.id })
      .from(lessons)
      .innerJoin(modules, eq(modules.id, lessons.moduleId))
      .where(eq(modules.isPremium, false))
  ).map(({ id }) => id);
});
afterAll(async () => {
  await bench.close();
  await model.close();
});

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

const reads = [
  '/api/dashboard',
  '/api/apologetics',
  '/api/public/catalog',
  '/api/reviews',
  '/api/search?q=lost',
];
const pages = ['/theology', '/dashboard', '/apologetics', '/reviews', '/', '/auth', '/nowhere'];

/** Every call there is, with something where it wants to know what. */
const calls = everyCall.map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, 'what-is-truth') }));

const post = (path: string, cookie: string, json: object = {}, headers: Record<string, string> = {}) =>
  bench.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(json),
  });

/** Two hundred of each kind, twenty at a time. */
async function many(one: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 20 }, one));
}

/** How two hundred ordinary requests are answered, forty at a time, and how long the slowest took. */
async function ordinary(): Promise<{ statuses: Record<string, number>; slowestMs: number }> {
  const statuses: Record<string, number> = {};
  let slowestMs = 0;
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const began = performance.now();
        const headers = { cookie: cookies[i] as string };
        const response =
          i % 4 === 0
            ? await bench.page(pages[i % 3] as string, headers)
            : await bench.fetch(reads[i % reads.length] as string, { headers });
        await response.text();
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        slowestMs = Math.max(slowestMs, performance.now() - began);
      }),
    );
  }
  return { statuses, slowestMs };
}

const opened = async () => (await bench.db.select().from(lessonProgress)).length;

test('a thousand whose browsers go away cost nobody else anything', { timeout: 300_000 }, async () => {
  const before = await ordinary();
  expect(before.statuses).toEqual({ 200: 200 });
  const { port } = bench;

  // At once, while the head is being composed or the database asked.
  await many(() =>
    leave({
      port,
      ...pick([...calls, ...pages.map((path) => ({ method: 'GET' as const, path }))]),
      cookie: pick(leavers),
      body: '{}',
      when: Math.random() * 20,
    }),
  );
  // As soon as the reply begins: of a document that is its head.
  await many(() => leave({ port, path: pick(pages), cookie: pick(leavers), when: 'answered' }));
  // In the middle of a body.
  const words = JSON.stringify({ rating: 5, comment: 'Halfway through the sentence '.repeat(40) });
  await many(() =>
    leave({
      port,
      method: 'POST',
      path: '/api/reviews',
      cookie: pick(leavers),
      body: words,
      share: 0.5,
      when: 5,
    }),
  );
  // Of an upload, of which a part is there.
  const boundary = 'x'.repeat(20);
  const upload = `--${boundary}\r\ncontent-disposition: form-data; name="remoteEntry.js"; filename="f"\r\n\r\n${'/'.repeat(200_000)}`;
  await many(() =>
    leave({
      port,
      method: 'POST',
      path: '/releases/courses',
      headers: {
        authorization: `Bearer ${tokenOf('courses')}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': '400000',
      },
      body: upload,
      when: Math.random() * 20,
    }),
  );
  // Of a reply that comes word by word.
  await Promise.all(
    cookies.slice(0, 20).map(async (cookie) => {
      expect((await post('/api/subscription/upgrade', cookie)).status).toBe(200);
      expect((await post('/api/practice/start', cookie, { worldview: 'hindu' })).status).toBe(200);
    }),
  );
  let speaker = 0;
  await many(() => {
    model.behave(...Array.from({ length: 20 }, () => 'slow' as const));
    speaker += 1;
    return leave({
      port,
      method: 'POST',
      path: '/api/practice/message',
      cookie: cookies[speaker % 20] as string,
      headers: { accept: 'text/event-stream' },
      body: JSON.stringify({ worldview: 'hindu', message: 'He is not far from each one of us.' }),
      when: speaker % 2 ? 'answered' : Math.random() * 100,
    });
  });

  const after = await ordinary();
  expect(after.statuses).toEqual({ 200: 200 });
  // A request that waited for one that is gone would wait for ever.
  expect(after.slowestMs).toBeLessThan(10 * before.slowestMs + 1_000);
  const releases = await bench.fetch('/releases', {
    headers: { authorization: `Bearer ${tokenOf('courses')}` },
  });
  const courses = ((await releases.json()) as { app: string; versions: object[] }[]).find(
    ({ app }) => app === 'courses',
  );
  expect(courses?.versions).toHaveLength(1);
});

test('a change whose browser left is made whole or not begun', async () => {
  let acknowledged = 0;
  let left = 0;
  const learners = cookies.slice(20);
  await Promise.all(
    learners.map(async (cookie, i) => {
      for (const [n, id] of free.slice(0, 10).entries()) {
        const path = `/api/lesson/${id}/start`;
        if ((n + i) % 2) {
          const { status } = await post(path, cookie);
          expect(status).toBe(200);
          acknowledged += 1;
        } else {
          left += 1;
          await leave({
            port: bench.port,
            method: 'POST',
            path,
            cookie,
            body: '{}',
            when: n % 3 ? Math.random() * 30 : 'sent',
          });
        }
      }
    }),
  );
  await expect.poll(opened, { timeout: 20_000 }).toBeGreaterThanOrEqual(acknowledged);
  expect(await opened()).toBeLessThanOrEqual(acknowledged + left);
});
