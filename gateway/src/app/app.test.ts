import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

test('the catalogue is public: five lists of four fields', async () => {
  const response = await bench.request('GET', '/api/public/catalog');
  expect(response.status).toBe(200);
  const catalog = (await response.json()) as Record<string, Record<string, unknown>[]>;
  expect(Object.keys(catalog)).toEqual([
    'apologetics',
    'theology',
    'bible-study',
    'hermeneutics',
    'world-religions',
  ]);
  for (const list of Object.values(catalog)) {
    expect(list.length).toBeGreaterThan(0);
    for (const module of list) {
      expect(Object.keys(module).sort()).toEqual(['description', 'id', 'isPremium', 'title']);
    }
  }
});

test('the reviews are public', async () => {
  expect((await bench.request('GET', '/api/reviews')).status).toBe(200);
});

test.each([
  '/api/auth/me',
  '/api/dashboard',
  '/api/module/what-is-truth/lessons',
  '/api/practice',
  '/api/subscription',
  '/api/resources',
  '/api/discussion/lesson/true-for-you',
  '/api/discussion/followed',
])('%s wants a session, real or not', async (path) => {
  for (const cookie of ['', `apologia_session=${'0'.repeat(64)}`, "apologia_session=' or 1=1 --"]) {
    const response = await bench.request('GET', path, { cookie });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'not_signed_in', error: expect.any(String) });
  }
});

test('what is nowhere is 404 in the envelope, never HTML', async () => {
  for (const path of ['/api/nothing', '/assets/nope.js', '/r/courses/nope.js', '/r/x/../../etc/passwd']) {
    const response = await bench.request('GET', path, { headers: { accept: '*/*' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  }
});

test('a database that does not answer is 503, and the Worker still lives', async () => {
  const lost = await startBench();
  const cookie = await lost.register();
  await lost.close();
  const live = await lost.request('GET', '/healthz');
  const ready = await lost.request('GET', '/readyz');
  const read = await lost.request('GET', '/api/dashboard', { cookie });
  expect([live.status, ready.status, read.status]).toEqual([200, 503, 503]);
  expect(await read.json()).toMatchObject({ code: 'database_unreachable' });
});

test('a visitor is sent to sign in and back, but not back to an address without end', async () => {
  const sentTo = async (target: string) => {
    const response = await bench.request('GET', target, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(302);
    return response.headers.get('location');
  };
  expect(await sentTo('/scripture?ref=John+3')).toBe('/auth?next=%2Fscripture%3Fref%3DJohn%2B3');
  expect(await sentTo(`/scripture?ref=${'%20'.repeat(4_000)}`)).toBe('/auth');
});
