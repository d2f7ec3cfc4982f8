import { limits } from '@apologia/contract';
import { posts, reports, reviews } from '@apologia/db/schema';
import { expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { postIn } from '../testing/community/discussion.ts';
import { writeModule } from '../testing/courses/courses.ts';

test('a learner’s twenty-first post of any kind in a minute is refused and not stored', async () => {
  const bench = await startBench({ POSTS_PER_ACCOUNT_PER_MINUTE: '20' });
  await writeModule(bench.db, { id: 'open' });
  const [ruth, naomi] = [await bench.register({ username: 'Ruth' }), await bench.register()];
  await bench.register({ username: 'Boaz' });
  const question = await postIn(bench.db, { by: 'Boaz' });
  const text = 'Why does the wall lean?';
  const kinds: [string, unknown][] = [
    ['/api/discussion/lesson/open-1', { text }],
    [`/api/discussion/question/${question}/answers`, { text }],
    [`/api/reports`, { id: question }],
    ['/api/reviews', { rating: 5, comment: text }],
  ];
  const post = (i: number, cookie: string) => {
    const [path, json] = kinds[i % kinds.length] ?? ['', {}];
    return bench.request('POST', path, { cookie, json });
  };
  const first = await Promise.all(Array.from({ length: 20 }, (_, i) => post(i, ruth)));
  expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const rowCount = async () =>
    (await bench.db.$count(posts)) + (await bench.db.$count(reviews)) + (await bench.db.$count(reports));
  const before = await rowCount();
  for (let i = 0; i < kinds.length; i++) {
    const refused = await post(i, ruth);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({ code: 'too_many' });
  }
  expect(await rowCount()).toBe(before);
  // Reading and marking go on, and others are not held up.
  expect((await bench.request('GET', '/api/discussion/lesson/open-1', { cookie: ruth })).status).toBe(200);
  expect((await post(0, naomi)).status).toBe(200);
  await bench.close();
});

test('a text that is too short or too long does not count as a post', async () => {
  const bench = await startBench({ POSTS_PER_ACCOUNT_PER_MINUTE: '1' });
  const cookie = await bench.register();
  const write = (comment: string) =>
    bench.request('POST', '/api/reviews', { cookie, json: { rating: 5, comment } });
  for (const length of [limits.postMin - 1, limits.postMax + 1]) {
    expect((await write('x'.repeat(length))).status).toBe(400);
  }
  expect((await write('x'.repeat(limits.postMin))).status).toBe(200);
  await bench.close();
});
