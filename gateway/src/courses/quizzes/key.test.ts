import { type Guide, pathOf } from '@apologia/contract';
import { everyCall } from '@apologia/contract/every-call';
import { learners, questions, reviewCards, subscriptions } from '@apologia/db/schema';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { essay, mc, short, writeModule, writeQuiz } from '../../testing/courses/courses.ts';

/** A word that occurs in every part of a key, and nowhere else. */
const secret = 'zkeystone';
const quizQuestions = [
  { ...mc, reasons: [`${secret} a`, `${secret} b`, `${secret} c`], explanation: secret },
  { ...short, accepted: [secret, 'plummet'], explanation: secret },
  { ...essay, rubric: [secret, secret, secret], modelAnswer: secret },
];
const answersTo = (lesson: string) => ({
  [`${lesson}/plumb-line`]: 0,
  [`${lesson}/measure`]: 'rope',
  [`${lesson}/own-words`]: 'Gladly.',
});

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  for (const [id, isPremium] of [
    ['open', false],
    ['locked', true],
  ] as const) {
    await writeModule(bench.db, { id, isPremium });
    await writeQuiz(bench.db, { kind: 'lesson', id: `${id}-1`, moduleId: id }, quizQuestions);
    await writeQuiz(bench.db, { kind: 'module', id, moduleId: id }, quizQuestions);
  }
});
afterAll(() => bench.close());

/** The address of every query, for whatever the test inserted. */
const addresses = everyCall
  .filter(({ method }) => method === 'GET')
  .flatMap((endpoint) =>
    ['open', 'open-1', 'locked', 'locked-1', 'plumb-line', secret].map((id) => {
      const params = new Proxy({}, { get: () => id });
      return pathOf(endpoint, params, endpoint.query && { q: id });
    }),
  );

async function responsesTo(cookie: string, asked: readonly string[] = addresses): Promise<string> {
  const replies = await Promise.all(
    [...new Set(asked)].map((address) => bench.request('GET', address, { cookie })),
  );
  expect(replies.filter(({ status }) => status === 500)).toEqual([]);
  return (await Promise.all(replies.map((one) => one.text()))).join('\n');
}
const submit = (cookie: string, path: string, json: object) =>
  bench.request('POST', `/api/${path}`, { cookie, json });
const nameOf = async (cookie: string) =>
  ((await (await bench.request('GET', '/api/auth/me', { cookie })).json()) as { username: string }).username;

const readers: [string, () => Promise<string>][] = [
  ['a visitor', async () => ''],
  ['a learner', () => bench.register()],
  [
    'a learner whose answers were refused',
    async () => {
      const cookie = await bench.register();
      const answers = answersTo('open-1');
      for (const [path, json] of [
        ['lesson/quiz', { lessonId: 'open-1', answers: { ...answers, 'open-1/measure': undefined } }],
        ['lesson/quiz', { lessonId: 'open-1', answers, attempt: 2 }],
        ['lesson/quiz', { lessonId: 'open-1', answers, revision: 'older' }],
        ['lesson/quiz', { lessonId: 'locked-1', answers: answersTo('locked-1') }],
        ['module/quiz', { moduleId: 'open', answers: [0] }],
        ['module/quiz', { moduleId: 'locked', answers: [0, -1, -1] }],
        ['daily-review/answer', { questionId: 'open-1/plumb-line', repetition: 0, answer: 0 }],
      ] as const) {
        const response = await submit(cookie, path, json);
        expect(response.status, path).toBeGreaterThanOrEqual(400);
        expect(await response.text()).not.toContain(secret);
      }
      return cookie;
    },
  ],
  [
    'a learner whose Premium lapsed after they had submitted',
    async () => {
      const cookie = await bench.premium(await bench.register());
      const json = { lessonId: 'locked-1', answers: answersTo('locked-1'), attempt: 1 };
      expect((await submit(cookie, 'lesson/quiz', json)).status).toBe(200);
      const mine = bench.db
        .select({ id: learners.id })
        .from(learners)
        .where(eq(learners.username, await nameOf(cookie)));
      await bench.db.update(subscriptions).set({ endsAt: 1 }).where(inArray(subscriptions.learnerId, mine));
      await bench.db.update(reviewCards).set({ dueAt: 0 }).where(inArray(reviewCards.learnerId, mine));
      const review = { questionId: 'locked-1/plumb-line', repetition: 1, answer: 0 };
      for (const again of [
        await submit(cookie, 'lesson/quiz', json),
        await submit(cookie, 'daily-review/answer', review),
      ]) {
        expect(again.status).toBe(403);
        expect(await again.text()).not.toContain(secret);
      }
      return cookie;
    },
  ],
  [
    'a learner who submitted another revision',
    async () => {
      const cookie = await bench.register();
      const older = { kind: 'lesson', id: 'open-2', moduleId: 'open' } as const;
      await writeQuiz(bench.db, older, [{ ...mc, explanation: 'As it was.' }], 'first');
      const json = { lessonId: 'open-2', answers: { 'open-2/plumb-line': 0 }, attempt: 1 };
      expect((await submit(cookie, 'lesson/quiz', json)).status).toBe(200);
      await bench.db.delete(questions).where(eq(questions.quizId, 'lesson/open-2'));
      await writeQuiz(bench.db, older, quizQuestions, 'second');
      await bench.db.update(reviewCards).set({ dueAt: 0 });
      expect(await (await submit(cookie, 'lesson/quiz', json)).text()).not.toContain(secret);
      return cookie;
    },
  ],
];

test.each(readers)('no call reveals the key of a quiz to %s', async (_, reader) => {
  const bodies = await responsesTo(await reader());
  expect(bodies).not.toContain(secret);
  expect(bodies).not.toContain('correctAnswer');
});

test('a guide prints the answers to the quizzes of lessons for a premium learner, and no other call reveals a key', async () => {
  const cookie = await bench.premium(await bench.register());
  const isGuide = (address: string) => /^\/api\/guide\/(module|subject)\//.test(address);
  const others = await responsesTo(
    cookie,
    addresses.filter((address) => !isGuide(address)),
  );
  expect(others).not.toContain(secret);
  expect(others).not.toContain('correctAnswer');
  const guide = JSON.parse(await responsesTo(cookie, ['/api/guide/module/open'])) as Guide;
  const [module] = guide.modules;
  expect(JSON.stringify(module?.lessons)).toContain(secret);
  expect(module?.check).toHaveLength(3);
  expect(JSON.stringify(module?.check)).not.toContain(secret);
});

test('the key is revealed to a learner who submitted, so the test above would see it', async () => {
  const cookie = await bench.register();
  await submit(cookie, 'lesson/quiz', { lessonId: 'open-1', answers: answersTo('open-1') });
  expect(await responsesTo(cookie)).toContain(secret);
});
