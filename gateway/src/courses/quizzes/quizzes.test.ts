import type { Dashboard, LessonDetail, ModuleDetail, QuizReply } from '@apologia/contract';
import {
  attempts,
  learners,
  lessonProgress,
  questions,
  quizzes,
  reviewCards,
  studyDays,
} from '@apologia/db/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { digest } from '../../kernel/access/token.ts';
import { startBench } from '../../testing/bench.ts';
import { essay, mc, short, writeModule, writeQuiz } from '../../testing/courses/courses.ts';
import { viewerWith } from '../../testing/viewers.ts';
import { recordAttempt } from './queries.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
const lesson = { kind: 'lesson', id: 'open-1', moduleId: 'open' } as const;
const check = { kind: 'module', id: 'open', moduleId: 'open' } as const;

beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'open', lessonCount: 3 });
  await writeModule(bench.db, { id: 'locked', isPremium: true });
  await writeQuiz(bench.db, lesson, [mc, short, essay]);
  await writeQuiz(bench.db, { ...lesson, id: 'open-2' }, [mc]);
  await writeQuiz(bench.db, check, [mc, { ...mc, name: 'again', correctAnswer: 0 }, short, essay]);
  await writeModule(bench.db, { id: 'spoken' });
  await writeQuiz(bench.db, { kind: 'module', id: 'spoken', moduleId: 'spoken' }, [short, essay]);
  await writeQuiz(bench.db, { kind: 'lesson', id: 'locked-1', moduleId: 'locked' }, [mc]);
  await writeQuiz(bench.db, { kind: 'module', id: 'locked', moduleId: 'locked' }, [mc]);
});
beforeEach(async () => {
  cookie = await bench.register();
});
afterAll(() => bench.close());

const good = { 'open-1/plumb-line': 1, 'open-1/measure': 'Plumb lines', 'open-1/own-words': 'I would ask.' };

const post = (path: string, json: unknown, as = cookie) => bench.request('POST', path, { cookie: as, json });
const answerLesson = (answers: unknown, more: object = {}, as = cookie) =>
  post('/api/lesson/quiz', { lessonId: 'open-1', answers, ...more }, as);
const answerModule = (answers: unknown, more: object = {}) =>
  post('/api/module/quiz', { moduleId: 'open', answers, ...more });
const text = async (path: string, as = cookie) => (await bench.request('GET', path, { cookie: as })).text();
const read = async <T>(path: string, as = cookie): Promise<T> => JSON.parse(await text(path, as)) as T;
const reply = async (response: Response | Promise<Response>): Promise<QuizReply> => {
  const answered = await response;
  expect(answered.status).toBe(200);
  return (await answered.json()) as QuizReply;
};
const names = (count: number, name = 'open-1/q') =>
  Array.from({ length: count }, (_, i) => [`${name}${i}`, 1]);
const recorded = async () =>
  Promise.all([attempts, reviewCards, lessonProgress, studyDays].map((table) => bench.db.$count(table)));

describe('the key', () => {
  const secrets = ['correctAnswer', 'explanation', 'reasons', 'accepted', 'rubric', 'modelAnswer', 'hangs'];

  test('of a lesson’s quiz is withheld until the learner has submitted, and is sent with every read after', async () => {
    const before = await text('/api/lesson/open-1');
    for (const secret of secrets) expect(before).not.toContain(secret);
    expect(JSON.parse(before)).toMatchObject({
      questions: [
        { id: 'open-1/plumb-line', questionType: 'mc', options: mc.options },
        { id: 'open-1/measure', questionType: 'short', options: [] },
        { id: 'open-1/own-words', questionType: 'essay', options: [] },
      ],
      quiz: { revision: 'first', nextAttempt: 1, bestScore: null, last: null },
    });
    const answered = await reply(answerLesson(good));
    const after = await read<LessonDetail>('/api/lesson/open-1');
    expect(after.questions).toEqual(answered.questions);
    expect(after.quiz).toEqual(answered.quiz);
    expect(after.questions).toMatchObject([
      { correctAnswer: 1, reasons: mc.reasons, explanation: mc.explanation },
      { accepted: short.accepted, explanation: short.explanation },
      { rubric: essay.rubric, modelAnswer: essay.modelAnswer },
    ]);
    // It is still withheld from another learner.
    const other = await text('/api/lesson/open-1', await bench.register());
    for (const secret of secrets) expect(other).not.toContain(secret);
  });

  test('of a Knowledge Check is withheld and sent likewise', async () => {
    const before = await text('/api/module/open');
    for (const secret of secrets) expect(before).not.toContain(secret);
    await reply(answerModule([1, 0, -1, -1]));
    expect((await read<ModuleDetail>('/api/module/open')).questions[1]).toMatchObject({ correctAnswer: 0 });
  });

  test('and the questions of a locked lesson or module are not sent at all', async () => {
    for (const path of ['/api/module/locked', '/api/lesson/locked-1']) {
      const body = await text(path);
      expect(JSON.parse(body)).toMatchObject({ isLocked: true, questions: [], quiz: null });
      for (const secret of [...secrets, 'plumb', 'straight', 'Secret']) expect(body).not.toContain(secret);
    }
    const premium = await bench.premium(await bench.register());
    expect((await read<LessonDetail>('/api/lesson/locked-1', premium)).questions).toHaveLength(1);
  });

  test('is withheld again when the questions have changed', async () => {
    const quiz = { kind: 'lesson', id: 'open-3', moduleId: 'open' } as const;
    await writeQuiz(bench.db, quiz, [mc]);
    const json = { lessonId: 'open-3', answers: { 'open-3/plumb-line': 1 } };
    await reply(post('/api/lesson/quiz', json));
    await writeQuiz(bench.db, quiz, [{ ...short, name: 'new' }], 'second');
    const changed = await read<LessonDetail>('/api/lesson/open-3');
    expect(changed.quiz).toEqual({ revision: 'second', nextAttempt: 2, bestScore: 100, last: null });
    expect(JSON.stringify(changed.questions)).not.toContain('correctAnswer');
    await bench.db.delete(quizzes).where(eq(quizzes.id, 'lesson/open-3'));
  });
});

describe('a submission', () => {
  test('to a lesson’s quiz is graded, stored, and completes the lesson', async () => {
    const { score, quiz } = await reply(answerLesson({ ...good, 'open-1/measure': 'a rope' }));
    expect(score).toBe(50);
    expect(quiz.last).toMatchObject({
      attempt: 1,
      score: 50,
      right: 1,
      total: 2,
      answers: [
        { questionId: 'open-1/plumb-line', answer: 1, isRight: true },
        { questionId: 'open-1/measure', answer: 'a rope', isRight: false },
        { questionId: 'open-1/own-words', answer: 'I would ask.', isRight: null },
      ],
    });
    expect((await read<LessonDetail>('/api/lesson/open-1')).lesson.completed).toBe(true);
  });

  test('to a Knowledge Check completes the module; missing and ungraded answers are -1', async () => {
    const { score, quiz } = await reply(answerModule([1, -1, -1, -1]));
    expect(score).toBe(50);
    expect(quiz.last?.answers.map(({ isRight }) => isRight)).toEqual([true, false, null, null]);
    expect((await read<ModuleDetail>('/api/module/open')).module.userProgress).toEqual({
      started: true,
      completed: true,
      percent: 100,
      bestScore: 50,
      passed: false,
    });
    const dashboard = await read<Dashboard>('/api/dashboard');
    expect(dashboard).toMatchObject({ modulesCompleted: 1, quizAverage: 50, studyHours: 0.5 });
  });

  test('may be made again: the best score counts, the last one is shown', async () => {
    await reply(answerLesson({ ...good, 'open-1/plumb-line': 0 }));
    await reply(answerLesson(good));
    const { quiz } = await reply(answerLesson({ ...good, 'open-1/measure': 'no idea' }));
    expect(quiz).toMatchObject({ nextAttempt: 4, bestScore: 100, last: { attempt: 3, score: 50 } });
    // A best score of 100 in this quiz, and of 0 in another.
    await reply(post('/api/lesson/quiz', { lessonId: 'open-2', answers: { 'open-2/plumb-line': 0 } }));
    expect((await read<Dashboard>('/api/dashboard')).quizAverage).toBe(50);
  });

  test('is recorded once, however often it is sent with its number', async () => {
    const first = await reply(answerLesson(good, { attempt: 1, revision: 'first' }));
    const again = await reply(answerLesson({ ...good, 'open-1/plumb-line': 2 }, { attempt: 1 }));
    expect(again).toEqual(first);
    expect((await reply(answerLesson({ ...good, 'open-1/plumb-line': 2 }, { attempt: 2 }))).score).toBe(50);
  });

  test.each([
    ['with its number', { attempt: 1, revision: 'first' }],
    ['without one', {}],
  ])('sent two hundred times at once %s is one attempt', async (_, more) => {
    const before = await recorded();
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => answerLesson({ ...good, 'open-1/plumb-line': 0 }, more)),
    );
    const results = await Promise.all(replies.map((one) => reply(one)));
    expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await recorded()).toEqual(before.map((count) => count + 1));
  });

  test('that is late takes the next number where its own is taken, and is recorded once however often it is sent', async () => {
    await reply(answerLesson({ ...good, 'open-1/plumb-line': 0 }, { attempt: 1 }));
    const late = { attempt: 1, isLate: true };
    const replies = await Promise.all([1, 2, 3].map(() => reply(answerLesson(good, late))));
    expect(replies.map(({ quiz }) => quiz.last?.attempt)).toEqual([2, 2, 2]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await reply(answerLesson(good, late))).quiz.last?.attempt).toBe(2);
  });

  test('with the same answers within a minute and no number is a repetition; later it is another attempt', async () => {
    await reply(answerLesson(good));
    expect((await reply(answerLesson(good))).quiz.nextAttempt).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await reply(answerLesson(good))).quiz.nextAttempt).toBe(3);
  });

  test('with other answers and no number is another attempt', async () => {
    await reply(answerLesson(good));
    expect((await reply(answerLesson({ ...good, 'open-1/plumb-line': 0 }))).quiz.last?.attempt).toBe(2);
  });

  test('to a quiz that has changed is refused with the reason, and records nothing', async () => {
    const before = await recorded();
    for (const response of [
      await answerLesson(good, { revision: 'older', attempt: 1 }),
      await answerModule([1, 0, -1, -1], { revision: 'older' }),
    ]) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'quiz_changed' });
    }
    expect(await recorded()).toEqual(before);
  });

  test('outlives its question: the score stays when the question is deleted', async () => {
    const quiz = { kind: 'lesson', id: 'open-3', moduleId: 'open' } as const;
    await writeQuiz(bench.db, quiz, [mc]);
    await reply(post('/api/lesson/quiz', { lessonId: 'open-3', answers: { 'open-3/plumb-line': 1 } }));
    await bench.db.delete(questions).where(eq(questions.quizId, 'lesson/open-3'));
    await bench.db.delete(quizzes).where(eq(quizzes.id, 'lesson/open-3'));
    expect(await read<LessonDetail>('/api/lesson/open-3')).toMatchObject({
      lesson: { completed: true },
      questions: [],
      quiz: null,
    });
    expect((await read<Dashboard>('/api/dashboard')).quizAverage).toBe(100);
  });
});

describe('a refused submission records nothing:', () => {
  const long = 'x'.repeat(20_001);
  test.each<[string, string, unknown, number]>([
    ['an unknown lesson', 'lesson', { lessonId: 'nope', answers: {} }, 404],
    ['an unknown module', 'module', { moduleId: 'nope', answers: [] }, 404],
    ['a lesson without a quiz', 'lesson', { lessonId: 'open-3', answers: {} }, 404],
    ['a locked lesson', 'lesson', { lessonId: 'locked-1', answers: { 'locked-1/plumb-line': 1 } }, 403],
    ['a locked module', 'module', { moduleId: 'locked', answers: [1] }, 403],
    ['no answers', 'lesson', { lessonId: 'open-1', answers: {} }, 400],
    ['no answers field', 'lesson', { lessonId: 'open-1' }, 400],
    [
      'a missing answer',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'open-1/measure': undefined } },
      400,
    ],
    [
      'an answer to another quiz',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'open-2/plumb-line': 1 } },
      400,
    ],
    [
      'an option past the last',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'open-1/plumb-line': 3 } },
      400,
    ],
    [
      'an option before the first',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'open-1/plumb-line': -1 } },
      400,
    ],
    ['half an option', 'lesson', { lessonId: 'open-1', answers: { ...good, 'open-1/plumb-line': 0.5 } }, 400],
    [
      'text in the place of an option',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'open-1/plumb-line': '1' } },
      400,
    ],
    ['a number for words', 'lesson', { lessonId: 'open-1', answers: { ...good, 'open-1/measure': 1 } }, 400],
    ['spaces for words', 'lesson', { lessonId: 'open-1', answers: { ...good, 'open-1/measure': '  ' } }, 400],
    ['an empty essay', 'lesson', { lessonId: 'open-1', answers: { ...good, 'open-1/own-words': '' } }, 400],
    [
      'an essay of 20,001 characters',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'open-1/own-words': long } },
      400,
    ],
    [
      'a short answer of 501 characters',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'open-1/measure': 'x'.repeat(501) } },
      400,
    ],
    ['a list for a map', 'lesson', { lessonId: 'open-1', answers: [1, 'x', 'y'] }, 400],
    ['an attempt before its turn', 'lesson', { lessonId: 'open-1', answers: good, attempt: 2 }, 400],
    ['attempt number 0', 'lesson', { lessonId: 'open-1', answers: good, attempt: 0 }, 400],
    ['a check with nothing to answer', 'module', { moduleId: 'spoken', answers: [-1, -1] }, 404],
    ['an attempt far ahead', 'lesson', { lessonId: 'open-1', answers: good, attempt: 2 ** 52 }, 400],
    ['half an attempt', 'lesson', { lessonId: 'open-1', answers: good, attempt: 1.5 }, 400],
    ['a number in quotes', 'lesson', { lessonId: 'open-1', answers: good, attempt: '1' }, 400],
    [
      'an answer to a question that does not exist',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'no/such': 'x'.repeat(60_000) } },
      400,
    ],
    [
      'an essay of control characters',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'open-1/own-words': '\u0001'.repeat(20_000) } },
      400,
    ],
    ['an answer to a prototype', 'lesson', { lessonId: 'open-1', answers: { ...good, constructor: 1 } }, 400],
    [
      'an option too large to count',
      'lesson',
      { lessonId: 'open-1', answers: { ...good, 'open-1/plumb-line': 1e308 } },
      400,
    ],
    ['too few', 'module', { moduleId: 'open', answers: [1, 0, -1] }, 400],
    ['too many', 'module', { moduleId: 'open', answers: [1, 0, -1, -1, 1] }, 400],
    ['ten thousand', 'module', { moduleId: 'open', answers: Array(10_000).fill(1) }, 400],
    ['an option that is not there', 'module', { moduleId: 'open', answers: [1, 9, -1, -1] }, 400],
    ['-2', 'module', { moduleId: 'open', answers: [1, -2, -1, -1] }, 400],
    ['an answer to what is not answerable', 'module', { moduleId: 'open', answers: [1, 0, 0, -1] }, 400],
    ['a map for a list', 'module', { moduleId: 'open', answers: { 0: 1 } }, 400],
  ])('%s', async (_, kind, json, status) => {
    const before = await recorded();
    const response = await post(`/api/${kind}/quiz`, json);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: expect.stringMatching(/^[A-Z].+\.$|not found$/),
      code: expect.any(String),
    });
    expect(await recorded()).toEqual(before);
  });

  test.each<[string, string, unknown]>([
    ['answers by nine thousand names', 'lesson', Object.fromEntries(names(9_000))],
    ['answers by nine thousand names that are none', 'lesson', Object.fromEntries(names(9_000, 'Nobody '))],
    ['forty thousand answers', 'module', Array(40_000).fill(-9)],
  ])('%s, with one sentence', async (_, kind, answers) => {
    const before = await recorded();
    const response = await post(`/api/${kind}/quiz`, { [`${kind}Id`]: 'open-1', answers });
    expect(response.status).toBe(400);
    const body = await response.text();
    expect(body.length).toBeLessThan(500);
    expect(JSON.parse(body)).toMatchObject({ error: 'There are more answers than questions.' });
    expect(await recorded()).toEqual(before);
  });

  test.each([['../open-1'], [['open-1']], [7], [null]])('a lesson with the id %j', async (lessonId) => {
    const before = await recorded();
    expect((await post('/api/lesson/quiz', { lessonId, answers: good })).status).toBe(400);
    expect(await recorded()).toEqual(before);
  });

  test('a prototype in the place of answers', async () => {
    const body = `{"lessonId":"open-1","answers":{"__proto__":${JSON.stringify(good)}}}`;
    const before = await recorded();
    expect((await bench.request('POST', '/api/lesson/quiz', { cookie, body })).status).toBe(400);
    expect(await recorded()).toEqual(before);
  });

  test('an answer given twice', async () => {
    const before = await recorded();
    const body =
      '{"lessonId":"open-1","answers":{"open-1/plumb-line":0,"open-1/measure":"plumb line","open-1/own-words":"Asking: \\"why\\":","open-1/plumb-line":1}}';
    const response = await bench.request('POST', '/api/lesson/quiz', { cookie, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'The request names a field twice.' });
    expect(await recorded()).toEqual(before);
    // Given once, with the same quotes and colons, the answer is accepted.
    const once = body.replace('"open-1/plumb-line":0,', '');
    expect((await bench.request('POST', '/api/lesson/quiz', { cookie, body: once })).status).toBe(200);
  });

  test('a submission without a session', async () => {
    const before = await recorded();
    expect((await answerLesson(good, {}, '')).status).toBe(401);
    expect(await recorded()).toEqual(before);
  });
});

describe('what remains of the attempts at a quiz', () => {
  const answersWith = (right: number) => ({ 'open-1/plumb-line': right > 0 ? 1 : 0 });
  const tried = (right: number, attempt: number) =>
    reply(
      answerLesson(
        { ...good, ...answersWith(right), 'open-1/measure': right > 1 ? 'plumb line' : `no ${attempt}` },
        { attempt },
      ),
    );
  const me = async () => {
    const { username } = await read<{ username: string }>('/api/auth/me');
    const [learner] = await bench.db.select().from(learners).where(eq(learners.username, username));
    return learner?.id ?? '';
  };
  const remaining = async () =>
    bench.db
      .select({ number: attempts.number, score: attempts.score })
      .from(attempts)
      .where(eq(attempts.learnerId, await me()))
      .orderBy(asc(attempts.number));

  test('is the first, the best and the latest; scores and completion stay the same', async () => {
    const scores = [1, 0, 2, 1, 2, 0, 1];
    for (const [i, right] of scores.entries()) await tried(right, i + 1);
    expect(await remaining()).toEqual([
      { number: 1, score: 50 },
      { number: 3, score: 100 },
      { number: 7, score: 50 },
    ]);
    const { quiz } = await read<LessonDetail>('/api/lesson/open-1');
    expect(quiz).toMatchObject({ nextAttempt: 8, bestScore: 100, last: { attempt: 7, score: 50 } });
    expect(await read<Dashboard>('/api/dashboard')).toMatchObject({ quizAverage: 100 });
    // An attempt that was deleted is still known by its number.
    expect((await tried(2, 4)).quiz).toEqual(quiz);
    expect(await remaining()).toHaveLength(3);
  });

  test('does not grow with repeated submissions', async () => {
    await tried(1, 1);
    const before = await recorded();
    for (let i = 0; i < 20; i++) {
      const words = String(i).repeat(10_000);
      await reply(answerLesson({ ...good, 'open-1/own-words': words }, { attempt: 1 }));
    }
    expect(await recorded()).toEqual(before);
    expect(await text('/api/lesson/open-1')).not.toContain('11111');
  });

  test('does not include an attempt at a quiz that changed or was locked after it was read', async () => {
    const one = { id: 'late', learnerId: await me(), number: 1, score: 100, answers: [] };
    const late = { ...one, submittedAt: 1 };
    const viewer = viewerWith(await digest(cookie.split('=')[1] ?? ''), Date.now());
    const before = await recorded();
    for (const [quizId, revision] of [
      ['lesson/open-1', 'older'],
      ['lesson/gone', 'first'],
      ['lesson/locked-1', 'first'],
    ] as const)
      await recordAttempt(bench.db, viewer, { ...late, quizId, revision });
    expect(await recorded()).toEqual(before);
    await recordAttempt(bench.db, viewer, { ...late, quizId: 'lesson/open-1', revision: 'first' });
    expect(await recorded()).toEqual([(before[0] ?? 0) + 1, ...before.slice(1)]);
  });
});

test('a submission past the day’s limit is not recorded, and refused with a sentence', async () => {
  const frugal = await startBench({ QUIZ_ATTEMPTS_PER_DAY: '3' });
  onTestFinished(() => frugal.close());
  await writeModule(frugal.db, { id: 'open', lessonCount: 1 });
  await writeQuiz(frugal.db, lesson, [mc]);
  await writeQuiz(frugal.db, check, [mc]);
  const [one, other] = [await frugal.register(), await frugal.register()];
  const take = (as: string, i: number) => {
    const json = { lessonId: 'open-1', answers: { 'open-1/plumb-line': i % 2 } };
    return frugal.request('POST', '/api/lesson/quiz', { cookie: as, json });
  };
  for (let i = 0; i < 3; i++) expect((await take(one, i)).status).toBe(200);
  const refused = [
    await take(one, 3),
    await frugal.request('POST', '/api/module/quiz', {
      cookie: one,
      json: { moduleId: 'open', answers: [1] },
    }),
  ];
  for (const response of refused) {
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(await response.json()).toMatchObject({
      error: 'That was as many attempts as can be made in one day. Please go on tomorrow.',
    });
  }
  expect((await take(other, 0)).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await take(one, 5)).status).toBe(200);
});

test('an essay of 20,000 characters in any script is stored whole, with its line breaks', async () => {
  const words = `${'真'.repeat(9_998)}\n\t\r\n${'真'.repeat(9_998)}`;
  const { quiz } = await reply(answerLesson({ ...good, 'open-1/own-words': words }));
  expect(quiz.last?.answers[2]?.answer).toBe(words);
});

test('a lesson with a quiz is completed by its quiz and by nothing else', async () => {
  const response = await post('/api/lesson/open-1/complete', undefined);
  expect(response.status).toBe(409);
  expect((await read<LessonDetail>('/api/lesson/open-1')).lesson.completed).toBe(false);
});
