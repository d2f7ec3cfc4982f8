import { certificates, modules, reviewCards } from '@apologia/db/schema';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { postIn } from '../testing/community/discussion.ts';
import { mc, writeModule, writeQuiz } from '../testing/courses/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'plain', lessonCount: 3 });
  await writeQuiz(bench.db, { kind: 'lesson', id: 'plain-2', moduleId: 'plain' }, [mc]);
  await writeQuiz(bench.db, { kind: 'lesson', id: 'plain-3', moduleId: 'plain' }, [mc]);
  await writeQuiz(bench.db, { kind: 'module', id: 'plain', moduleId: 'plain' }, [mc]);
  cookie = await bench.premium(await bench.register({ username: 'Martha', password: 'correct horse' }));
});
afterAll(() => bench.close());
// Now and then a call sweeps up after others in the background: not in this file.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

test.each([
  '/api/auth/me',
  '/api/public/catalog',
  '/api/dashboard',
  '/api/dashboard/progress',
  '/api/apologetics',
  '/api/theology',
  '/api/bible-study',
  '/api/hermeneutics',
  '/api/religions',
  '/api/module/what-is-truth',
  '/api/module/what-is-truth/lessons',
  '/api/lesson/the-euthyphro-question',
  '/api/guide/lesson/the-euthyphro-question',
  '/api/study',
  '/api/daily-review',
  '/api/practice',
  '/api/subscription',
  '/api/resources',
  '/api/reviews',
  '/api/reviews/summary',
  '/api/reviews/mine',
  '/api/discussion/lesson/the-euthyphro-question',
  '/api/discussion/followed',
  '/api/account/sign-ins',
  '/api/account/events',
  '/api/account/certificates',
  '/api/account/support',
  '/api/search?q=lost%20sheep',
  '/api/scripture?ref=John%203%3A16',
])('%s is one round trip to the database', async (path) => {
  bench.roundTrips();
  expect((await bench.request('GET', path, { cookie })).status).toBe(200);
  expect(bench.roundTrips()).toBe(1);
});

test.each<[string, unknown]>([
  ['/api/lesson/the-euthyphro-question/start', undefined],
  ['/api/lesson/plain-1/complete', undefined],
  ['/api/lesson/quiz', { lessonId: 'plain-2', answers: { 'plain-2/plumb-line': 0 } }],
  ['/api/module/quiz', { moduleId: 'plain', answers: [0] }],
  ['/api/study/goal', { daysAWeek: 4 }],
  ['/api/practice/start', { worldview: 'hindu' }],
  ['/api/practice/message', { worldview: 'hindu', message: 'Tell me more.' }],
  ['/api/reviews', { rating: 4, comment: 'Worth every evening of it.' }],
  ['/api/reviews/mine/delete', undefined],
  ['/api/promo/validate', { code: 'FIRST500' }],
  ['/api/promo/apply', { code: 'FIRST500' }],
  ['/api/promo/release', undefined],
  ['/api/subscription/cancel', undefined],
  ['/api/discussion/lesson/the-euthyphro-question', { text: 'Which comes first, then?' }],
  ['/api/resources/mere-christianity/save', { saved: true }],
  ['/api/account/sign-ins/end-all', { here: false }],
  ['/api/auth/login', { username: 'Martha', password: 'correct horse' }],
  ['/api/auth/register', { username: 'Mary', email: 'mary@example.org', password: 'correct horse' }],
])('%s is at most two', async (path, json) => {
  bench.roundTrips();
  // Signing in ends the session that the browser had.
  const own = path.startsWith('/api/auth/') ? {} : { cookie };
  expect((await bench.request('POST', path, { ...own, json })).status).toBe(200);
  expect(bench.roundTrips()).toBeLessThanOrEqual(2);
});

test('a review and a certificate are at most two, and its verification is one', async () => {
  const json = { lessonId: 'plain-3', answers: { 'plain-3/plumb-line': 0 } };
  await bench.request('POST', '/api/lesson/quiz', { cookie, json });
  await bench.db.update(reviewCards).set({ dueAt: 0 });
  await bench.db.delete(modules).where(ne(modules.id, 'plain'));
  await bench.request('POST', '/api/module/quiz', { cookie, json: { moduleId: 'plain', answers: [1] } });
  const review = { questionId: 'plain-3/plumb-line', repetition: 1, answer: 1 };
  for (const [path, body] of [
    ['/api/daily-review/answer', review],
    ['/api/certificate', { subject: 'hermeneutics', name: 'Martha' }],
  ] as const) {
    bench.roundTrips();
    expect((await bench.request('POST', path, { cookie, json: body })).status).toBe(200);
    expect(bench.roundTrips()).toBe(2);
  }
  const [certificate] = await bench.db.select().from(certificates);
  bench.roundTrips();
  expect((await bench.request('GET', `/api/certificate/${certificate?.code}`)).status).toBe(200);
  expect(bench.roundTrips()).toBe(1);
});

test('what is done about questions and answers is at most two, and their answers are one', async () => {
  const lessonId = 'plain-1';
  const question = await postIn(bench.db, { by: 'Martha', lessonId });
  await bench.register({ username: 'Lazarus' });
  const answer = await postIn(bench.db, { by: 'Lazarus', lessonId, questionId: question });
  for (const [path, json] of [
    [`question/${question}/answers`, { text: 'Neither comes first.' }],
    [`question/${question}/follow`, { followed: true }],
    [`question/${question}/see`, { until: new Date().toISOString() }],
    [`answer/${answer}/helpful`, { helpful: true }],
    [`post/${question}/edit`, { text: 'Which of them comes first?' }],
    ['../reports', { id: answer, reason: 'other' }],
    [`post/${question}/delete`, undefined],
  ] as const) {
    bench.roundTrips();
    const { status } = await bench.request('POST', `/api/discussion/${path}`, { cookie, json });
    expect(status, path).toBe(200);
    expect(bench.roundTrips(), path).toBeLessThanOrEqual(2);
  }
  await bench.request('GET', `/api/discussion/question/${question}/answers`, { cookie });
  expect(bench.roundTrips()).toBe(1);
});

test('without a session cookie a refusal costs none', async () => {
  bench.roundTrips();
  expect((await bench.request('GET', '/api/dashboard')).status).toBe(401);
  expect(bench.roundTrips()).toBe(0);
});
