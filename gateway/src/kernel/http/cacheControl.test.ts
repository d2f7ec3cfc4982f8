import type { Review } from '@apologia/contract';
import { sessions } from '@apologia/db/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  cookie = await bench.register({ username: 'Ruth' });
});
afterAll(() => bench.close());

const read = (path: string, by?: string) => bench.request('GET', path, by ? { cookie: by } : {});
const vary = (response: Response) => response.headers.get('vary')?.split(/,\s*/);

describe.each([
  ['/api/reviews', 'reviews'],
  ['/api/reviews?before=9999999999999.00000000-0000-4000-8000-000000000000', 'reviews'],
  ['/api/reviews/summary', 'reviews'],
  ['/api/public/catalog', 'catalog'],
  ['/sitemap.xml', 'previews'],
])('%s', (path, tag) => {
  test('is kept for visitors, and may be shown while it is fetched anew', async () => {
    const response = await read(path);
    expect(response.headers.get('cache-control')).toMatch(
      /^public, max-age=[1-9]\d*, stale-while-revalidate=[1-9]\d*$/,
    );
    expect(response.headers.get('cache-tag')).toBe(tag);
    expect(vary(response)).toContain('cookie');
  });

  test('is not kept of what a session asked for, real or not', async () => {
    for (const by of [cookie, `apologia_session=${'a'.repeat(64)}`]) {
      const response = await read(path, by);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('cache-tag')).toBeNull();
      expect(vary(response)).toContain('cookie');
    }
  });
});

test('a reply that sets a cookie is not kept', async () => {
  const ruth = await bench.register();
  // A session in its second day is moved forward.
  await bench.db.update(sessions).set({ seenAt: Date.now() - 86_400_000 });
  const response = await read('/api/reviews', ruth);
  const names = response.headers.getSetCookie().map((one) => one.split('=')[0]);
  expect(names.sort()).toEqual(['apologia_session', 'cohort']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['/api/reviews?before=x', 400],
  ['/api/reviews/nothing', 404],
  ['/api/reviews/mine', 401],
])('%s, answered %i, is not kept', async (path, status) => {
  const response = await read(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('cache-tag')).toBeNull();
});

test.each(['/api/auth/me', '/api/dashboard', '/api/resources', '/api/reviews/mine', '/healthz'])(
  '%s is not kept',
  async (path) => {
    expect((await read(path, cookie)).headers.get('cache-control')).toBe('no-store');
  },
);

test('what is written, changed and deleted purges the copies, what is refused does not', async () => {
  const write = (rating: number) =>
    bench.request('POST', '/api/reviews', { cookie, json: { rating, comment: 'Worth every evening.' } });
  bench.purgedTags();
  for (const change of [
    () => write(4),
    () => write(5),
    () => bench.request('POST', '/api/reviews/mine/delete', { cookie }),
  ]) {
    const response = await change();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(bench.purgedTags()).toEqual(['reviews']);
  }
  expect((await write(9)).status).toBe(400);
  expect(bench.purgedTags()).toEqual([]);
});

test('a learner sees their own new review at once', async () => {
  await read('/api/reviews');
  const json = { rating: 5, comment: 'There before I look again.' };
  await bench.request('POST', '/api/reviews', { cookie, json });
  const [first] = (await (await read('/api/reviews', cookie)).json()) as Review[];
  expect(first).toMatchObject({ userName: 'Ruth', comment: json.comment });
});

test('a team has the copies forgotten with its token, and nobody without', async () => {
  const forget = (token?: string) =>
    bench.request('POST', '/releases/community/forget', {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  bench.purgedTags();
  expect((await forget()).status).toBe(401);
  expect((await forget(bench.config.SHIP_TOKEN_BILLING)).status).toBe(403);
  expect(bench.purgedTags()).toEqual([]);
  expect((await forget(bench.config.SHIP_TOKEN_COMMUNITY)).status).toBe(200);
  expect(bench.purgedTags()).toEqual(['reviews', 'catalog', 'previews', 'documents']);
});
