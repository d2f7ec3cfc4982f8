import type { AskedQuestion, GivenAnswer, OwnReview, Review, ReviewSummary } from '@apologia/contract';
import { cases, posts, reports, reviews } from '@apologia/db/schema';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { writeModule } from '../../testing/courses/courses.ts';
import { dismiss, hide, restore } from './decisions.ts';
import { hiddenContributions, openCases } from './reportQueue.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let ruth: string;
let naomi: string;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'open' });
  ruth = await bench.register({ username: 'Ruth' });
  naomi = await bench.register({ username: 'Naomi' });
});
afterEach(async () => {
  await bench.db.batch([bench.db.delete(reviews), bench.db.delete(posts), bench.db.delete(cases)]);
});
afterAll(() => bench.close());

const lesson = '/api/discussion/lesson/open-1';
const call = async <T>(path: string, cookie: string, json?: unknown) =>
  (await (await bench.request(json === undefined ? 'GET' : 'POST', path, { cookie, json })).json()) as T;
const writeOneOfEach = async () => {
  const review = await call<Review>('/api/reviews', ruth, { rating: 1, comment: 'Buy my horses instead.' });
  const question = await call<AskedQuestion>(lesson, ruth, { text: 'Who wants a horse?' });
  const answer = await call<GivenAnswer>(`/api/discussion/question/${question.id}/answers`, ruth, {
    text: 'Mine are the best.',
  });
  return { review, question, answer };
};
const report = (id: string, cookie: string, reason?: unknown) =>
  bench.request('POST', '/api/reports', { cookie, json: { id, reason } });
const questionsFor = async (cookie = naomi) =>
  (await call<{ questions: AskedQuestion[] }>(lesson, cookie)).questions;
const summary = () => call<ReviewSummary>('/api/reviews/summary', naomi);

test('a review, a question and an answer are reported once by each learner', async () => {
  const { review, question, answer } = await writeOneOfEach();
  const boaz = await bench.register({ username: 'Boaz' });
  for (const { id } of [review, question, answer]) {
    expect((await report(id, naomi, 'advertising')).status).toBe(200);
    expect((await report(id, naomi, 'unkind')).status).toBe(200);
    expect((await report(id, boaz)).status).toBe(200);
  }
  expect(await bench.db.$count(reports)).toBe(6);
  expect(await openCases(bench.db)).toMatchObject([
    { kind: 'review', writer: 'Ruth', text: 'Buy my horses instead.', reasons: ['advertising', null] },
    { kind: 'question', text: 'Who wants a horse?', lessonId: 'open-1', reasons: ['advertising', null] },
    { kind: 'answer', text: 'Mine are the best.', lessonId: 'open-1', reasons: ['advertising', null] },
  ]);
});

test('a report of one’s own text, of nothing or with an unknown reason is refused', async () => {
  const { review, question, answer } = await writeOneOfEach();
  for (const { id } of [review, question, answer]) expect((await report(id, ruth)).status).toBe(409);
  expect((await report('00000000-0000-4000-8000-000000000000', naomi)).status).toBe(404);
  expect((await report(review.id, '')).status).toBe(401);
  for (const reason of ['', 'because', 7, null]) {
    expect((await report(review.id, naomi, reason)).status, String(reason)).toBe(400);
  }
  expect((await report('nonsense', naomi)).status).toBe(400);
  expect(await bench.db.$count(reports)).toBe(0);
});

test('a hidden review leaves list, count and average, and its writer is told', async () => {
  const { review } = await writeOneOfEach();
  await call('/api/reviews', naomi, { rating: 5, comment: 'Well worth my evenings.' });
  await report(review.id, naomi);
  expect(await summary()).toMatchObject({ count: 2, average: 3 });
  expect(await hide(bench.db, review.id, Date.now())).toBe(true);

  expect(await summary()).toEqual({ count: 1, average: 5, distribution: [0, 0, 0, 0, 1] });
  expect((await call<Review[]>('/api/reviews', ruth)).map(({ userName }) => userName)).toEqual(['Naomi']);
  const mine = () => call<{ review: OwnReview | null }>('/api/reviews/mine', ruth);
  expect((await mine()).review).toMatchObject({ comment: 'Buy my horses instead.', isHidden: true });
  expect(await openCases(bench.db)).toEqual([]);
  expect(await hiddenContributions(bench.db, Date.now())).toMatchObject([{ id: review.id, kind: 'review' }]);
  expect((await report(review.id, naomi)).status).toBe(404);

  // Its words change, and it stays hidden; counts are those of what is in sight.
  const changed = await call<OwnReview>('/api/reviews', ruth, { rating: 4, comment: 'Come and see them.' });
  expect(changed).toMatchObject({ isHidden: true, rating: 4 });
  expect(await summary()).toMatchObject({ count: 1, average: 5 });

  expect(await restore(bench.db, review.id, Date.now())).toBe(true);
  expect(await summary()).toEqual({ count: 2, average: 4.5, distribution: [0, 0, 0, 1, 1] });
  expect(await call<Review[]>('/api/reviews', naomi)).toHaveLength(2);
  expect((await mine()).review).toMatchObject({ isHidden: false });
});

test('a hidden review that is deleted is counted neither before nor after', async () => {
  const { review } = await writeOneOfEach();
  await hide(bench.db, review.id, Date.now());
  await bench.request('POST', '/api/reviews/mine/delete', { cookie: ruth });
  expect(await summary()).toMatchObject({ count: 0, distribution: [0, 0, 0, 0, 0] });
});

test('a hidden answer leaves the list and the count, but not for its writer', async () => {
  const { question, answer } = await writeOneOfEach();
  await hide(bench.db, answer.id, Date.now());
  expect(await questionsFor()).toMatchObject([{ id: question.id, answerCount: 0, answers: [] }]);
  expect(await questionsFor(ruth)).toMatchObject([{ answers: [{ id: answer.id, isHidden: true }] }]);
  const edited = await bench.request('POST', `/api/discussion/post/${answer.id}/edit`, {
    cookie: ruth,
    json: { text: 'Mine are better.' },
  });
  expect(edited.status).toBe(200);
  expect(await questionsFor()).toMatchObject([{ answers: [] }]);
  await restore(bench.db, answer.id, Date.now());
  expect(await questionsFor()).toMatchObject([{ answerCount: 1, answers: [{ text: 'Mine are better.' }] }]);
});

test('a hidden question hides its answers, and shows them again when it is restored', async () => {
  const { question, answer } = await writeOneOfEach();
  await hide(bench.db, question.id, Date.now());
  expect(await questionsFor()).toEqual([]);
  const answers = `/api/discussion/question/${question.id}/answers`;
  expect((await bench.request('GET', answers, { cookie: naomi })).status).toBe(404);
  const json = { text: 'I would like one.' };
  expect((await bench.request('POST', answers, { cookie: naomi, json })).status).toBe(404);
  expect((await report(answer.id, naomi)).status).toBe(404);
  expect(await questionsFor(ruth)).toMatchObject([{ id: question.id, isHidden: true }]);
  await restore(bench.db, question.id, Date.now());
  expect(await questionsFor()).toMatchObject([{ id: question.id, answers: [{ id: answer.id }] }]);
});

test('a dismissed report leaves the question visible', async () => {
  const { question } = await writeOneOfEach();
  await report(question.id, naomi);
  expect(await dismiss(bench.db, question.id, Date.now())).toBe(true);
  expect(await openCases(bench.db)).toEqual([]);
  expect(await questionsFor()).toHaveLength(1);
  // Another learner may still object.
  await report(question.id, await bench.register());
  expect(await openCases(bench.db)).toHaveLength(1);
});

test('a learner may not report again what was left visible, unless it has changed', async () => {
  const { review, question } = await writeOneOfEach();
  const change = (id: string, text: string) =>
    id === review.id
      ? call('/api/reviews', ruth, { rating: 1, comment: text })
      : call(`/api/discussion/post/${id}/edit`, ruth, { text });
  for (const { id } of [review, question]) {
    await report(id, naomi, 'advertising');
    await dismiss(bench.db, id, Date.now());
    const again = await report(id, naomi, 'unkind');
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      error: 'A moderator has read these words and left them in sight.',
    });
    expect(await openCases(bench.db)).toEqual([]);
    await change(id, 'Buy two of my horses.');
    expect((await report(id, naomi, 'unkind')).status).toBe(200);
    expect(await openCases(bench.db)).toMatchObject([{ id, reasons: ['unkind'] }]);
    await hide(bench.db, id, Date.now());
    await restore(bench.db, id, Date.now());
    expect((await report(id, naomi)).status).toBe(409);
    expect(await openCases(bench.db)).toEqual([]);
  }
  expect(await bench.db.$count(reports)).toBe(2);
});

test('a decision on something unknown or undecidable returns false', async () => {
  const { review } = await writeOneOfEach();
  expect(await hide(bench.db, 'nothing', Date.now())).toBe(false);
  expect(await restore(bench.db, review.id, Date.now())).toBe(false);
  expect(await dismiss(bench.db, review.id, Date.now())).toBe(false);
});

test('a deleted text loses its reports, and its case retains it', async () => {
  const { review, answer } = await writeOneOfEach();
  for (const { id } of [review, answer]) await report(id, naomi);
  await bench.request('POST', '/api/reviews/mine/delete', { cookie: ruth });
  await bench.request('POST', `/api/discussion/post/${answer.id}/delete`, { cookie: ruth });
  expect(await bench.db.$count(reports)).toBe(0);
  expect(await openCases(bench.db)).toMatchObject([
    { id: review.id, text: '', reportedTexts: ['Buy my horses instead.'], reporters: [{ name: 'Naomi' }] },
    { id: answer.id, text: '', reportedTexts: ['Mine are the best.'], reporters: [{ name: 'Naomi' }] },
  ]);
});
