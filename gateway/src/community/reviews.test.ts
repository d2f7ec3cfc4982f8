import {
  community,
  type ModuleDetail,
  type OwnReview,
  type Review,
  type ReviewSummary,
} from '@apologia/contract';
import { learners, reviews } from '@apologia/db/schema';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { plansOf } from '../testing/plans.ts';
import { newestReviews } from './queries.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  cookie = await bench.register({ username: 'Ruth' });
});
afterEach(() => bench.db.delete(reviews));
afterAll(() => bench.close());

const good = { rating: 4, comment: 'The lessons made me think.' };
const write = (json: unknown, by: string | null = cookie) =>
  bench.request('POST', '/api/reviews', { json, ...(by && { cookie: by }) });
const list = async () => (await (await bench.request('GET', '/api/reviews')).json()) as Review[];

describe('writing a review', () => {
  test('replies with the stored review, which anyone can read', async () => {
    const before = Date.now();
    const response = await write(good);
    expect(response.status).toBe(200);
    const review = (await response.json()) as OwnReview;
    expect(community.writeReview.response.parse(review)).toEqual(review);
    expect(review).toMatchObject({ ...good, userName: 'Ruth' });
    expect(Date.parse(review.createdAt)).toBeGreaterThanOrEqual(before);
    expect(review.createdAt).toBe(new Date(review.createdAt).toISOString());
    expect(await mine()).toEqual(review);
    const { isHidden: _, isWaiting: __, ...asOthersSeeIt } = review;
    expect(await list()).toEqual([asOthersSeeIt]);
  });

  test.each([1, 5])('accepts a rating of %i stars', async (rating) => {
    expect((await write({ ...good, rating })).status).toBe(200);
  });

  test.each([10, 2_000])('accepts %i characters', async (length) => {
    expect((await write({ ...good, comment: 'x'.repeat(length) })).status).toBe(200);
  });

  test.each([10, 2_000])('accepts %i characters of two units each', async (length) => {
    expect((await write({ ...good, comment: '👍'.repeat(length) })).status).toBe(200);
  });

  test('reduces several empty lines to one', async () => {
    await write({ ...good, comment: `First line.${'\r\n \t'.repeat(400)}Second.\rThird.` });
    expect(await list()).toMatchObject([{ comment: 'First line.\n\n \tSecond.\nThird.' }]);
  });

  test('trims space around the comment and keeps lines within it', async () => {
    await write({ ...good, comment: '  First line.\r\n\r\nSecond line.\n ' });
    expect(await list()).toMatchObject([{ comment: 'First line.\n\nSecond line.' }]);
  });
});

describe('writing a review is refused, and stores nothing, for', () => {
  const tooShort = 'Please write at least 10 characters';
  const tooLong = 'Please keep it under 2,000 characters';
  const stars = 'Choose 1 to 5 stars';

  test.each([0, 6, -1, 2.5, '5', null, true, [5], undefined])('the rating %j', async (rating) => {
    const response = await write({ ...good, rating });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: stars,
      code: 'bad_input',
      fields: { rating: stars },
    });
    expect(await list()).toEqual([]);
  });

  test.each([
    ['nine characters', 'x'.repeat(9), tooShort],
    ['nine characters in spaces', `   ${'x'.repeat(9)}   `, tooShort],
    ['ten spaces', ' '.repeat(10), tooShort],
    ['ten line breaks', '\n'.repeat(10), tooShort],
    ['ten characters without width', '\u200b'.repeat(10), tooShort],
    ['ten fillers', '\u3164'.repeat(10), tooShort],
    ['ten braille cells without a dot', '\u2800'.repeat(10), tooShort],
    ['ten variation selectors', '\ufe0f'.repeat(10), tooShort],
    ['nine characters of two units each', '👍'.repeat(9), tooShort],
    ['ten control characters', '\u0007'.repeat(10), tooShort],
    ['2,001 characters', 'x'.repeat(2_001), tooLong],
    ['10,000 characters', 'x'.repeat(10_000), tooLong],
    ['no text', undefined, tooShort],
    ['a number', 1_234_567_890, tooShort],
    ['a list', ['The lessons made me think.'], tooShort],
  ])('a comment of %s', async (_, comment, sentence) => {
    const response = await write({ ...good, comment });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: sentence,
      code: 'bad_input',
      fields: { comment: sentence },
    });
    expect(await list()).toEqual([]);
  });

  test.each(['', 'null', '[]', '"review"', '{"rating":5'])('the body %j', async (body) => {
    const response = await bench.request('POST', '/api/reviews', { cookie, body });
    expect(response.status).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('a body that is too large', async () => {
    expect((await write({ ...good, comment: 'x'.repeat(200_000) })).status).toBe(413);
    expect(await list()).toEqual([]);
  });

  test.each([null, 'apologia_session=made-up', `apologia_session=${'a'.repeat(64)}`])(
    'a visitor (cookie %j)',
    async (by) => {
      const response = await write(good, by);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: 'Please sign in to continue.',
        code: 'not_signed_in',
      });
      expect(await list()).toEqual([]);
    },
  );

  test('a learner on another site', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const response = await bench.request('POST', '/api/reviews', { cookie, json: good, headers });
    expect(response.status).toBe(403);
    expect(await list()).toEqual([]);
  });
});

describe('a review cannot', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    '</script><b>bold</b> &amp; "quoted"',
    "'); drop table reviews; --",
    'A family: 👩‍👩‍👧 and naïve Ελληνικά',
  ])('be read as anything but text: %s', async (comment) => {
    const response = await write({ ...good, comment });
    expect(await response.json()).toMatchObject({ comment });
    expect(await list()).toMatchObject([{ comment }]);
  });

  test('reverse or hide the text beside it', async () => {
    await write({ ...good, comment: 'Well\u202e made\u2066 lessons\u0007, all of them.' });
    expect(await list()).toMatchObject([{ comment: 'Well made lessons, all of them.' }]);
  });

  test('be given another name, date or id by its writer', async () => {
    await write({
      ...good,
      id: 'mine',
      userName: 'Paul',
      learnerId: 'someone',
      createdAt: '1999-01-01T00:00:00Z',
    });
    const [review] = await list();
    expect(review).toMatchObject({ userName: 'Ruth' });
    expect(review?.id).not.toBe('mine');
    expect(review?.createdAt).toMatch(new RegExp(`^${new Date().getUTCFullYear()}`));
  });

  test('tell more of its writer than the name', async () => {
    await write(good);
    const [review] = await list();
    expect(Object.keys(review ?? {}).sort()).toEqual([
      'comment',
      'createdAt',
      'cursor',
      'hasCompletedModule',
      'id',
      'rating',
      'userName',
    ]);
  });
});

const summary = async () =>
  (await (await bench.request('GET', '/api/reviews/summary')).json()) as ReviewSummary;
const mine = async (by = cookie) =>
  (
    (await (await bench.request('GET', '/api/reviews/mine', { cookie: by })).json()) as {
      review: OwnReview | null;
    }
  ).review;

describe('a learner’s review', () => {
  test('is one: written again it is updated in its place, and they can read it', async () => {
    expect(await mine()).toBeNull();
    await write(good);
    const other = await bench.register();
    await write({ ...good, rating: 2 }, other);
    const before = await mine();
    await write({ rating: 1, comment: 'On second thoughts, no.' });
    expect(await mine()).toEqual({ ...before, rating: 1, comment: 'On second thoughts, no.' });
    expect((await list()).map(({ rating }) => rating)).toEqual([2, 1]);
    expect((await mine(other))?.rating).toBe(2);
  });

  test('is one, although it is written twenty times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => write(good)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await list()).toHaveLength(1);
    expect(await summary()).toMatchObject({ count: 1, distribution: [0, 0, 0, 1, 0] });
  });

  test('is deleted by nobody else', async () => {
    const other = await bench.register();
    await write(good);
    const remove = (by: string) => bench.request('POST', '/api/reviews/mine/delete', { cookie: by });
    expect((await remove(other)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect((await remove('')).status).toBe(401);
    expect((await remove(cookie)).status).toBe(200);
    expect((await remove(cookie)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await mine()).toBeNull();
  });

  test('says whether its writer has completed a module', async () => {
    await write(good);
    expect((await list())[0]?.hasCompletedModule).toBe(false);
    const { questions } = (await (
      await bench.request('GET', '/api/module/what-is-truth', { cookie })
    ).json()) as ModuleDetail;
    const json = { moduleId: 'what-is-truth', answers: questions.map(() => -1) };
    expect((await bench.request('POST', '/api/module/quiz', { cookie, json })).status).toBe(200);
    expect((await list())[0]?.hasCompletedModule).toBe(true);
  });

  test('is asked for by learners only', async () => {
    expect((await bench.request('GET', '/api/reviews/mine')).status).toBe(401);
  });
});

describe('the list of reviews', () => {
  const idOf = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
  /** Reviews of as many learners, two of them in each instant. */
  const stored = async (count: number) => {
    const rows = Array.from({ length: count }, (_, i) => i);
    await bench.db.insert(learners).values(
      rows.map((i) => ({
        id: `reader-${i}`,
        username: `reader-${i}`,
        usernameKey: `reader-${i}`,
        email: `${i}@example.org`,
        emailKey: `${i}@example.org`,
        passwordHash: 'none',
        createdAt: 1,
      })),
    );
    await bench.db.insert(reviews).values(
      rows.map((i) => ({
        id: idOf(i),
        learnerId: `reader-${i}`,
        rating: 1 + (i % 5),
        comment: `Review number ${i}.`,
        createdAt: Math.floor(i / 2),
      })),
    );
    onTestFinished(async () => {
      await bench.db.delete(learners).where(like(learners.id, 'reader-%'));
    });
  };

  test('is empty before the first review', async () => {
    expect(await list()).toEqual([]);
    expect(await summary()).toEqual({ count: 0, average: 0, distribution: [0, 0, 0, 0, 0] });
  });

  test('is read by pages, the newest review first, each once', async () => {
    await stored(45);
    const seen: string[] = [];
    let page = await list();
    const sizes: number[] = [];
    while (page.length > 0) {
      sizes.push(page.length);
      seen.push(...page.map(({ id }) => id));
      const before = page.at(-1)?.cursor ?? '';
      page = (await (await bench.request('GET', `/api/reviews?before=${before}`)).json()) as Review[];
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, i) => idOf(44 - i)));
  });

  test('has a summary that follows each insert, update and delete', async () => {
    await stored(10);
    expect(await summary()).toEqual({ count: 10, average: 3, distribution: [2, 2, 2, 2, 2] });
    await write({ ...good, rating: 5 });
    await write({ ...good, rating: 1 });
    expect(await summary()).toEqual({ count: 11, average: 2.8, distribution: [3, 2, 2, 2, 2] });
    await bench.db.delete(learners).where(eq(learners.id, 'reader-0'));
    expect((await summary()).distribution).toEqual([2, 2, 2, 2, 2]);
  });

  test.each(['x', '1', '1.x', `1.${"'".repeat(36)}`, '%00'])('refuses the cursor %j', async (before) => {
    expect((await bench.request('GET', `/api/reviews?before=${before}`)).status).toBe(400);
  });

  test('costs one round trip for every page, which is found by the index', async () => {
    await stored(30);
    const cursor = (await list()).at(-1)?.cursor;
    bench.roundTrips();
    await bench.request('GET', `/api/reviews?before=${cursor}`);
    expect(bench.roundTrips()).toBe(1);
    await bench.db.run(sql`analyze`);
    const steps = await plansOf(bench.db, [newestReviews(bench.db, { at: 5, id: idOf(10) })]);
    expect(steps).toContainEqual(expect.stringMatching(/^SEARCH reviews USING INDEX reviews_newest/));
    expect(steps.join()).not.toMatch(/SCAN|TEMP B-TREE/);
  });
});
