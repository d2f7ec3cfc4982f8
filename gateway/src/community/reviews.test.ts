import { community, type Review } from '@apologia/contract';
import { learners, reviews } from '@apologia/db/schema';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';

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

describe('writing', () => {
  test('the reply is the stored review, and anyone can read it', async () => {
    const before = Date.now();
    const response = await write(good);
    expect(response.status).toBe(200);
    const review = (await response.json()) as Review;
    expect(community.writeReview.response.parse(review)).toEqual(review);
    expect(review).toMatchObject({ ...good, userName: 'Ruth' });
    expect(Date.parse(review.createdAt)).toBeGreaterThanOrEqual(before);
    expect(review.createdAt).toBe(new Date(review.createdAt).toISOString());
    expect(await list()).toEqual([review]);
  });

  test.each([1, 5])('%i stars are a rating', async (rating) => {
    expect((await write({ ...good, rating })).status).toBe(200);
  });

  test.each([10, 2_000])('%i characters are a review', async (length) => {
    expect((await write({ ...good, comment: 'x'.repeat(length) })).status).toBe(200);
  });

  test('space around the comment goes, lines within it stay', async () => {
    await write({ ...good, comment: '  First line.\r\n\r\nSecond line.\n ' });
    expect(await list()).toMatchObject([{ comment: 'First line.\n\nSecond line.' }]);
  });
});

describe('what is refused, and stores nothing', () => {
  const tooShort = 'Please write at least 10 characters';
  const tooLong = 'Please keep it under 2,000 characters';
  const stars = 'Choose 1 to 5 stars';

  test.each([0, 6, -1, 2.5, '5', null, true, [5], undefined])('rating %j', async (rating) => {
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
    ['ten control characters', '\u0007'.repeat(10), tooShort],
    ['2,001 characters', 'x'.repeat(2_001), tooLong],
    ['10,000 characters', 'x'.repeat(10_000), tooLong],
    ['no text', undefined, tooShort],
    ['a number', 1_234_567_890, tooShort],
    ['a list', ['The lessons made me think.'], tooShort],
  ])('comment: %s', async (_, comment, sentence) => {
    const response = await write({ ...good, comment });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: sentence,
      code: 'bad_input',
      fields: { comment: sentence },
    });
    expect(await list()).toEqual([]);
  });

  test.each(['', 'null', '[]', '"review"', '{"rating":5'])('body %j', async (body) => {
    const response = await bench.request('POST', '/api/reviews', { cookie, body });
    expect(response.status).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('a body beyond all measure', async () => {
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

describe('what a review cannot do', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    '</script><b>bold</b> &amp; "quoted"',
    "'); drop table reviews; --",
    'A family: 👩‍👩‍👧 and naïve Ελληνικά',
  ])('be more than its text: %s', async (comment) => {
    const response = await write({ ...good, comment });
    expect(await response.json()).toMatchObject({ comment });
    expect(await list()).toMatchObject([{ comment }]);
  });

  test('turn round or hide the text beside it', async () => {
    await write({ ...good, comment: 'Well\u202e made\u2066 lessons\u0007, all of them.' });
    expect(await list()).toMatchObject([{ comment: 'Well made lessons, all of them.' }]);
  });

  test('be signed by another, dated or named by its writer', async () => {
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
    expect(Object.keys(review ?? {}).sort()).toEqual(['comment', 'createdAt', 'id', 'rating', 'userName']);
  });
});

describe('the list', () => {
  const stored = async (count: number) => {
    const [learner] = await bench.db.select().from(learners);
    const row = (i: number) => ({ ...good, id: `review-${i}`, learnerId: learner?.id ?? '', createdAt: i });
    await bench.db.insert(reviews).values(Array.from({ length: count }, (_, i) => row(i)));
  };

  test('is empty before the first review', async () => {
    expect(await list()).toEqual([]);
  });

  test('has the newest first', async () => {
    await stored(3);
    expect((await list()).map(({ id }) => id)).toEqual(['review-2', 'review-1', 'review-0']);
  });

  test('stops at the newest 200', async () => {
    await stored(205);
    const found = await list();
    expect(found).toHaveLength(200);
    expect(found[0]?.id).toBe('review-204');
    expect(found.at(-1)?.id).toBe('review-5');
  });
});
