import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBench } from './testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  cookie = await bench.premium(await bench.register({ username: 'Martha', password: 'correct horse' }));
});
afterAll(() => bench.close());
// Now and then a call sweeps up after others in the background: not in this file.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

test.each([
  '/api/auth/me',
  '/api/public/catalog',
  '/api/dashboard',
  '/api/apologetics',
  '/api/religions',
  '/api/module/what-is-truth',
  '/api/module/what-is-truth/lessons',
  '/api/lesson/the-euthyphro-question',
  '/api/practice',
  '/api/subscription',
  '/api/resources',
  '/api/reviews',
])('%s is one round trip to the database', async (path) => {
  bench.roundTrips();
  expect((await bench.request('GET', path, { cookie })).status).toBe(200);
  expect(bench.roundTrips()).toBe(1);
});

test.each<[string, unknown]>([
  ['/api/lesson/the-euthyphro-question/start', undefined],
  ['/api/lesson/the-euthyphro-question/complete', undefined],
  ['/api/practice/start', { worldview: 'hindu' }],
  ['/api/practice/message', { worldview: 'hindu', message: 'Tell me more.' }],
  ['/api/reviews', { rating: 4, comment: 'Worth every evening of it.' }],
  ['/api/auth/login', { username: 'Martha', password: 'correct horse' }],
  ['/api/auth/register', { username: 'Mary', email: 'mary@example.org', password: 'correct horse' }],
])('%s is at most two', async (path, json) => {
  bench.roundTrips();
  expect((await bench.request('POST', path, { cookie, json })).status).toBe(200);
  expect(bench.roundTrips()).toBeLessThanOrEqual(2);
});

test('without a session cookie a refusal costs none', async () => {
  bench.roundTrips();
  expect((await bench.request('GET', '/api/dashboard')).status).toBe(401);
  expect(bench.roundTrips()).toBe(0);
});
