import type { DailyReview, LessonDetail, ReviewReply, StudyPlan } from '@apologia/contract';
import { learners, questions, quizzes, reviewCards, studyDays, subscriptions } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { essay, mc, short, writeModule, writeQuiz } from '../../testing/courses/courses.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'open' });
  await writeModule(bench.db, { id: 'locked', isPremium: true });
  await writeQuiz(bench.db, { kind: 'lesson', id: 'open-1', moduleId: 'open' }, [mc, short, essay]);
  await writeQuiz(bench.db, { kind: 'module', id: 'open', moduleId: 'open' }, [mc]);
  await writeQuiz(bench.db, { kind: 'lesson', id: 'locked-1', moduleId: 'locked' }, [mc]);
});
beforeEach(async () => {
  cookie = await bench.register();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return () => vi.useRealTimers();
});
afterAll(() => bench.close());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  bench.request('POST', path, { cookie, json, headers });
const read = async <T>(path: string): Promise<T> =>
  (await (await bench.request('GET', path, { cookie })).json()) as T;
const plan = () => read<StudyPlan>('/api/study');
const session = () => read<DailyReview>('/api/daily-review');
const missOne = (headers = {}) =>
  post(
    '/api/lesson/quiz',
    {
      lessonId: 'open-1',
      answers: { 'open-1/plumb-line': 0, 'open-1/measure': 'plumb line', 'open-1/own-words': 'Gladly.' },
    },
    headers,
  );
const review = (answer: number | string, repetition: number, questionId = 'open-1/plumb-line') =>
  post('/api/daily-review/answer', { questionId, repetition, answer });
const me = async () => {
  const { username } = await read<{ username: string }>('/api/auth/me');
  const [learner] = await bench.db.select().from(learners).where(eq(learners.username, username));
  return learner?.id ?? '';
};
const myCards = async () =>
  bench.db
    .select()
    .from(reviewCards)
    .where(eq(reviewCards.learnerId, await me()));

describe('a missed question', () => {
  test('comes back the next day, and no other does', async () => {
    await missOne();
    expect((await plan()).review).toEqual({ due: 0, nextDueAt: expect.any(String), verses: 0 });
    expect(await session()).toMatchObject({ due: 0, items: [] });
    pass(day - 7 * hour);
    expect((await plan()).review).toEqual({ due: 1, nextDueAt: null, verses: 0 });
    const { due, minutes, items } = await session();
    expect({ due, minutes }).toEqual({ due: 1, minutes: 1 });
    expect(items).toEqual([
      {
        question: { id: 'open-1/plumb-line', question: mc.question, questionType: 'mc', options: mc.options },
        repetition: 1,
        moduleId: 'open',
        moduleTitle: 'Module open',
        lessonId: 'open-1',
        lessonTitle: 'Lesson 1',
      },
    ]);
  });

  test('comes back later and later when it is answered right, and soon when it is not', async () => {
    await missOne();
    const days: number[] = [];
    for (const right of [true, true, true, false]) {
      const [item] = (await until()).items;
      const response = await review(right ? 1 : 2, item?.repetition ?? -1);
      const { isRight, question, nextDueAt } = (await response.json()) as ReviewReply;
      expect(isRight).toBe(right);
      expect(question).toMatchObject({ correctAnswer: 1, reasons: mc.reasons });
      days.push(Math.ceil((Date.parse(nextDueAt) - Date.now()) / day));
    }
    const [first = 0, second = 0, third = 0, missed = 0] = days;
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    expect(missed).toBeLessThan(third);
  });

  /** Waits for the next that is due. */
  async function until(): Promise<DailyReview> {
    const { nextDueAt } = (await plan()).review;
    if (nextDueAt) pass(Date.parse(nextDueAt) - Date.now());
    return session();
  }

  test('answered twice at once is reviewed once', async () => {
    await missOne();
    pass(day);
    const replies = await Promise.all(Array.from({ length: 20 }, () => review(1, 1)));
    const bodies = await Promise.all(replies.map((one) => one.json() as Promise<ReviewReply>));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(bodies.map(({ nextDueAt }) => nextDueAt)).size).toBe(1);
    expect((await myCards())[0]?.reps).toBe(2);
  });

  test('answered rightly in one tab and wrongly in another is reviewed by the first answer', async () => {
    await missOne();
    pass(day);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => review(i % 2, 1)));
    const bodies = await Promise.all(replies.map((one) => one.json() as Promise<ReviewReply>));
    expect(new Set(bodies.map(({ nextDueAt }) => nextDueAt)).size).toBe(1);
  });

  test('missed again on the same day keeps its schedule, and weeks later lapses', async () => {
    await missOne();
    const before = await myCards();
    await missOne();
    pass(61_000);
    await missOne();
    expect(await myCards()).toEqual(before);
    pass(20 * day);
    await missOne();
    expect((await myCards())[0]).toMatchObject({ reps: 2 });
  });

  test('does not come back while its module is locked, or when the question was deleted', async () => {
    const premium = await bench.premium(cookie);
    await post('/api/lesson/quiz', { lessonId: 'locked-1', answers: { 'locked-1/plumb-line': 0 } });
    await missOne();
    pass(day);
    expect((await session()).due).toBe(2);
    await bench.db
      .update(subscriptions)
      .set({ endsAt: 1 })
      .where(eq(subscriptions.learnerId, await me()));
    const left = await bench.request('GET', '/api/daily-review', { cookie: premium });
    const body = await left.text();
    expect(JSON.parse(body)).toMatchObject({ due: 1 });
    expect(body).not.toContain('locked');
    expect((await review(1, 1, 'locked-1/plumb-line')).status).toBe(403);
    const gone = { ...mc, name: 'gone' };
    await writeQuiz(bench.db, { kind: 'lesson', id: 'open-2', moduleId: 'open' }, [gone]);
    await post('/api/lesson/quiz', { lessonId: 'open-2', answers: { 'open-2/gone': 0 } });
    await bench.db.delete(quizzes).where(eq(quizzes.id, 'lesson/open-2'));
    await bench.db.delete(questions).where(eq(questions.quizId, 'lesson/open-2'));
    pass(2 * day);
    expect((await session()).due).toBe(1);
    expect((await review(1, 1, 'open-2/gone')).status).toBe(404);
  });
});

test('a session has as many questions as fit into ten minutes', async () => {
  const many = Array.from({ length: 40 }, (_, i) => ({ ...mc, name: `q${i}` }));
  await writeQuiz(bench.db, { kind: 'lesson', id: 'open-2', moduleId: 'open' }, many);
  const answers = Object.fromEntries(many.map(({ name }) => [`open-2/${name}`, 0]));
  expect((await post('/api/lesson/quiz', { lessonId: 'open-2', answers })).status).toBe(200);
  pass(day);
  const { due, minutes, items } = await session();
  expect({ due, minutes, count: items.length }).toEqual({ due: 40, minutes: 10, count: 13 });
  await bench.db.delete(quizzes).where(eq(quizzes.id, 'lesson/open-2'));
});

describe('a refusal', () => {
  test.each<[string, unknown, number]>([
    ['a question that was never missed', { questionId: 'open-1/measure', repetition: 1, answer: 'x' }, 404],
    ['a question that is not there', { questionId: 'no/such', repetition: 1, answer: 0 }, 404],
    ['a name that is no question', { questionId: '../x', repetition: 1, answer: 0 }, 400],
    ['an option that is not there', { questionId: 'open-1/plumb-line', repetition: 1, answer: 9 }, 400],
    ['words for an option', { questionId: 'open-1/plumb-line', repetition: 1, answer: 'b' }, 400],
    ['a long text', { questionId: 'open-1/plumb-line', repetition: 1, answer: 'x'.repeat(501) }, 400],
    ['no repetition', { questionId: 'open-1/plumb-line', answer: 1 }, 400],
    ['no answer', { questionId: 'open-1/plumb-line', repetition: 1 }, 400],
  ])('of %s leaves the schedule as it is', async (_, json, status) => {
    await missOne();
    pass(day);
    const before = await myCards();
    const response = await post('/api/daily-review/answer', json);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    expect(await myCards()).toEqual(before);
  });

  test.each<[string, number, number]>([
    ['before it is due', 0, 0],
    ['under a number below none', 0, -1],
    ['under a number that it never had', day, 0],
    ['under a number yet to come', day, 2],
    ['under a number far ahead', day, 2 ** 52],
  ])('of an answer %s reveals nothing of the key', async (_, wait, repetition) => {
    await missOne();
    // The question has changed: to have seen the old key reveals nothing of the new one.
    const changed = { explanation: 'Secret of the new question.' };
    await bench.db.update(questions).set(changed).where(eq(questions.id, 'open-1/plumb-line'));
    onTestFinished(async () => {
      const back = { explanation: mc.explanation ?? '' };
      await bench.db.update(questions).set(back).where(eq(questions.id, 'open-1/plumb-line'));
    });
    pass(wait);
    const before = await myCards();
    for (const answer of [0, 1, 9]) {
      const response = await review(answer, repetition);
      expect(response.status).toBe(repetition < 0 ? 400 : 409);
      const body = await response.text();
      for (const secret of ['Secret', 'correctAnswer', 'isRight', 'reasons', 'option'])
        expect(body).not.toContain(secret);
    }
    expect(await myCards()).toEqual(before);
  });

  test('meets an answer that is sent again after a day', async () => {
    await missOne();
    pass(day);
    expect((await review(1, 1)).status).toBe(200);
    pass(hour);
    expect((await review(0, 1)).status).toBe(200);
    const before = await myCards();
    pass(day + 8 * hour);
    expect((await review(0, 1)).status).toBe(409);
    expect(await myCards()).toEqual(before);
  });

  test('meets an answer to a question that only another learner missed', async () => {
    await missOne();
    pass(day);
    cookie = await bench.register();
    expect((await review(1, 1)).status).toBe(404);
  });

  test('meets an answer to a question that is not due yet', async () => {
    await missOne();
    const before = await myCards();
    expect((await review(1, 1)).status).toBe(409);
    expect(await myCards()).toEqual(before);
  });

  test.each([0, 8, 2.5, '3', null])('meets a goal of %j days a week', async (daysAWeek) => {
    expect((await post('/api/study/goal', { daysAWeek })).status).toBe(400);
    expect((await plan()).daysAWeek).toBe(3);
  });

  test('meets every call without a session', async () => {
    cookie = '';
    expect((await bench.request('GET', '/api/study')).status).toBe(401);
    expect((await bench.request('GET', '/api/daily-review')).status).toBe(401);
    expect((await review(1, 1)).status).toBe(401);
    expect((await post('/api/study/goal', { daysAWeek: 2 })).status).toBe(401);
  });
});

describe('the week', () => {
  test('has a goal of three days until the learner says otherwise', async () => {
    expect(await plan()).toMatchObject({ daysAWeek: 3, days: [] });
    await post('/api/study/goal', { daysAWeek: 5 });
    await post('/api/study/goal', { daysAWeek: 2 });
    expect((await plan()).daysAWeek).toBe(2);
  });

  test('counts days in the learner’s own time zone', async () => {
    // Late on a Sunday in London it is Monday in Auckland and still Sunday in Honolulu.
    vi.setSystemTime('2027-01-31T23:30:00Z');
    const open = (zone: string) => post('/api/lesson/open-1/start', undefined, { 'x-time-zone': zone });
    cookie = await bench.register();
    await bench.db.delete(studyDays);
    await open('Pacific/Auckland');
    await open('Pacific/Honolulu');
    await open('Not/A-Zone');
    await open('');
    expect((await plan()).days).toEqual(['2027-02-01', '2027-01-31']);
  });

  test('has a day marked by opening a lesson, by a quiz and by a review', async () => {
    await post('/api/lesson/open-1/start', undefined);
    pass(day);
    await missOne();
    pass(2 * day);
    await review(1, 1);
    expect((await plan()).days).toHaveLength(3);
  });
});

test('a day counts once however much is studied on it, and for its learner only', async () => {
  await missOne();
  await post('/api/lesson/open-2/complete', undefined);
  expect((await plan()).days).toHaveLength(1);
  cookie = await bench.register();
  expect(await plan()).toEqual({ daysAWeek: 3, days: [], review: { due: 0, nextDueAt: null, verses: 0 } });
  expect((await read<LessonDetail>('/api/lesson/open-1')).quiz?.last).toBeNull();
});
