import {
  certificates,
  courses,
  type Endpoint,
  pathOf,
  quizzes as quizCalls,
  study,
} from '@apologia/contract';
import {
  attempts,
  certificates as certificateTable,
  lessonProgress,
  modules,
  quizzes,
  reviewCards,
  studyDays,
  studyGoals,
} from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { essay, mc, short, writeModule, writeQuiz } from '../testing/courses/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'open', lessonCount: 2 });
  await writeQuiz(bench.db, { kind: 'lesson', id: 'open-1', moduleId: 'open' }, [mc, short, essay]);
  await writeQuiz(bench.db, { kind: 'module', id: 'open', moduleId: 'open' }, [mc]);
  cookie = await bench.premium(await bench.register());
});
afterAll(() => bench.close());

const tables = [attempts, certificateTable, lessonProgress, reviewCards, studyDays, studyGoals];
const recorded = () => Promise.all(tables.map((table) => bench.db.select().from(table)));

/** A valid body for each mutation. */
const validBodies: [Endpoint, Record<string, unknown>][] = [
  [
    quizCalls.lessonQuiz,
    {
      lessonId: 'open-1',
      answers: { 'open-1/plumb-line': 1, 'open-1/measure': 'plumb line', 'open-1/own-words': 'Gladly.' },
      revision: 'first',
      attempt: 1,
    },
  ],
  [quizCalls.moduleQuiz, { moduleId: 'open', answers: [1], revision: 'first', attempt: 1 }],
  [study.setGoal, { daysAWeek: 3 }],
  [study.answerReview, { questionId: 'open-1/plumb-line', repetition: 1, answer: 1 }],
  [certificates.issueCertificate, { subject: 'hermeneutics', name: 'Ruth of Moab' }],
];

/** Hostile values as JSON text: some of them, as a prototype, cannot be written in any other way. */
const values: Record<string, string> = {
  'nothing at all': 'null',
  truth: 'true',
  'an empty list': '[]',
  'an empty map': '{}',
  'a number past all numbers': '1e999',
  'less than nothing': '-1e15',
  'a part of a number': '0.1',
  'no characters': '""',
  'a name of a prototype': '"__proto__"',
  'a name of every object': '"constructor"',
  'a hundred thousand characters': JSON.stringify('x'.repeat(100_000)),
  'ten thousand members': JSON.stringify(Array(10_000).fill(0)),
  'ten thousand names': JSON.stringify(
    Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`q${i}`, 0])),
  ),
  'a map of prototypes': '{"__proto__":{"constructor":{"prototype":1}}}',
  'lists in lists': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  SQL: '"1\' or 1=1 --"',
};

test.each(
  validBodies.flatMap(([{ path }, body]) => Object.keys(body).map((field) => [path, field, body] as const)),
)('%s refuses all that does not belong into its field %s', async (path, field, body) => {
  const before = await recorded();
  for (const [name, value] of Object.entries(values)) {
    const json = JSON.stringify({ ...body, [field]: '@' }).replace('"@"', value);
    const response = await bench.request('POST', path, { cookie, body: json });
    const text = await response.text();
    expect(response.status, `${name}: ${text}`).toBeGreaterThanOrEqual(400);
    expect(response.status, `${name}: ${text}`).toBeLessThan(500);
    expect(text.length, name).toBeLessThan(1_000);
    expect(text, name).not.toMatch(/correctAnswer|reasons|accepted|isRight/);
  }
  expect(await recorded()).toEqual(before);
});

test.each(['[]', '"x"', '7', 'null', 'true', '[[[]]]', '{"__proto__":{}}', '{', '\ufeff{}'])(
  'a body that is %s is refused by every mutation',
  async (body) => {
    const before = await recorded();
    for (const [{ path }] of validBodies) {
      const response = await bench.request('POST', path, { cookie, body });
      expect(response.status, path).toBe(400);
    }
    expect(await recorded()).toEqual(before);
  },
);

test.each<[string, Endpoint, (i: number) => unknown, unknown[]]>([
  ['a goal', study.setGoal, (i) => ({ daysAWeek: 1 + (i % 7) }), [0, 0, 0, 0, 0, 1]],
  ['an opened lesson', courses.startLesson, () => undefined, [0, 0, 1, 0, 1, 0]],
  ['a completed lesson', courses.completeLesson, () => undefined, [0, 0, 1, 0, 1, 0]],
  [
    'a Knowledge Check',
    quizCalls.moduleQuiz,
    (i) => ({ moduleId: 'open', answers: [i % 3], attempt: 1 }),
    [1, 0, 0, expect.any(Number), 1, 0],
  ],
])('%s sent twenty times at once is recorded once', async (_, endpoint, body, grown) => {
  const as = await bench.register();
  const before = (await recorded()).map(({ length }) => length);
  const path = pathOf(endpoint, { id: 'open-2' });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => bench.request('POST', path, { cookie: as, json: body(i) })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const texts = await Promise.all(replies.map((one) => one.text()));
  expect(new Set(texts).size).toBe(1);
  const after = (await recorded()).map(({ length }) => length);
  expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual(grown);
});

test('attempts are numbered for each learner by themselves', async () => {
  const [one, other] = [await bench.register(), await bench.register()];
  const submit = async (as: string, answer: number, attempt: number) =>
    bench.request('POST', '/api/module/quiz', {
      cookie: as,
      json: { moduleId: 'open', answers: [answer], attempt },
    });
  await submit(one, 1, 1);
  await submit(one, 1, 2);
  expect((await submit(other, 0, 3)).status).toBe(400);
  expect(await (await submit(other, 0, 1)).json()).toMatchObject({ score: 0, quiz: { nextAttempt: 2 } });
  expect(await (await submit(one, 0, 2)).json()).toMatchObject({ score: 100, quiz: { nextAttempt: 3 } });
});

test('an attempt is recorded whole or not at all while its quiz and its module are deleted', async () => {
  await writeModule(bench.db, { id: 'leaving', lessonCount: 1 });
  for (let round = 0; round < 5; round++) {
    await writeQuiz(bench.db, { kind: 'lesson', id: 'leaving-1', moduleId: 'leaving' }, [mc], `${round}`);
    const learners = await Promise.all(Array.from({ length: 8 }, () => bench.register()));
    const count = () => bench.db.$count(attempts, eq(attempts.revision, `${round}`));
    const progress = () => bench.db.$count(lessonProgress, eq(lessonProgress.lessonId, 'leaving-1'));
    const before = await progress();
    const json = { lessonId: 'leaving-1', answers: { 'leaving-1/plumb-line': 1 } };
    const replies = await Promise.all([
      ...learners.map((as) => bench.request('POST', '/api/lesson/quiz', { cookie: as, json })),
      bench.db.delete(quizzes).where(eq(quizzes.id, 'lesson/leaving-1')),
    ]);
    const statuses = replies.flatMap((one) => (one instanceof Response ? [one.status] : []));
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true);
    const accepted = statuses.filter((status) => status === 200).length;
    expect(await count()).toBe(accepted);
    expect((await progress()) - before).toBe(accepted);
  }
  await bench.db.delete(modules).where(eq(modules.id, 'leaving'));
});
