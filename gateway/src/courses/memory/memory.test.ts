import { type LearnedVerse, limits, type StudyPlan } from '@apologia/contract';
import { reviewCards } from '@apologia/db/schema/courses';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { plansOf } from '../../testing/plans.ts';
import { viewerWith } from '../../testing/viewers.ts';
import { learnedVerses } from './queries.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const john = 'verse/43-3-16-18';
const psalm = 'verse/19-23';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
});
beforeEach(async () => {
  cookie = await bench.register();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return () => vi.useRealTimers();
});
afterAll(() => bench.close());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const post = (path: string, json: object, by = cookie) => bench.request('POST', path, { cookie: by, json });
const set = (id: string, learned = true, by = cookie) => post('/api/memory', { id, learned }, by);
const recall = (id: string, repetition: number, recalled = true) =>
  post('/api/memory/recall', { id, repetition, recalled });
const read = async <T>(path: string, by = cookie) =>
  (await (await bench.request('GET', path, { cookie: by })).json()) as T;
const list = async (by = cookie) => (await read<{ verses: LearnedVerse[] }>('/api/memory', by)).verses;
const due = async () => (await read<StudyPlan>('/api/study')).review;

test('a passage is asked for the day after it was chosen, and comes back after longer and longer pauses', async () => {
  expect((await set(john)).status).toBe(200);
  expect(await list()).toEqual([{ id: john, repetition: 1, dueAt: expect.any(String), isDue: false }]);
  expect(await due()).toMatchObject({ due: 0, nextDueAt: null, verses: 0 });
  pass(day);
  expect(await list()).toMatchObject([{ id: john, isDue: true }]);
  // It is no question, and asks for none.
  expect(await due()).toMatchObject({ due: 0, nextDueAt: null, verses: 1 });
  const pauses: number[] = [];
  for (let repetition = 1; repetition <= 3; repetition += 1) {
    const reply = (await (await recall(john, repetition)).json()) as { nextDueAt: string };
    pauses.push(Date.parse(reply.nextDueAt) - Date.now());
    expect(await due()).toMatchObject({ verses: 0 });
    pass(Date.parse(reply.nextDueAt) - Date.now());
  }
  const [first = 0, second = 0, third = 0] = pauses;
  expect(first).toBeGreaterThan(12 * hour);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
  const forgotten = (await (await recall(john, 4, false)).json()) as { nextDueAt: string };
  expect(Date.parse(forgotten.nextDueAt) - Date.now()).toBeLessThan(second);
  expect((await read<StudyPlan>('/api/study')).days.length).toBeGreaterThan(0);
});

test('an answer that is sent twice, or from two devices, counts once', async () => {
  await set(john);
  pass(day);
  const [one, other] = await Promise.all([recall(john, 1), recall(john, 1, false)]);
  expect([one?.status, other?.status]).toEqual([200, 200]);
  const again = (await (await recall(john, 1)).json()) as { nextDueAt: string };
  const [card] = await list();
  expect(card).toMatchObject({ repetition: 2, dueAt: again.nextDueAt, isDue: false });
  // One that is not due yet changes nothing either.
  await recall(john, 2);
  expect(await list()).toEqual([card]);
});

test('a passage is chosen and left as often as one likes; what was learned of it stays until it is left', async () => {
  await set(john);
  pass(day);
  await recall(john, 1);
  await set(john);
  expect(await list()).toMatchObject([{ id: john, repetition: 2 }]);
  await set(psalm);
  expect((await list()).map(({ id }) => id)).toEqual([psalm, john]);
  await set(john, false);
  await set(john, false);
  expect((await list()).map(({ id }) => id)).toEqual([psalm]);
  expect((await recall(john, 2)).status).toBe(404);
});

test('verses are their learner’s own, and bounded', async () => {
  await bench.db.delete(reviewCards);
  await set(john);
  const other = await bench.register();
  expect(await list(other)).toEqual([]);
  await set(john, false, other);
  expect(await list()).toHaveLength(1);
  for (const path of ['/api/memory', '/api/memory/recall'])
    expect((await post(path, { id: john, learned: true, repetition: 1, recalled: true }, '')).status).toBe(
      401,
    );
  for (const id of ['verse/x', 'open-1/plumb-line', 'verse/43-3-16', 3])
    expect((await set(id as string)).status).toBe(400);

  const [card] = await bench.db.select().from(reviewCards).limit(1);
  if (!card) throw new Error('There is no card.');
  const more = Array.from({ length: limits.learnedVersesMax - 1 }, (_, i) => ({
    ...card,
    questionId: `verse/19-${(i % 150) + 1}-${Math.floor(i / 150) + 1}-9`,
  }));
  await bench.db.insert(reviewCards).values(more);
  expect((await set(psalm)).status).toBe(409);
  expect((await set(john)).status).toBe(200);
});

test('a verse is no question of Daily review, and its card is found by an index', async () => {
  await set(john);
  pass(day);
  const answer = await post('/api/daily-review/answer', { questionId: john, repetition: 1, answer: 1 });
  expect(answer.status).toBe(404);
  const steps = await plansOf(bench.db, [learnedVerses(bench.db, viewerWith('a'.repeat(64)))]);
  expect(steps.join()).toMatch(/SEARCH review_cards USING INDEX .*\(learner_id=\? AND question_id>\?/);
});
