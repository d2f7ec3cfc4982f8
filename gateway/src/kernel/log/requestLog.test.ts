import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBench } from '../../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  bench = await startBench({ LOG_REQUESTS: 'true' });
});
afterAll(() => bench.close());
beforeEach(() => {
  lines = [];
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => lines.push(JSON.parse(line)));
  }
});

test('a request has one line: which route, what came of it, how long it took, how often it asked the database', async () => {
  const cookie = await bench.register();
  const reply = await bench.request('GET', '/api/lesson/true-for-you', { cookie });
  expect(lines).toEqual([
    {
      level: 'info',
      requestId: reply.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/lesson/:id',
      databaseCalls: 1,
      databaseMs: expect.any(Number),
      status: 200,
      ms: expect.any(Number),
    },
  ]);
  expect(reply.headers.get('server-timing')).toMatch(/^db;dur=\d+;desc="1", total;dur=\d+$/);
});

test('the line of a change counts both of its batches, and that of a refusal is no error', async () => {
  const cookie = await bench.register();
  await bench.request('POST', '/api/lesson/true-for-you/start', { cookie, json: {} });
  await bench.request('GET', '/api/dashboard');
  expect(lines).toMatchObject([
    { level: 'info', route: '/api/lesson/:id/start', databaseCalls: 2, status: 200 },
    { level: 'info', route: '/api/dashboard', databaseCalls: 0, status: 401 },
  ]);
});

test('what a learner typed into an address is in no line', async () => {
  await bench.request('GET', '/api/scripture?q=secret');
  await bench.request('GET', '/no/secret/page', { headers: { accept: 'text/html' } });
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('what goes wrong is told in the line of its request', async () => {
  const stalled = await startBench({ LOG_REQUESTS: 'false', LIBSQL_URL: 'http://127.0.0.1:9' });
  const reply = await stalled.request('GET', '/api/reviews');
  await stalled.request('GET', '/healthz');
  expect(lines).toMatchObject([
    {
      level: 'error',
      requestId: reply.headers.get('x-request-id'),
      route: '/api/reviews',
      status: 503,
      error: expect.any(String),
    },
  ]);
  await stalled.close();
});

test('copies that caches hold do not tell how long the first request took', async () => {
  const reply = await bench.request('GET', '/api/reviews');
  expect(reply.headers.get('cache-control')).toMatch(/^public/);
  expect(reply.headers.has('server-timing')).toBe(false);
});
