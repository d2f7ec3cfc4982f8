import type { AskedQuestion, GivenAnswer, OwnReview, Review, ReviewSummary } from '@apologia/contract';
import { limits } from '@apologia/contract';
import { cases, posts, reports, reviews } from '@apologia/db/schema';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../app/sweep.ts';
import { startBench } from '../../testing/bench.ts';
import { postIn } from '../../testing/community/discussion.ts';
import { writeModule } from '../../testing/courses/courses.ts';
import { keptMs } from './cases.ts';
import { dismiss, hide, restore, versionOf } from './decisions.ts';
import { hiddenThings, openCases } from './reportQueue.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let ruth: string;
let naomi: string;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'open', lessonCount: 2 });
  ruth = await bench.register({ username: 'Ruth' });
  naomi = await bench.register({ username: 'Naomi' });
});
afterEach(async () => {
  await bench.db.batch([bench.db.delete(reviews), bench.db.delete(posts), bench.db.delete(cases)]);
});
afterAll(() => bench.close());

const lesson = '/api/discussion/lesson/open-1';
const elsewhere = '/api/discussion/lesson/open-2';
const call = async <T>(path: string, cookie: string, json?: unknown) =>
  (await (await bench.request(json === undefined ? 'GET' : 'POST', path, { cookie, json })).json()) as T;
const write = (comment: string, cookie = ruth) =>
  call<OwnReview>('/api/reviews', cookie, { rating: 1, comment });
const forgetReview = () => call('/api/reviews/mine/delete', ruth, {});
const mine = async () => (await call<{ review: OwnReview | null }>('/api/reviews/mine', ruth)).review;
const seen = async () => (await call<Review[]>('/api/reviews', '')).map(({ comment }) => comment);
const counted = async () => (await call<ReviewSummary>('/api/reviews/summary', '')).count;
const ask = (text: string, cookie = ruth, where = lesson) => call<AskedQuestion>(where, cookie, { text });
const answer = (id: string, text: string, cookie = ruth) =>
  call<GivenAnswer>(`/api/discussion/question/${id}/answers`, cookie, { text });
const edit = (id: string, text: string) =>
  call<{ text: string; isWaiting: boolean }>(`/api/discussion/post/${id}/edit`, ruth, { text });
const remove = (id: string) => call(`/api/discussion/post/${id}/delete`, ruth, {});
const asked = async (cookie: string, where = lesson) =>
  (await call<{ questions: AskedQuestion[] }>(where, cookie)).questions;
const report = (id: string, cookie = naomi) =>
  bench.request('POST', '/api/reports', { cookie, json: { id, reason: 'advertising' } });
const docket = () => openCases(bench.db);
const now = () => Date.now();

test('a hidden review that is deleted and written anew waits for a moderator, and its writer is told', async () => {
  const first = await write('Buy my horses instead.');
  await hide(bench.db, first.id, now());
  expect(await mine()).toMatchObject({ isHidden: true, isWaiting: false });
  await forgetReview();
  expect(await mine()).toBeNull();

  const second = await write('Buy my horses again.');
  expect(second).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await mine()).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await seen()).toEqual([]);
  expect(await counted()).toBe(0);
  expect(await docket()).toMatchObject([
    { id: second.id, cause: 'waiting', writer: 'Ruth', text: 'Buy my horses again.', upheld: 1 },
  ]);

  // Deleted while it waits and written once more: nothing is gained.
  await forgetReview();
  expect(await write('And once more, my horses.')).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await seen()).toEqual([]);
});

test('a moderator lets it be seen, or leaves it hidden; what was let through waits no more', async () => {
  await hide(bench.db, (await write('Buy my horses instead.')).id, now());
  await forgetReview();
  const { id } = await write('Buy my horses again.');
  expect(await hide(bench.db, id, now())).toBe(true);
  expect(await docket()).toEqual([]);
  expect(await mine()).toMatchObject({ isHidden: true, isWaiting: false });

  expect(await write('It helped me to answer.')).toMatchObject({ id, isHidden: true, isWaiting: true });
  expect(await dismiss(bench.db, id, now())).toBe(false);
  expect(await restore(bench.db, id, now() + 1)).toBe(true);
  expect(await seen()).toEqual(['It helped me to answer.']);
  expect(await counted()).toBe(1);
  await forgetReview();
  expect(await write('It helped me a great deal.')).toMatchObject({ isHidden: false, isWaiting: false });
});

test('saving a hidden text as it is does not ask the moderators again', async () => {
  const { id } = await write('Buy my horses instead.');
  await hide(bench.db, id, now());
  expect(await write('Buy my horses instead.')).toMatchObject({ isHidden: true, isWaiting: false });
  expect(await docket()).toEqual([]);
  expect(await write('Buy my horses today.')).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await write('Buy my horses tomorrow.')).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await docket()).toMatchObject([{ id, text: 'Buy my horses tomorrow.' }]);
});

test('under a lesson where a learner’s words were hidden, their next ones wait; elsewhere they do not', async () => {
  const open = await ask('What do you all think?', naomi);
  const hidden = await answer(open.id, 'Mine are the best.');
  await hide(bench.db, hidden.id, now());
  await remove(hidden.id);

  const again = await answer(open.id, 'Mine are still the best.');
  const question = await ask('Who wants a horse?');
  for (const one of [again, question]) expect(one).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await asked(naomi)).toMatchObject([{ id: open.id, answerCount: 0, answers: [] }]);
  expect(await asked(ruth)).toMatchObject([
    { id: question.id, isWaiting: true },
    { answers: [{ id: again.id, isWaiting: true }] },
  ]);
  expect((await docket()).map(({ id }) => id)).toEqual([again.id, question.id]);

  expect(await ask('And who is Boaz?', ruth, elsewhere)).toMatchObject({ isHidden: false });
  expect(await answer(open.id, 'I do not like horses.', naomi)).toMatchObject({ isHidden: false });
  // Reviews are another place.
  expect(await write('It helped me to answer.')).toMatchObject({ isHidden: false });

  await restore(bench.db, again.id, now() + 1);
  expect(await asked(naomi)).toMatchObject([{ answerCount: 2, answers: [{ id: again.id }, {}] }]);
  expect(await answer(open.id, 'A kinder word of mine.')).toMatchObject({ isHidden: false });
});

test('a hidden question or answer that is edited comes back to the moderators, and stays hidden', async () => {
  const { id } = await ask('Who wants a horse?');
  await hide(bench.db, id, now());
  expect(await edit(id, 'Who wants two horses?')).toEqual({ text: 'Who wants two horses?', isWaiting: true });
  expect(await docket()).toMatchObject([{ id, cause: 'waiting', text: 'Who wants two horses?' }]);
  expect(await asked(naomi)).toEqual([]);
});

test('what is edited after a report was dismissed comes back; the decision holds for its text', async () => {
  const question = await ask('Is the wall upright?');
  const review = await write('The wall is upright.');
  for (const { id } of [question, review]) {
    await report(id);
    expect(await dismiss(bench.db, id, now())).toBe(true);
  }
  expect(await docket()).toEqual([]);
  await edit(question.id, 'Buy my horses instead?');
  await write('Buy my horses instead.');
  expect(await docket()).toMatchObject([
    { id: question.id, cause: 'changed', text: 'Buy my horses instead?', reasons: [] },
    { id: review.id, cause: 'changed', text: 'Buy my horses instead.', reasons: [] },
  ]);
  // In sight meanwhile: it is their second look, not a judgement.
  expect(await seen()).toEqual(['Buy my horses instead.']);

  for (const { id } of [question, review]) expect(await dismiss(bench.db, id, now())).toBe(true);
  await edit(question.id, 'Is the wall upright?');
  await write('The wall is upright.');
  expect(await docket()).toEqual([]);
});

test('what nobody has decided on may be edited without a moderator', async () => {
  const { id } = await ask('Is the wall upright?');
  await edit(id, 'Is that wall upright?');
  await write('The wall is upright.');
  await write('That wall is upright.');
  expect(await docket()).toEqual([]);
});

test('a decision is about the text that was read: what has changed since is to be read again', async () => {
  const { id } = await ask('Is the wall upright?');
  await report(id);
  const read = await versionOf('Is the wall upright?');
  await edit(id, 'Buy my horses instead?');
  for (const decide of [hide, restore, dismiss]) expect(await decide(bench.db, id, now(), read)).toBe(false);
  expect(await docket()).toMatchObject([
    { id, text: 'Buy my horses instead?', texts: ['Is the wall upright?'] },
  ]);
  expect(await dismiss(bench.db, id, now(), await versionOf('Buy my horses instead?'))).toBe(true);
  expect(await docket()).toEqual([]);
});

test('what was reported is kept when its writer deletes or changes it, for moderators only', async () => {
  const question = await ask('Who wants a horse?');
  const review = await write('Buy my horses instead.');
  for (const { id } of [question, review]) await report(id);
  await edit(question.id, 'Who is the neighbour here?');
  await forgetReview();
  expect(await docket()).toMatchObject([
    { id: question.id, text: 'Who is the neighbour here?', texts: ['Who wants a horse?'] },
    {
      ...{ id: review.id, kind: 'review', writer: 'Ruth', text: '', texts: ['Buy my horses instead.'] },
      ...{ reasons: ['advertising'], reporters: [{ name: 'Naomi', dismissed: 0 }] },
    },
  ]);
  for (const cookie of [ruth, naomi, '']) {
    for (const path of ['/api/reviews', '/api/reviews/mine', lesson, '/api/discussion/followed']) {
      const reply = await (await bench.request('GET', path, { cookie })).text();
      expect(reply).not.toContain('Buy my horses');
      expect(reply).not.toContain('Who wants a horse?');
    }
  }
  // Upheld after the fact, it counts, and its writer waits from now on.
  expect(await hide(bench.db, review.id, now())).toBe(true);
  expect(await docket()).toMatchObject([{ id: question.id, upheld: 1 }]);
  expect(await hiddenThings(bench.db, now())).toMatchObject([{ id: review.id, isDeleted: true }]);
  expect(await write('Buy my horses again.')).toMatchObject({ isHidden: true, isWaiting: true });
});

test('what is deleted before moderators could look, and written anew, comes before them with it', async () => {
  const review = await write('Buy my horses instead.');
  const question = await ask('Who wants a horse?');
  for (const { id } of [review, question]) await report(id);
  await forgetReview();
  await remove(question.id);
  const again = await write('Buy my horses again.');
  const anew = await ask('Who wants two horses?');
  // Nobody has judged yet: it is in sight, and it is seen by those who judge.
  for (const one of [again, anew]) expect(one).toMatchObject({ isHidden: false });
  expect((await docket()).map(({ id, cause }) => [id, cause])).toEqual([
    [review.id, 'reported'],
    [question.id, 'reported'],
    [again.id, 'anew'],
    [anew.id, 'anew'],
  ]);
  await ask('And who is Boaz?', ruth, elsewhere);
  expect(await docket()).toHaveLength(4);
  await hide(bench.db, question.id, now());
  expect(await dismiss(bench.db, anew.id, now())).toBe(true);
  expect(await ask('Who wants three horses?')).toMatchObject({ isHidden: true, isWaiting: true });
});

test('a question taken back after a report is kept too, and the answers of others stay in sight', async () => {
  const { id } = await ask('Who wants a horse?');
  await answer(id, 'Not one of us does.', naomi);
  await report(id);
  expect(await remove(id)).toEqual({ isWithdrawn: true });
  expect(await docket()).toMatchObject([{ id, text: '', texts: ['Who wants a horse?'] }]);
  expect((await report(id, await bench.register())).status).toBe(404);
  expect(await hide(bench.db, id, now())).toBe(true);
  expect(await asked(naomi)).toMatchObject([{ id, isWithdrawn: true, answers: [{}] }]);
});

test('after ninety days the words are forgotten; that they were hidden is not', async () => {
  const { id } = await write('Buy my horses instead.');
  await hide(bench.db, id, now() - keptMs - 1000);
  await forgetReview();
  const left = await ask('Is the wall upright?');
  await report(left.id);
  await dismiss(bench.db, left.id, now() - keptMs - 1000);
  const gone = await ask('Who wants a horse?');
  await report(gone.id);
  await remove(gone.id);
  await bench.db.update(cases).set({ openedAt: 1 });
  const stays = await ask('Who wants two horses?');
  await report(stays.id);
  await sweep(bench.db, now());
  const kept = await bench.db.select().from(cases);
  expect(kept.map(({ thingId, text }) => [thingId, text])).toEqual([
    [id, ''],
    [stays.id, 'Who wants two horses?'],
  ]);
  expect(await hiddenThings(bench.db, now())).toEqual([]);
  expect(await write('Buy my horses again.')).toMatchObject({ isHidden: true, isWaiting: true });
});

test('a learner has only so many reports before the moderators at once, twenty in parallel too', async () => {
  const boaz = await bench.register();
  const ids = await Promise.all(
    Array.from({ length: limits.openReportsMax + 5 }, () => postIn(bench.db, { by: 'Ruth' })),
  );
  const replies = await Promise.all(ids.map((id) => report(id, boaz)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(limits.openReportsMax);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(await bench.db.$count(reports)).toBe(limits.openReportsMax);
  expect(await bench.db.$count(cases)).toBe(limits.openReportsMax);
  const refused = ids.find((_, i) => replies[i]?.status === 409) ?? '';
  expect(await (await report(refused, boaz)).json()).toMatchObject({
    error: expect.stringContaining(`${limits.openReportsMax} things`),
  });
  // As moderators decide, there is room again, and they see who reports what is nothing.
  const decided = ids.find((_, i) => replies[i]?.status === 200) ?? '';
  await dismiss(bench.db, decided, now());
  expect((await report(refused, boaz)).status).toBe(200);
  expect((await docket()).at(-1)).toMatchObject({ reporters: [{ dismissed: 1 }] });
});

test('reported by many, a text is kept once', async () => {
  const { id } = await ask('Who wants a horse?');
  await Promise.all((await bench.registerMany(20)).map((cookie) => report(id, cookie)));
  expect(await bench.db.$count(reports)).toBe(20);
  expect(await bench.db.$count(cases)).toBe(1);
  expect(await docket()).toMatchObject([{ reasons: Array.from({ length: 20 }, () => 'advertising') }]);
});
