import type { AskedQuestion, GivenAnswer, OwnReview, Review, ReviewSummary } from '@apologia/contract';
import { limits } from '@apologia/contract';
import { cases, posts, reports, reviews } from '@apologia/db/schema';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../app/sweep.ts';
import { startBench } from '../../testing/bench.ts';
import { postIn } from '../../testing/community/discussion.ts';
import { writeModule } from '../../testing/courses/courses.ts';
import { retentionMs } from './cases.ts';
import { dismiss, hide, restore, versionOf } from './decisions.ts';
import { hiddenContributions, openCases } from './reportQueue.ts';

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
const deleteReview = () => call('/api/reviews/mine/delete', ruth, {});
const mine = async () => (await call<{ review: OwnReview | null }>('/api/reviews/mine', ruth)).review;
const visibleReviews = async () => (await call<Review[]>('/api/reviews', '')).map(({ comment }) => comment);
const reviewCount = async () => (await call<ReviewSummary>('/api/reviews/summary', '')).count;
const ask = (text: string, cookie = ruth, where = lesson) => call<AskedQuestion>(where, cookie, { text });
const answer = (id: string, text: string, cookie = ruth) =>
  call<GivenAnswer>(`/api/discussion/question/${id}/answers`, cookie, { text });
const edit = (id: string, text: string) =>
  call<{ text: string; isWaiting: boolean }>(`/api/discussion/post/${id}/edit`, ruth, { text });
const remove = (id: string) => call(`/api/discussion/post/${id}/delete`, ruth, {});
const questionsFor = async (cookie: string, where = lesson) =>
  (await call<{ questions: AskedQuestion[] }>(where, cookie)).questions;
const report = (id: string, cookie = naomi) =>
  bench.request('POST', '/api/reports', { cookie, json: { id, reason: 'advertising' } });
const queue = () => openCases(bench.db);
const now = () => Date.now();

test('a hidden review that is deleted and written anew waits for a moderator, and its writer is told', async () => {
  const first = await write('Buy my horses instead.');
  await hide(bench.db, first.id, now());
  expect(await mine()).toMatchObject({ isHidden: true, isWaiting: false });
  await deleteReview();
  expect(await mine()).toBeNull();

  const second = await write('Buy my horses again.');
  expect(second).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await mine()).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await visibleReviews()).toEqual([]);
  expect(await reviewCount()).toBe(0);
  expect(await queue()).toMatchObject([
    { id: second.id, cause: 'waiting', writer: 'Ruth', text: 'Buy my horses again.', hiddenBefore: 1 },
  ]);

  // Deleting it while it waits and writing it once more gains nothing.
  await deleteReview();
  expect(await write('And once more, my horses.')).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await visibleReviews()).toEqual([]);
});

test('a waiting review is restored or left hidden by a moderator, and once restored later texts do not wait', async () => {
  await hide(bench.db, (await write('Buy my horses instead.')).id, now());
  await deleteReview();
  const { id } = await write('Buy my horses again.');
  expect(await hide(bench.db, id, now())).toBe(true);
  expect(await queue()).toEqual([]);
  expect(await mine()).toMatchObject({ isHidden: true, isWaiting: false });

  expect(await write('It helped me to answer.')).toMatchObject({ id, isHidden: true, isWaiting: true });
  expect(await dismiss(bench.db, id, now())).toBe(false);
  expect(await restore(bench.db, id, now() + 1)).toBe(true);
  expect(await visibleReviews()).toEqual(['It helped me to answer.']);
  expect(await reviewCount()).toBe(1);
  await deleteReview();
  expect(await write('It helped me a great deal.')).toMatchObject({ isHidden: false, isWaiting: false });
});

test('saving a hidden text as it is does not ask the moderators again', async () => {
  const { id } = await write('Buy my horses instead.');
  await hide(bench.db, id, now());
  expect(await write('Buy my horses instead.')).toMatchObject({ isHidden: true, isWaiting: false });
  expect(await queue()).toEqual([]);
  expect(await write('Buy my horses today.')).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await write('Buy my horses tomorrow.')).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await queue()).toMatchObject([{ id, text: 'Buy my horses tomorrow.' }]);
});

test('a learner whose post was hidden waits under that lesson and under no other', async () => {
  const open = await ask('What do you all think?', naomi);
  const hidden = await answer(open.id, 'Mine are the best.');
  await hide(bench.db, hidden.id, now());
  await remove(hidden.id);

  const again = await answer(open.id, 'Mine are still the best.');
  const question = await ask('Who wants a horse?');
  for (const one of [again, question]) expect(one).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await questionsFor(naomi)).toMatchObject([{ id: open.id, answerCount: 0, answers: [] }]);
  expect(await questionsFor(ruth)).toMatchObject([
    { id: question.id, isWaiting: true },
    { answers: [{ id: again.id, isWaiting: true }] },
  ]);
  expect((await queue()).map(({ id }) => id)).toEqual([again.id, question.id]);

  expect(await ask('And who is Boaz?', ruth, elsewhere)).toMatchObject({ isHidden: false });
  expect(await answer(open.id, 'I do not like horses.', naomi)).toMatchObject({ isHidden: false });
  // Reviews are another place.
  expect(await write('It helped me to answer.')).toMatchObject({ isHidden: false });

  await restore(bench.db, again.id, now() + 1);
  expect(await questionsFor(naomi)).toMatchObject([{ answerCount: 2, answers: [{ id: again.id }, {}] }]);
  expect(await answer(open.id, 'A kinder word of mine.')).toMatchObject({ isHidden: false });
});

test('a hidden question or answer that is edited opens a case, and stays hidden', async () => {
  const { id } = await ask('Who wants a horse?');
  await hide(bench.db, id, now());
  expect(await edit(id, 'Who wants two horses?')).toEqual({ text: 'Who wants two horses?', isWaiting: true });
  expect(await queue()).toMatchObject([{ id, cause: 'waiting', text: 'Who wants two horses?' }]);
  expect(await questionsFor(naomi)).toEqual([]);
});

test('a text that is edited after a report was dismissed opens a case, and the decision holds for the old text', async () => {
  const question = await ask('Is the wall upright?');
  const review = await write('The wall is upright.');
  for (const { id } of [question, review]) {
    await report(id);
    expect(await dismiss(bench.db, id, now())).toBe(true);
  }
  expect(await queue()).toEqual([]);
  await edit(question.id, 'Buy my horses instead?');
  await write('Buy my horses instead.');
  expect(await queue()).toMatchObject([
    { id: question.id, cause: 'changed', text: 'Buy my horses instead?', reasons: [] },
    { id: review.id, cause: 'changed', text: 'Buy my horses instead.', reasons: [] },
  ]);
  // In sight meanwhile: it is their second look, not a judgement.
  expect(await visibleReviews()).toEqual(['Buy my horses instead.']);

  for (const { id } of [question, review]) expect(await dismiss(bench.db, id, now())).toBe(true);
  await edit(question.id, 'Is the wall upright?');
  await write('The wall is upright.');
  expect(await queue()).toEqual([]);
});

test('a text without a decision is edited without a moderator', async () => {
  const { id } = await ask('Is the wall upright?');
  await edit(id, 'Is that wall upright?');
  await write('The wall is upright.');
  await write('That wall is upright.');
  expect(await queue()).toEqual([]);
});

test('a decision on a text that has changed since it was read is refused', async () => {
  const { id } = await ask('Is the wall upright?');
  await report(id);
  const read = await versionOf('Is the wall upright?');
  await edit(id, 'Buy my horses instead?');
  for (const decide of [hide, restore, dismiss]) expect(await decide(bench.db, id, now(), read)).toBe(false);
  expect(await queue()).toMatchObject([
    { id, text: 'Buy my horses instead?', reportedTexts: ['Is the wall upright?'] },
  ]);
  expect(await dismiss(bench.db, id, now(), await versionOf('Buy my horses instead?'))).toBe(true);
  expect(await queue()).toEqual([]);
});

test('the reported text is retained for moderators when its writer deletes or changes it', async () => {
  const question = await ask('Who wants a horse?');
  const review = await write('Buy my horses instead.');
  for (const { id } of [question, review]) await report(id);
  await edit(question.id, 'Who is the neighbour here?');
  await deleteReview();
  expect(await queue()).toMatchObject([
    { id: question.id, text: 'Who is the neighbour here?', reportedTexts: ['Who wants a horse?'] },
    {
      ...{
        id: review.id,
        kind: 'review',
        writer: 'Ruth',
        text: '',
        reportedTexts: ['Buy my horses instead.'],
      },
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
  expect(await queue()).toMatchObject([{ id: question.id, hiddenBefore: 1 }]);
  expect(await hiddenContributions(bench.db, now())).toMatchObject([{ id: review.id, isDeleted: true }]);
  expect(await write('Buy my horses again.')).toMatchObject({ isHidden: true, isWaiting: true });
});

test('a text that follows on one deleted before the decision opens a case too', async () => {
  const review = await write('Buy my horses instead.');
  const question = await ask('Who wants a horse?');
  for (const { id } of [review, question]) await report(id);
  await deleteReview();
  await remove(question.id);
  const again = await write('Buy my horses again.');
  const anew = await ask('Who wants two horses?');
  // Without a decision it is visible, and moderators see it.
  for (const one of [again, anew]) expect(one).toMatchObject({ isHidden: false });
  expect((await queue()).map(({ id, cause }) => [id, cause])).toEqual([
    [review.id, 'reported'],
    [question.id, 'reported'],
    [again.id, 'anew'],
    [anew.id, 'anew'],
  ]);
  await ask('And who is Boaz?', ruth, elsewhere);
  expect(await queue()).toHaveLength(4);
  await hide(bench.db, question.id, now());
  expect(await dismiss(bench.db, anew.id, now())).toBe(true);
  expect(await ask('Who wants three horses?')).toMatchObject({ isHidden: true, isWaiting: true });
});

test('a question withdrawn after a report is retained, and the answers of others stay visible', async () => {
  const { id } = await ask('Who wants a horse?');
  await answer(id, 'Not one of us does.', naomi);
  await report(id);
  expect(await remove(id)).toEqual({ isWithdrawn: true });
  expect(await queue()).toMatchObject([{ id, text: '', reportedTexts: ['Who wants a horse?'] }]);
  expect((await report(id, await bench.register())).status).toBe(404);
  expect(await hide(bench.db, id, now())).toBe(true);
  expect(await questionsFor(naomi)).toMatchObject([{ id, isWithdrawn: true, answers: [{}] }]);
});

test('the text of a case is deleted after ninety days, and the decision to hide it is not', async () => {
  const { id } = await write('Buy my horses instead.');
  await hide(bench.db, id, now() - retentionMs - 1000);
  await deleteReview();
  const left = await ask('Is the wall upright?');
  await report(left.id);
  await dismiss(bench.db, left.id, now() - retentionMs - 1000);
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
  expect(await hiddenContributions(bench.db, now())).toEqual([]);
  expect(await write('Buy my horses again.')).toMatchObject({ isHidden: true, isWaiting: true });
});

test('a learner has a limited number of open reports, even with twenty sent at once', async () => {
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
  expect((await queue()).at(-1)).toMatchObject({ reporters: [{ dismissed: 1 }] });
});

test('a text that many learners report opens one case', async () => {
  const { id } = await ask('Who wants a horse?');
  await Promise.all((await bench.registerMany(20)).map((cookie) => report(id, cookie)));
  expect(await bench.db.$count(reports)).toBe(20);
  expect(await bench.db.$count(cases)).toBe(1);
  expect(await queue()).toMatchObject([{ reasons: Array.from({ length: 20 }, () => 'advertising') }]);
});
