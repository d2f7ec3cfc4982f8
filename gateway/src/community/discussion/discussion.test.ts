import {
  type AskedQuestion,
  discussion,
  type FollowedQuestion,
  type GivenAnswer,
  limits,
} from '@apologia/contract';
import { follows, helpfulMarks, posts } from '@apologia/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Read } from '../../kernel/read/read.ts';
import { startBench } from '../../testing/bench.ts';
import { postIn } from '../../testing/community/discussion.ts';
import { writeModule } from '../../testing/courses/courses.ts';
import { plansOf } from '../../testing/plans.ts';
import { viewerWith } from '../../testing/viewers.ts';
import { hide, restore } from '../moderation/decisions.ts';
import { answersTo, followedDiscussion, lessonDiscussion } from './reads.ts';

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
afterEach(() => bench.db.delete(posts));
afterAll(() => bench.close());

const lesson = '/api/discussion/lesson/open-1';
const text = 'Why does the wall lean?';
const post = (path: string, cookie: string, json?: unknown) => bench.request('POST', path, { cookie, json });
const read = async <T>(path: string, cookie: string) =>
  (await (await bench.request('GET', path, { cookie })).json()) as T;
const ask = async (cookie = ruth, words = text) =>
  (await (await post(lesson, cookie, { text: words })).json()) as AskedQuestion;
const give = async (question: string, cookie = naomi, words = 'Because of the frost.') =>
  (await (
    await post(`/api/discussion/question/${question}/answers`, cookie, { text: words })
  ).json()) as GivenAnswer;
const discussionOf = (cookie = ruth, path = lesson) =>
  read<{ questions: AskedQuestion[]; newsCount: number }>(path, cookie);
const first = async (cookie = ruth) => (await discussionOf(cookie)).questions[0];

describe('asking and answering', () => {
  test('questions and answers are shown to every learner who may open the lesson', async () => {
    const question = await ask();
    expect(discussion.ask.response.parse(question)).toEqual(question);
    expect(question).toMatchObject({ text, userName: 'Ruth', isOwn: true, isFollowed: true, answers: [] });
    const answer = await give(question.id);
    expect(discussion.answer.response.parse(answer)).toEqual(answer);
    expect(await first(naomi)).toMatchObject({
      text,
      userName: 'Ruth',
      isOwn: false,
      // Who answers wants to know what comes after.
      isFollowed: true,
      answerCount: 1,
      answers: [{ text: 'Because of the frost.', userName: 'Naomi', isOwn: true }],
    });
    expect((await discussionOf(ruth, '/api/discussion/lesson/open-2')).questions).toEqual([]);
  });

  test('a post says no more of its writer than the name', async () => {
    await give((await ask()).id);
    const written = JSON.stringify(await discussionOf(naomi));
    expect(written).not.toMatch(/learnerId|@example|hiddenAt/);
  });

  test('a writer cannot choose the name, date or marks of a post', async () => {
    const given = { text, userName: 'Paul', createdAt: '1999-01-01T00:00:00Z', helpful: 99, isHidden: true };
    await post(lesson, ruth, given);
    expect(await first()).toMatchObject({ userName: 'Ruth', isHidden: false });
    expect((await first())?.createdAt).toMatch(new RegExp(`^${new Date().getUTCFullYear()}`));
  });

  test('an answer cannot be answered, nor can a withdrawn question', async () => {
    const question = await ask();
    const answer = await give(question.id);
    expect((await post(`/api/discussion/question/${answer.id}/answers`, ruth, { text })).status).toBe(404);
    await post(`/api/discussion/post/${question.id}/delete`, ruth);
    expect((await post(`/api/discussion/question/${question.id}/answers`, ruth, { text })).status).toBe(409);
    expect(await bench.db.$count(posts)).toBe(2);
  });
});

describe('posting is refused, and stores nothing, for', () => {
  const tooShort = 'Please write at least 10 characters';
  test.each<[string, unknown, string]>([
    ['nine characters', 'x'.repeat(9), tooShort],
    ['ten spaces', ' '.repeat(10), tooShort],
    ['ten characters without width', '\u200b'.repeat(10), tooShort],
    ['10,000 characters', 'x'.repeat(10_000), 'Please keep it under 2,000 characters'],
    ['no text', undefined, tooShort],
    ['a list', [text], tooShort],
  ])('%s', async (_, words, sentence) => {
    const { id } = await ask();
    for (const path of [
      lesson,
      `/api/discussion/question/${id}/answers`,
      `/api/discussion/post/${id}/edit`,
    ]) {
      const response = await post(path, ruth, { text: words });
      expect(response.status, path).toBe(400);
      expect(await response.json()).toMatchObject({ error: sentence, fields: { text: sentence } });
    }
    expect((await discussionOf()).questions).toMatchObject([{ text, isEdited: false, answerCount: 0 }]);
  });

  test('a visitor', async () => {
    const { id } = await ask();
    for (const cookie of ['', `apologia_session=${'a'.repeat(64)}`]) {
      expect((await bench.request('GET', lesson, { cookie })).status).toBe(401);
      for (const [path, json] of writes(id)) expect((await post(path, cookie, json)).status, path).toBe(401);
    }
    expect(await bench.db.$count(posts)).toBe(1);
  });

  test('a learner to whom the lesson is locked, who reads nothing either', async () => {
    const premium = await bench.premium(await bench.register());
    const locked = '/api/discussion/lesson/locked-1';
    const { id } = (await (await post(locked, premium, { text })).json()) as AskedQuestion;
    const answer = await give(id, premium);
    for (const path of [locked, `/api/discussion/question/${id}/answers`]) {
      const response = await bench.request('GET', path, { cookie: ruth });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toMatch(/wall|frost/);
    }
    const tried: [string, unknown][] = [
      [locked, { text }],
      [`/api/discussion/question/${id}/answers`, { text }],
      [`/api/discussion/question/${id}/follow`, { followed: true }],
      [`/api/discussion/answer/${answer.id}/helpful`, { helpful: true }],
      ['/api/reports', { id }],
    ];
    for (const [path, json] of tried) expect((await post(path, ruth, json)).status, path).toBe(403);
    expect(await bench.db.$count(posts)).toBe(2);
    expect(await bench.db.$count(follows)).toBe(1);
  });

  test.each([
    '/api/discussion/lesson/no-such-lesson',
    '/api/discussion/question/00000000-0000-4000-8000-000000000000/answers',
    '/api/discussion/question/nonsense/answers',
  ])('an unknown address %s', async (path) => {
    expect((await bench.request('GET', path, { cookie: ruth })).status).toBe(404);
    expect((await post(path, ruth, { text })).status).toBe(404);
  });

  test.each(['x', '1', '%00', `1.${"'".repeat(36)}`])('the cursor %j', async (before) => {
    expect((await bench.request('GET', `${lesson}?before=${before}`, { cookie: ruth })).status).toBe(400);
  });
});

const writes = (id: string): [string, unknown][] => [
  [lesson, { text }],
  [`/api/discussion/question/${id}/answers`, { text }],
  [`/api/discussion/question/${id}/follow`, { followed: true }],
  [`/api/discussion/question/${id}/see`, { until: new Date().toISOString() }],
  [`/api/discussion/answer/${id}/helpful`, { helpful: true }],
  [`/api/discussion/post/${id}/edit`, { text }],
  [`/api/discussion/post/${id}/delete`, undefined],
  ['/api/reports', { id }],
];

describe('one’s own post', () => {
  test('is changed by nobody else', async () => {
    const { id } = await ask();
    const change = (cookie: string, words: string) =>
      post(`/api/discussion/post/${id}/edit`, cookie, { text: words });
    expect((await change(naomi, 'No it does not.')).status).toBe(404);
    expect(await (await change(ruth, '  Why do walls\u202e lean? ')).json()).toEqual({
      text: 'Why do walls lean?',
      isWaiting: false,
    });
    expect(await first()).toMatchObject({ text: 'Why do walls lean?', isEdited: true });
  });

  test('is deleted by nobody else', async () => {
    const { id } = await ask();
    const remove = (cookie: string) => post(`/api/discussion/post/${id}/delete`, cookie);
    expect((await remove(naomi)).status).toBe(404);
    expect(await (await remove(ruth)).json()).toEqual({ isWithdrawn: false });
    expect((await remove(ruth)).status).toBe(404);
    expect((await discussionOf()).questions).toEqual([]);
  });

  test('is withdrawn, if it is an answered question, and its answers stay', async () => {
    const { id } = await ask();
    const answer = await give(id);
    expect(await (await post(`/api/discussion/post/${id}/delete`, ruth)).json()).toEqual({
      isWithdrawn: true,
    });
    expect(await first(naomi)).toMatchObject({
      text: '',
      userName: '',
      isWithdrawn: true,
      answers: [{ id: answer.id }],
    });
    expect((await post(`/api/discussion/post/${id}/edit`, ruth, { text })).status).toBe(404);
    // With its last answer the question may go too.
    await post(`/api/discussion/post/${answer.id}/delete`, naomi);
    expect(await (await post(`/api/discussion/post/${id}/delete`, ruth)).json()).toEqual({
      isWithdrawn: false,
    });
    expect(await bench.db.$count(posts)).toBe(0);
  });
});

describe('a question is deleted, and not withdrawn', () => {
  test('where only its writer has answered it', async () => {
    const { id } = await ask();
    await give(id, ruth, 'I know it by now: the frost.');
    expect(await (await post(`/api/discussion/post/${id}/delete`, ruth)).json()).toEqual({
      isWithdrawn: false,
    });
    expect(await bench.db.$count(posts)).toBe(0);
  });

  test('but not where another’s answer is hidden', async () => {
    const { id } = await ask();
    const answer = await give(id);
    await hide(bench.db, answer.id, Date.now());
    expect(await (await post(`/api/discussion/post/${id}/delete`, ruth)).json()).toEqual({
      isWithdrawn: true,
    });
    expect(await restore(bench.db, answer.id, Date.now())).toBe(true);
    expect((await first(naomi))?.answers).toMatchObject([{ id: answer.id }]);
  });
});

describe('a helpful mark', () => {
  test('is given once by each learner, can be removed, and never goes to one’s own answer', async () => {
    const { id } = await give((await ask()).id);
    const mark = (cookie: string, helpful: boolean) =>
      post(`/api/discussion/answer/${id}/helpful`, cookie, { helpful });
    const replies = await Promise.all(Array.from({ length: 10 }, () => mark(ruth, true)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await (await mark(await bench.register(), true)).json()).toEqual({ helpful: 2 });
    expect((await first())?.answers).toMatchObject([{ helpful: 2, isHelpful: true }]);
    expect((await first(naomi))?.answers).toMatchObject([{ helpful: 2, isHelpful: false }]);
    expect((await mark(naomi, true)).status).toBe(409);
    expect(await (await mark(ruth, false)).json()).toEqual({ helpful: 1 });
    expect(await (await mark(ruth, false)).json()).toEqual({ helpful: 1 });
    expect(await bench.db.$count(helpfulMarks)).toBe(1);
  });

  test('goes to answers only', async () => {
    const { id } = await ask();
    const response = await post(`/api/discussion/answer/${id}/helpful`, naomi, { helpful: true });
    expect(response.status).toBe(404);
  });
});

describe('following a question', () => {
  const seen = async (cookie = ruth) => {
    const question = await first(cookie);
    return post(`/api/discussion/question/${question?.id}/see`, cookie, { until: question?.lastAnswerAt });
  };
  const list = async (cookie = ruth, search = '') =>
    (await read<{ questions: FollowedQuestion[] }>(`/api/discussion/followed${search}`, cookie)).questions;

  test('shows answers by others as new until they were seen', async () => {
    const { id } = await ask();
    expect(await discussionOf()).toMatchObject({ newsCount: 0, questions: [{ hasNewAnswers: false }] });
    await give(id, ruth, 'I ask because ours does.');
    expect((await first())?.hasNewAnswers).toBe(false);
    await give(id);
    expect(await discussionOf()).toMatchObject({ newsCount: 1, questions: [{ hasNewAnswers: true }] });
    expect(await list()).toMatchObject([
      {
        ...{ id, hasNewAnswers: true, lesson: { id: 'open-1', title: 'Lesson 1' } },
        answers: [{ userName: 'Ruth' }, { userName: 'Naomi' }],
      },
    ]);
    // Who does not follow is told nothing.
    expect((await first(naomi))?.hasNewAnswers).toBe(false);
    await seen();
    expect(await discussionOf()).toMatchObject({ newsCount: 0, questions: [{ hasNewAnswers: false }] });
  });

  test('leaves answers new that came after the page was loaded', async () => {
    const { id } = await ask();
    await give(id);
    const page = await first();
    await new Promise((resolve) => setTimeout(resolve, 2));
    await give(id, naomi, 'And because of the rain.');
    await post(`/api/discussion/question/${id}/see`, ruth, { until: page?.lastAnswerAt });
    expect((await first())?.hasNewAnswers).toBe(true);
    await post(`/api/discussion/question/${id}/see`, ruth, { until: '9999-01-01T00:00:00.000Z' });
    const [follow] = await bench.db.select().from(follows).where(eq(follows.questionId, id));
    expect(follow?.seenAt).toBeLessThanOrEqual(Date.now());
    // A page that is older than the last look takes nothing back.
    await post(`/api/discussion/question/${id}/see`, ruth, { until: page?.lastAnswerAt });
    expect((await first())?.hasNewAnswers).toBe(false);
  });

  test('begins and ends with one call each', async () => {
    const { id } = await ask();
    await give(id);
    const follow = (followed: boolean) => post(`/api/discussion/question/${id}/follow`, naomi, { followed });
    await follow(true);
    await follow(true);
    expect(await first(naomi)).toMatchObject({ isFollowed: true, hasNewAnswers: false });
    expect(await list(naomi)).toHaveLength(1);
    await give(id, ruth, 'That must be it, thank you.');
    expect(await list(naomi)).toMatchObject([{ id, hasNewAnswers: true }]);
    await follow(false);
    expect(await list(naomi)).toEqual([]);
    expect((await discussionOf(naomi)).newsCount).toBe(0);
  });

  test('lists the questions by pages, those with the latest activity first', async () => {
    for (let i = 0; i < 25; i++) {
      await postIn(bench.db, { by: 'Ruth', at: i, followedBy: 'Ruth', text: `Question ${i} of many` });
    }
    const rest = await list(ruth, `?before=${(await list()).at(-1)?.cursor}`);
    expect(rest.map((one) => one.text)).toEqual([4, 3, 2, 1, 0].map((i) => `Question ${i} of many`));
    await give(rest[4]?.id ?? '');
    expect((await list())[0]).toMatchObject({ text: 'Question 0 of many', hasNewAnswers: true });
  });

  test('lists questions of one instant once, on one page or the other', async () => {
    for (let i = 0; i < 25; i++) await postIn(bench.db, { by: 'Ruth', followedBy: 'Ruth' });
    const page = await list();
    const rest = await list(ruth, `?before=${page.at(-1)?.cursor}`);
    expect(new Set([...page, ...rest].map(({ id }) => id)).size).toBe(25);
  });

  test('neither lists hidden questions nor counts hidden answers as new', async () => {
    const [own, other] = [
      await postIn(bench.db, { by: 'Ruth', followedBy: 'Ruth' }),
      await postIn(bench.db, { by: 'Naomi', followedBy: 'Ruth' }),
    ];
    const answer = await postIn(bench.db, { by: 'Naomi', questionId: own, at: 2 });
    expect(await list()).toMatchObject([{ id: own, hasNewAnswers: true }, { id: other }]);
    await hide(bench.db, answer, Date.now());
    await hide(bench.db, other, Date.now());
    expect(await list()).toMatchObject([{ id: own, hasNewAnswers: false, lastAnswerAt: null }]);
    expect(await list()).toHaveLength(1);
    expect((await discussionOf()).newsCount).toBe(0);
  });

  test('does not list questions of lessons that are locked by now', async () => {
    const premium = await bench.premium(await bench.register({ username: 'Boaz' }));
    await post('/api/discussion/lesson/locked-1', premium, { text });
    expect(await list(premium)).toHaveLength(1);
    const poor = await bench.register({ username: 'Orpah' });
    const id = await postIn(bench.db, { by: 'Orpah', lessonId: 'locked-1', followedBy: 'Orpah' });
    await postIn(bench.db, { by: 'Boaz', lessonId: 'locked-1', questionId: id, at: 2 });
    expect(await list(poor)).toEqual([]);
    expect(await discussionOf(poor)).toMatchObject({ newsCount: 0 });
    expect((await post(`/api/discussion/post/${id}/edit`, poor, { text })).status).toBe(403);
  });
});

describe('the pages of a discussion', () => {
  test('hold each question once, the newest first', async () => {
    for (let i = 0; i < 45; i++) await postIn(bench.db, { by: 'Ruth', at: Math.floor(i / 2) });
    const ids: string[] = [];
    const sizes: number[] = [];
    let page = (await discussionOf()).questions;
    while (page.length) {
      sizes.push(page.length);
      ids.push(...page.map(({ id }) => id));
      page = (await discussionOf(ruth, `${lesson}?before=${page.at(-1)?.cursor}`)).questions;
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(ids).size).toBe(45);
  });

  test('bring the first answers of each question, and the others by pages', async () => {
    const [one = '', other = ''] = [
      await postIn(bench.db, { by: 'Ruth', at: 1 }),
      await postIn(bench.db, { by: 'Ruth', at: 2 }),
    ];
    for (let i = 0; i < 25; i++) {
      await postIn(bench.db, { by: 'Naomi', at: 10 + i, questionId: one, text: `Answer ${i} of many` });
    }
    await postIn(bench.db, { by: 'Naomi', at: 5, questionId: other });
    const { questions } = await discussionOf();
    expect(questions.map(({ answerCount, answers }) => [answerCount, answers.length])).toEqual([
      [1, 1],
      [25, limits.firstAnswers],
    ]);
    const given = [...(questions[1]?.answers ?? [])];
    for (let more = given; more.length; ) {
      const after = given.at(-1)?.cursor;
      more = await read<GivenAnswer[]>(`/api/discussion/question/${one}/answers?after=${after}`, ruth);
      given.push(...more);
    }
    expect(given.map((answer) => answer.text)).toEqual(
      Array.from({ length: 25 }, (_, i) => `Answer ${i} of many`),
    );
  });

  test('are found along the index, however much is written', async () => {
    for (let i = 0; i < 30; i++) {
      const questionId = await postIn(bench.db, { by: 'Ruth', at: i, followedBy: 'Naomi' });
      await postIn(bench.db, { by: 'Naomi', at: i, questionId });
    }
    await bench.db.run(sql`analyze`);
    const [someone, place] = [viewerWith('a'.repeat(64), Date.now()), `7.${crypto.randomUUID()}`];
    const plan = async (read: Read<unknown>) =>
      (await plansOf(bench.db, read.statements(bench.db, someone))).filter((step) =>
        /^\w+ (posts|a|f|q|follows|helpful_marks|learners)\b/.test(step),
      );
    const page = await plan(lessonDiscussion('open-1', place));
    expect(page.join()).toMatch(
      /posts USING (COVERING )?INDEX posts_asked \(lesson_id=\? AND \(created_at,id\)</,
    );
    const answers = await plan(answersTo(crypto.randomUUID(), place));
    expect(answers.join()).toMatch(
      /posts USING INDEX posts_answered \(question_id=\? AND \(created_at,id\)>/,
    );
    for (const step of [...page, ...answers, ...(await plan(followedDiscussion(place)))]) {
      expect(step).toMatch(/^SEARCH .* USING .*(INDEX|PRIMARY KEY)/);
    }
  });
});
