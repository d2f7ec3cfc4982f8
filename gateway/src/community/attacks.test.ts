import type { AskedQuestion, OwnReview, Review, ReviewSummary } from '@apologia/contract';
import { cases, follows, helpfulMarks, posts, reports, reviews } from '@apologia/db/schema';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { postIn } from '../testing/community/discussion.ts';
import { writeModule } from '../testing/courses/courses.ts';
import { hide } from './moderation/decisions.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let ruth: string;
let naomi: string;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'open' });
  await writeModule(bench.db, { id: 'locked', isPremium: true });
  ruth = await bench.register({ username: 'Ruth' });
  naomi = await bench.register({ username: 'Naomi' });
});
afterEach(async () => {
  await bench.db.batch([bench.db.delete(reviews), bench.db.delete(posts), bench.db.delete(cases)]);
});
afterAll(() => bench.close());

const post = (path: string, cookie: string, json: unknown = {}) =>
  bench.request('POST', path, { cookie, json });
const ok = async <T>(reply: Promise<Response>) => (await (await reply).json()) as T;
const lesson = '/api/discussion/lesson/open-1';
const text = 'Why does the wall lean?';
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      [posts, reviews, reports, cases, follows, helpfulMarks].map((t) => bench.db.select().from(t)),
    ),
  );

/** Every mutation of a question or an answer by its id. */
const mutationsOf = (id: string): [string, unknown][] => [
  [`/api/discussion/post/${id}/edit`, { text: 'Taken over by me.' }],
  [`/api/discussion/post/${id}/delete`, {}],
  [`/api/discussion/question/${id}/answers`, { text: 'An answer of mine.' }],
  [`/api/discussion/question/${id}/follow`, { followed: true }],
  [`/api/discussion/question/${id}/see`, { until: new Date().toISOString() }],
  [`/api/discussion/answer/${id}/helpful`, { helpful: true }],
  ['/api/reports', { id }],
];

test('a learner cannot change, delete or withdraw what another wrote by its id', async () => {
  const question = await postIn(bench.db, { by: 'Ruth' });
  const answer = await postIn(bench.db, { by: 'Ruth', questionId: question });
  const { id: review } = await ok<OwnReview>(post('/api/reviews', ruth, { rating: 5, comment: text }));
  const before = await everything();
  for (const id of [question, answer, review]) {
    for (const [path, json] of mutationsOf(id).slice(0, 2))
      expect((await post(path, naomi, json)).status).toBe(404);
  }
  await post('/api/reviews/mine/delete', naomi);
  expect(await everything()).toBe(before);
});

describe.each(['hidden', 'under a hidden question', 'deleted', 'under a locked lesson'])(
  'a post that is %s',
  (state) => {
    test('does not exist for anybody but its writer', async () => {
      const lessonId = state === 'under a locked lesson' ? 'locked-1' : 'open-1';
      const question = await postIn(bench.db, { by: 'Ruth', lessonId });
      const answer = await postIn(bench.db, { by: 'Ruth', lessonId, questionId: question });
      if (state === 'hidden') for (const id of [question, answer]) await hide(bench.db, id, Date.now());
      if (state === 'under a hidden question') await hide(bench.db, question, Date.now());
      if (state === 'deleted') await bench.db.delete(posts);
      const before = await everything();
      for (const id of [question, answer]) {
        for (const [path, json] of mutationsOf(id)) {
          const reply = await post(path, naomi, json);
          // To have seen what one does not follow is nothing.
          if (path.endsWith('/see')) continue;
          expect([403, 404], path).toContain(reply.status);
          expect(await reply.text()).not.toContain(text);
        }
        const answers = await bench.request('GET', `/api/discussion/question/${id}/answers`, {
          cookie: naomi,
        });
        expect([403, 404]).toContain(answers.status);
      }
      expect(await everything()).toBe(before);
    });
  },
);

test('a free learner can ask, read and count nothing under a locked lesson', async () => {
  const question = await postIn(bench.db, { by: 'Ruth', lessonId: 'locked-1', followedBy: 'Naomi' });
  await postIn(bench.db, { by: 'Ruth', lessonId: 'locked-1', questionId: question, at: 5 });
  const locked = '/api/discussion/lesson/locked-1';
  expect((await post(locked, naomi, { text })).status).toBe(403);
  expect((await bench.request('GET', locked, { cookie: naomi })).status).toBe(403);
  const followed = await bench.request('GET', '/api/discussion/followed', { cookie: naomi });
  expect(await followed.json()).toEqual({ questions: [], newsCount: 0 });
});

test('a forged cursor is refused or leads to an empty page or a page of this list', async () => {
  const question = await postIn(bench.db, { by: 'Ruth', followedBy: 'Ruth' });
  const answer = await postIn(bench.db, { by: 'Ruth', questionId: question });
  const review = await ok<OwnReview>(post('/api/reviews', ruth, { rating: 5, comment: text }));
  const id = '00000000-0000-4000-8000-000000000000';
  const lists: [string, string][] = [
    ['/api/reviews', 'before'],
    [lesson, 'before'],
    ['/api/discussion/followed', 'before'],
    [`/api/discussion/question/${question}/answers`, 'after'],
  ];
  const wrong = [
    ...[
      '',
      '.',
      'x',
      `-1.${id}`,
      `1e9.${id}`,
      `1.5.${id}`,
      `NaN.${id}`,
      `99999999999999999.${id}`,
      `1.${id}.1`,
    ],
    ...[`1.${id}'--`, `1.${id}%00`, ` 1.${id}`, `1.${'z'.repeat(36)}`, `١.${id}`, '1.'.repeat(5_000)],
  ];
  const strange = [
    ...[`0.${id}`, `9999999999999999.${id}`, `9007199254740993.${id}`, `1.${'-'.repeat(36)}`],
    ...[review.cursor, `1.${answer}`, `1.${question}`],
  ];
  for (const [path, name] of lists) {
    const asked = (cursor: string) =>
      bench.request('GET', `${path}?${name}=${encodeURIComponent(cursor)}`, { cookie: ruth });
    for (const cursor of wrong) expect((await asked(cursor)).status, `${path} ${cursor}`).toBe(400);
    for (const cursor of strange) {
      const reply = await asked(cursor);
      expect(reply.status, `${path} ${cursor}`).toBe(200);
      const page = (await reply.json()) as Review[] | { questions: AskedQuestion[] };
      const ids = (Array.isArray(page) ? page : page.questions).map((one) => one.id);
      expect([review.id, question, answer]).toEqual(expect.arrayContaining(ids));
    }
    const twice = await bench.request('GET', `${path}?${name}=x&${name}=1.${id}`, { cookie: ruth });
    expect(twice.status).toBeLessThan(500);
  }
});

test('twenty changes at once leave one text, one count and one review', async () => {
  const { id } = await ok<AskedQuestion>(post(lesson, ruth, { text }));
  const edits = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      post(`/api/discussion/post/${id}/edit`, ruth, { text: `${text} ${i}` }),
    ),
  );
  expect(edits.every(({ status }) => status === 200)).toBe(true);
  const written = await Promise.all(
    Array.from({ length: 20 }, (_, i) => post('/api/reviews', ruth, { rating: 1 + (i % 5), comment: text })),
  );
  expect(written.every(({ status }) => status === 200)).toBe(true);
  expect(await bench.db.$count(reviews)).toBe(1);
  const summary = await ok<ReviewSummary>(bench.request('GET', '/api/reviews/summary'));
  const [review] = await ok<Review[]>(bench.request('GET', '/api/reviews'));
  expect(summary).toMatchObject({ count: 1, average: review?.rating });
  // To write and delete at once, too, ends in what can be counted.
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2
        ? post('/api/reviews/mine/delete', ruth)
        : post('/api/reviews', ruth, { rating: 3, comment: text }),
    ),
  );
  const left = await bench.db.$count(reviews);
  expect((await ok<ReviewSummary>(bench.request('GET', '/api/reviews/summary'))).count).toBe(left);
});

test('a question that is withdrawn while it is answered keeps every accepted answer', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await ok<AskedQuestion>(post(lesson, ruth, { text }));
    const replies = await Promise.all([
      post(`/api/discussion/question/${id}/answers`, naomi, { text }),
      post(`/api/discussion/post/${id}/delete`, ruth),
      post(`/api/discussion/question/${id}/answers`, naomi, { text }),
    ]);
    const [first, deleted, second] = replies;
    expect(deleted?.status).toBe(200);
    const taken = [first, second].filter((reply) => reply?.status === 200).length;
    for (const reply of [first, second]) expect([200, 404, 409]).toContain(reply?.status);
    expect(await deleted?.json()).toEqual({ isWithdrawn: taken > 0 && (await bench.db.$count(posts)) > 0 });
    expect(await bench.db.$count(posts)).toBe(taken ? taken + 1 : 0);
    await bench.db.delete(posts);
  }
});

test('a learner cannot report their own text, not even with many requests at once', async () => {
  const { id } = await ok<AskedQuestion>(post(lesson, ruth, { text }));
  const replies = await Promise.all(Array.from({ length: 20 }, () => post('/api/reports', ruth, { id })));
  expect(replies.every(({ status }) => status === 409)).toBe(true);
  expect(await bench.db.$count(cases)).toBe(0);
});

test('combining marks stacked on one letter are cut to as many as a script may need', async () => {
  const pile = `Z${'\u0334\u0322\u031b'.repeat(100)}algo comes this way`;
  const { text: kept } = await ok<AskedQuestion>(post(lesson, ruth, { text: pile }));
  expect(kept).toBe('Z\u0334\u0322\u031b\u0334algo comes this way');
  for (const script of ['בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים', 'Ἐν ἀρχῇ ἦν ὁ λόγος', 'आदि में वचन था', 'พระวาทะทรงดำรงอยู่']) {
    const { comment } = await ok<OwnReview>(post('/api/reviews', ruth, { rating: 5, comment: script }));
    expect(comment).toBe(script);
  }
});
