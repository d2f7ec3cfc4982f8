import { type notices, questionIdOf, type Reply } from '@apologia/contract';
import { certificates, follows, learners, posts, reviewCards, subscriptions } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { postIn } from '../testing/community/discussion.ts';
import { mc, writeModule, writeQuiz } from '../testing/courses/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'open', lessonCount: 1 });
  await writeQuiz(bench.db, { kind: 'lesson', id: 'open-1', moduleId: 'open' }, [{ ...mc, name: 'q' }]);
});
afterAll(() => bench.close());
afterEach(() => {
  vi.useRealTimers();
});

let count = 0;
async function newLearner() {
  count += 1;
  const username = `Noted${count}`;
  const cookie = await bench.register({ username });
  const [learner] = await bench.db.select().from(learners).where(eq(learners.username, username));
  if (!learner) throw new Error('no learner');
  return { username, cookie, id: learner.id };
}

const latest = async (cookie: string) => {
  const response = await bench.request('GET', '/api/notices', { cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as Reply<typeof notices.latest>;
};
const see = (cookie: string, until: string) =>
  bench.request('POST', '/api/notices/see', { cookie, json: { until } });
const kinds = async (cookie: string) => (await latest(cookie)).notices.map(({ kind }) => kind);

test('a learner without news is told of nothing, and a visitor is asked to sign in', async () => {
  const { cookie } = await newLearner();
  expect(await latest(cookie)).toEqual({ notices: [], newCount: 0 });
  expect((await bench.request('GET', '/api/notices')).status).toBe(401);
});

test('answers of others to one’s question are told of, until one has looked at them', async () => {
  const asker = await newLearner();
  const other = await newLearner();
  const asked = await bench.request('POST', '/api/discussion/lesson/open-1', {
    cookie: asker.cookie,
    json: { text: 'Why does the wall lean so far?' },
  });
  const { id } = (await asked.json()) as { id: string };
  const answer = (cookie: string) =>
    bench.request('POST', `/api/discussion/question/${id}/answers`, {
      cookie,
      json: { text: 'Because the ground gave way under it.' },
    });
  await answer(asker.cookie);
  expect(await kinds(asker.cookie)).toEqual([]);
  await answer(other.cookie);
  await answer(other.cookie);
  const { notices: told, newCount } = await latest(asker.cookie);
  expect(newCount).toBe(1);
  expect(told).toEqual([
    {
      kind: 'answer',
      at: expect.any(String),
      isNew: true,
      about: expect.any(String),
      count: 2,
      endsAt: null,
      path: '/lesson/open-1#lesson-discussion',
    },
  ]);
  // Whoever answered is told of what comes after.
  expect(await kinds(other.cookie)).toEqual([]);
  await answer(asker.cookie);
  expect(await kinds(other.cookie)).toEqual(['answer']);

  // Looked at the list: not new any more. Looked at the answers: not there any more.
  await see(asker.cookie, told[0]?.at ?? '');
  expect(await latest(asker.cookie)).toMatchObject({ newCount: 0, notices: [{ isNew: false }] });
  await bench.request('POST', `/api/discussion/question/${id}/see`, {
    cookie: asker.cookie,
    json: { until: new Date().toISOString() },
  });
  expect(await kinds(asker.cookie)).toEqual([]);
});

test('an answer that a moderator hid, and one that was deleted, are told of to nobody', async () => {
  const asker = await newLearner();
  const other = await newLearner();
  const question = await postIn(bench.db, { by: asker.username, followedBy: asker.username });
  const now = Date.now();
  const first = await postIn(bench.db, { by: other.username, questionId: question, at: now });
  expect(await kinds(asker.cookie)).toEqual(['answer']);
  await bench.db.update(posts).set({ hiddenAt: now }).where(eq(posts.id, first));
  expect(await kinds(asker.cookie)).toEqual([]);
  await bench.db.update(posts).set({ hiddenAt: null }).where(eq(posts.id, first));
  await bench.request('POST', `/api/discussion/post/${first}/delete`, { cookie: other.cookie });
  expect(await kinds(asker.cookie)).toEqual([]);
  await bench.db.delete(follows).where(eq(follows.learnerId, asker.id));
});

test('what is due, what ends and what was issued are told of, the latest first', async () => {
  const { cookie, id } = await newLearner();
  const now = Date.now();
  const day = 24 * 60 * 60_000;
  const schedule = {
    stability: 1,
    difficulty: 5,
    scheduledDays: 1,
    learningSteps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
  };
  await bench.db.insert(reviewCards).values({
    ...schedule,
    learnerId: id,
    questionId: questionIdOf('open-1', 'q'),
    dueAt: now - 1_000,
    lastReviewAt: now - day,
  });
  await bench.db.insert(subscriptions).values({
    id: crypto.randomUUID(),
    learnerId: id,
    plan: 'month',
    cause: 'demo',
    startsAt: now - day,
    endsAt: now + 6 * day,
  });
  await bench.db.insert(certificates).values({
    code: crypto.randomUUID(),
    learnerId: id,
    subject: 'theology',
    name: 'Ruth',
    moduleCount: 3,
    studyMinutes: 60,
    issuedAt: now - 2 * day,
  });
  const { notices: told } = await latest(cookie);
  expect(told.map(({ kind, count, about }) => [kind, count, about])).toEqual([
    ['review-due', 1, ''],
    ['premium-ending', 0, ''],
    ['certificate', 0, 'theology'],
  ]);
  expect(Date.parse(told[1]?.endsAt ?? '')).toBe(now + 6 * day);
  // Another span behind it: nothing ends.
  await bench.db.insert(subscriptions).values({
    id: crypto.randomUUID(),
    learnerId: id,
    plan: 'month',
    cause: 'demo',
    startsAt: now + 6 * day,
    endsAt: now + 36 * day,
  });
  expect(await kinds(cookie)).toEqual(['review-due', 'certificate']);
});

test('a clock that is ahead does not see what is to come', async () => {
  const asker = await newLearner();
  const other = await newLearner();
  await see(asker.cookie, '2099-01-01T00:00:00.000Z');
  const question = await postIn(bench.db, { by: asker.username, followedBy: asker.username });
  await postIn(bench.db, { by: other.username, questionId: question, at: Date.now() + 1 });
  expect((await latest(asker.cookie)).newCount).toBe(1);
  expect((await see(asker.cookie, 'tomorrow')).status).toBe(400);
});

test('what is told by mail is chosen, and a wrong choice changes nothing', async () => {
  const { cookie } = await newLearner();
  const choices = async () => (await bench.request('GET', '/api/notices/mail', { cookie })).json();
  const choose = (json: object) => bench.request('POST', '/api/notices/mail', { cookie, json });
  expect(await choices()).toEqual({ answers: true, certificates: true, premium: true, reviewDays: [] });
  const chosen = { answers: false, certificates: true, premium: false, reviewDays: [5, 1, 5] };
  expect((await choose({ ...chosen, timeZone: 'Europe/Berlin' })).status).toBe(200);
  expect(await choices()).toEqual({ ...chosen, reviewDays: [1, 5] });
  for (const wrong of [
    { timeZone: 'Mars/Olympus' },
    { timeZone: 'UTC', reviewDays: [7] },
    { timeZone: '' },
  ]) {
    expect((await choose({ ...chosen, ...wrong })).status).toBe(400);
  }
  expect(await choices()).toEqual({ ...chosen, reviewDays: [1, 5] });
});
