import type { Bookmark, LessonDetail } from '@apologia/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { plansOf } from '../../testing/plans.ts';
import { viewerWith } from '../../testing/viewers.ts';
import { bookmarksOf } from './queries.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const free = 'true-for-you';

const set = (cookie: string, id: string, bookmarked: unknown) =>
  bench.request('POST', `/api/lesson/${id}/bookmark`, { cookie, json: { bookmarked } });
const list = async (cookie: string) =>
  (await (await bench.request('GET', '/api/bookmarks', { cookie })).json()) as Bookmark[];
const isBookmarked = async (cookie: string, id: string) => {
  const detail = (await (await bench.request('GET', `/api/lesson/${id}`, { cookie })).json()) as LessonDetail;
  return detail.lesson.bookmarked;
};

test('a bookmarked lesson is listed with its module, the latest first, and says so itself', async () => {
  const cookie = await bench.register();
  expect(await isBookmarked(cookie, free)).toBe(false);
  expect((await set(cookie, free, true)).status).toBe(200);
  expect((await set(cookie, 'truth-and-the-way-things-are', true)).status).toBe(200);
  // Set again it keeps its place.
  expect((await set(cookie, free, true)).status).toBe(200);
  expect((await list(cookie)).map(({ lessonId }) => lessonId)).toEqual([
    'truth-and-the-way-things-are',
    free,
  ]);
  expect((await list(cookie))[1]).toMatchObject({ moduleTitle: 'What Is Truth?' });
  expect(await isBookmarked(cookie, free)).toBe(true);
  expect((await set(cookie, free, false)).status).toBe(200);
  expect((await set(cookie, free, false)).status).toBe(200);
  expect(await list(cookie)).toHaveLength(1);
  expect(await isBookmarked(cookie, free)).toBe(false);
});

test('bookmarks are their learner’s own', async () => {
  const [ruth, naomi] = [await bench.register(), await bench.register()];
  await set(ruth, free, true);
  expect(await list(naomi)).toEqual([]);
  await set(naomi, free, false);
  expect(await list(ruth)).toHaveLength(1);
  expect((await bench.request('GET', '/api/bookmarks')).status).toBe(401);
  expect((await set('', free, true)).status).toBe(401);
});

test('what is locked, missing or no answer is refused and changes nothing; what is locked since may be taken away', async () => {
  const cookie = await bench.register();
  const [locked] = await bench.db.all<{ id: string }>(
    sql`select l.id from lessons l join modules m on m.id = l.module_id where m.is_premium = 1 limit 1`,
  );
  const id = locked?.id ?? '';
  expect((await set(cookie, id, true)).status).toBe(403);
  expect((await set(cookie, 'no-such-lesson', true)).status).toBe(404);
  expect((await set(cookie, free, 'yes')).status).toBe(400);
  expect(await list(cookie)).toEqual([]);
  await bench.premium(cookie);
  expect((await set(cookie, id, true)).status).toBe(200);
  await bench.db.run(sql`update subscriptions set ends_at = starts_at + 1`);
  expect((await set(cookie, id, false)).status).toBe(200);
  expect(await list(cookie)).toEqual([]);
});

test('bookmarks are found by an index', async () => {
  const steps = await plansOf(bench.db, [bookmarksOf(bench.db, viewerWith('a'.repeat(64)))]);
  expect(steps.filter((step) => /^\w+ bookmarks/.test(step))).toEqual([
    expect.stringMatching(/^SEARCH bookmarks USING INDEX .*\(learner_id=\?\)/),
  ]);
});
