import type { Certificate, ModuleList } from '@apologia/contract';
import { certificates, learners, modules, quizzes } from '@apologia/db/schema';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { digest } from '../../kernel/access/token.ts';
import { startBench } from '../../testing/bench.ts';
import { essay, mc, short, writeModule, writeQuiz } from '../../testing/courses/courses.ts';
import { viewerWith } from '../../testing/viewers.ts';
import { newCode } from './code.ts';
import { issueCertificate } from './queries.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  // A subject that a test can complete: two modules, one by its check, one by its lessons.
  await bench.db.delete(modules).where(ne(modules.category, 'apologetics'));
  await writeModule(bench.db, { id: 'checked', isPremium: true, lessonCount: 3 });
  await writeModule(bench.db, { id: 'read', lessonCount: 1 });
  await writeQuiz(bench.db, checkOf('checked'), check);
});
afterAll(() => bench.close());

/** Five questions: three right are 60 percent. Their right option is the second. */
const check = Array.from({ length: 5 }, (_, i) => ({ ...mc, name: `q${i}` }));
const checkOf = (id: string) => ({ kind: 'module', id, moduleId: id }) as const;
const passing = [1, 1, 1, 0, 0];
const failing = [1, 1, 0, 0, 0];

const wish = { subject: 'hermeneutics', name: '  Ruth of Moab ' };
const issue = (cookie: string, json: unknown = wish) =>
  bench.request('POST', '/api/certificate', { cookie, json });
const submit = (cookie: string, answers: number[], moduleId = 'checked') =>
  bench.request('POST', '/api/module/quiz', { cookie, json: { moduleId, answers } });
const subject = async (cookie: string) =>
  (await (await bench.request('GET', '/api/hermeneutics', { cookie })).json()) as ModuleList;
async function study(cookie: string, answers = passing) {
  await submit(cookie, answers);
  await bench.request('POST', '/api/lesson/read-1/complete', { cookie });
  return cookie;
}
const count = () => bench.db.$count(certificates);

test('who is premium and completed the subject receives one, and anyone can verify it', async () => {
  const cookie = await study(await bench.premium(await bench.register()));
  const response = await issue(cookie);
  expect(response.status).toBe(200);
  const { code } = (await response.json()) as { code: string };
  expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){4}$/);

  const verified = await bench.request('GET', `/api/certificate/${code}`);
  expect(verified.status).toBe(200);
  expect((await verified.json()) as Certificate).toEqual({
    code,
    name: 'Ruth of Moab',
    subject: 'hermeneutics',
    moduleCount: 2,
    studyHours: 0.7,
    passMark: 60,
    issuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect((await subject(cookie)).certificateCode).toBe(code);
});

describe('the pass mark', () => {
  test('all open completes the subject and brings no certificate, until the best try is 60 percent', async () => {
    const cookie = await study(await bench.premium(await bench.register()), [-1, -1, -1, -1, -1]);
    const before = await count();
    const standing = async () => (await subject(cookie)).modules.map(({ userProgress }) => userProgress);
    const read = { started: true, completed: true, percent: 100, bestScore: null, passed: true };
    expect(await standing()).toEqual(
      expect.arrayContaining([
        { started: true, completed: true, percent: 100, bestScore: 0, passed: false },
        read,
      ]),
    );
    const refused = await issue(cookie);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: 'A certificate needs 60% or more in each Knowledge Check. Still under it: Module checked.',
    });
    await submit(cookie, failing);
    expect((await issue(cookie)).status).toBe(409);
    expect(await count()).toBe(before);

    await submit(cookie, passing);
    await submit(cookie, failing);
    expect(await standing()).toContainEqual(expect.objectContaining({ bestScore: 60, passed: true }));
    expect((await issue(cookie)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  test('of somebody else’s try is of no use', async () => {
    await study(await bench.premium(await bench.register()));
    const cookie = await study(await bench.premium(await bench.register()), failing);
    expect((await issue(cookie)).status).toBe(409);
  });

  test('is not asked where a Knowledge Check has nothing to answer', async () => {
    await writeModule(bench.db, { id: 'unanswerable', lessonCount: 1 });
    await writeQuiz(bench.db, checkOf('unanswerable'), [short, essay]);
    onTestFinished(async () => {
      await bench.db.delete(modules).where(eq(modules.id, 'unanswerable'));
    });
    const cookie = await study(await bench.premium(await bench.register()));
    const refused = await issue(cookie);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: expect.stringMatching(/every module/) });
    await bench.request('POST', '/api/lesson/unanswerable-1/complete', { cookie });
    expect((await issue(cookie)).status).toBe(200);
  });

  test('stays reached when the questions change', async () => {
    const cookie = await study(await bench.premium(await bench.register()));
    await bench.db.update(quizzes).set({ revision: 'second' }).where(eq(quizzes.id, 'module/checked'));
    expect((await issue(cookie)).status).toBe(200);
  });

  test('holds in the statement itself, whatever was read before', async () => {
    const cookie = await study(await bench.premium(await bench.register({ username: 'Orpah' })), failing);
    const [learner] = await bench.db.select().from(learners).where(eq(learners.username, 'Orpah'));
    const before = await count();
    const viewer = viewerWith(await digest(cookie.split('=')[1] ?? ''), Date.now());
    const certificate = { code: newCode(), learnerId: learner?.id ?? '', subject: 'hermeneutics' } as const;
    await issueCertificate(bench.db, viewer, { ...certificate, name: 'Orpah', issuedAt: 1 });
    expect(await count()).toBe(before);
    await submit(cookie, passing);
    await issueCertificate(bench.db, viewer, { ...certificate, name: 'Orpah', issuedAt: 1 });
    expect(await count()).toBe(before + 1);
  });
});

test('a certificate of the time before the pass mark stays as it is', async () => {
  const cookie = await bench.register({ username: 'Naomi' });
  const [learner] = await bench.db.select().from(learners).where(eq(learners.username, 'Naomi'));
  const code = newCode();
  const given = { name: 'Naomi', subject: 'hermeneutics', moduleCount: 7 } as const;
  await bench.db
    .insert(certificates)
    .values({ ...given, code, learnerId: learner?.id ?? '', studyMinutes: 270, issuedAt: 1_700_000_000_000 });
  const verified = await bench.request('GET', `/api/certificate/${code}`);
  expect(await verified.json()).toEqual({
    ...given,
    code,
    studyHours: 4.5,
    passMark: null,
    issuedAt: '2023-11-14T22:13:20.000Z',
  });
  expect(await (await issue(cookie)).json()).toEqual({ code });
});

test('asked twenty times at once, and later under another name, it is one certificate', async () => {
  const cookie = await study(await bench.premium(await bench.register()));
  const before = await count();
  const replies = await Promise.all(Array.from({ length: 20 }, () => issue(cookie)));
  const codes = await Promise.all(replies.map(async (one) => ((await one.json()) as { code: string }).code));
  expect(new Set(codes).size).toBe(1);
  expect(await (await issue(cookie, { ...wish, name: 'Somebody Else' })).json()).toEqual({ code: codes[0] });
  expect(await count()).toBe(before + 1);
});

test.each<[string, (cookie: string) => Promise<unknown>, number, RegExp]>([
  ['not completed', (cookie) => bench.premium(cookie), 409, /every module/],
  [
    'completed in part',
    async (cookie) => {
      await bench.premium(cookie);
      await bench.request('POST', '/api/lesson/read-1/complete', { cookie });
    },
    409,
    /every module/,
  ],
  ['not premium', async () => {}, 403, /Premium/],
])('a subject %s brings none', async (_, prepare, status, sentence) => {
  const cookie = await bench.register();
  await prepare(cookie);
  const before = await count();
  const response = await issue(cookie);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(sentence) });
  expect(await count()).toBe(before);
});

test.each<[string, unknown, number]>([
  ['no name', { ...wish, name: ' ' }, 400],
  ['a name of 61 characters', { ...wish, name: 'x'.repeat(61) }, 400],
  ['a name of fillers', { ...wish, name: '\u3164\u115f\uffa0\u1160' }, 400],
  ['a name of variation selectors', { ...wish, name: '\ufe0f\u{e0100}\ufe00' }, 400],
  ['a name of marks alone', { ...wish, name: '\u0301\u0308\u20dd' }, 400],
  ['a name of empty braille', { ...wish, name: '\u2800\u2800\u2800' }, 400],
  ['a name of joiners', { ...wish, name: '\u200b\u200d\u034f' }, 400],
  ['a name for private use', { ...wish, name: '\ue000\ue001' }, 400],
  ['a name of dots', { ...wish, name: '...' }, 400],
  ['a letter among fillers', { ...wish, name: 'R\u3164\u3164' }, 400],
  ['a name that isolates its direction', { ...wish, name: '\u2067Ruth\u2069' }, 400],
  ['a name that turns the text around', { ...wish, name: 'Ruth \u202e htuR' }, 400],
  ['a number', { ...wish, name: 7 }, 400],
  ['an unknown subject', { ...wish, subject: 'alchemy' }, 400],
  ['nothing', {}, 400],
])('%s is refused', async (_, json, status) => {
  const cookie = await study(await bench.premium(await bench.register()));
  const before = await count();
  expect((await issue(cookie, json)).status).toBe(status);
  expect(await count()).toBe(before);
});

test.each(['王小明', 'Łukasz Żółć', 'José', 'O’Brien-Śmiały', 'प्रिया', '葛\u{e0100}城', 'محمد'])(
  '%s is a name',
  async (name) => {
    const cookie = await study(await bench.premium(await bench.register()));
    const { code } = (await (await issue(cookie, { ...wish, name })).json()) as { code: string };
    const verified = await bench.request('GET', `/api/certificate/${code}`);
    expect(((await verified.json()) as Certificate).name).toBe(name);
  },
);

test('a subject without modules has no certificate', async () => {
  const cookie = await study(await bench.premium(await bench.register()));
  const before = await count();
  expect((await issue(cookie, { ...wish, subject: 'religions' })).status).toBe(409);
  expect(await count()).toBe(before);
});

test('a code that was never given, or is none, verifies nothing', async () => {
  for (const code of ['0000-0000-0000-0000-0000', 'nope', "x' or 1=1 --", '%00']) {
    const response = await bench.request('GET', `/api/certificate/${encodeURIComponent(code)}`);
    expect(response.status).toBe(404);
  }
  expect((await issue('')).status).toBe(401);
});

test('a module written later takes no certificate back', async () => {
  const cookie = await study(await bench.premium(await bench.register()));
  const { code } = (await (await issue(cookie)).json()) as { code: string };
  await writeModule(bench.db, { id: 'later' });
  expect(await (await issue(cookie)).json()).toEqual({ code });
  expect((await bench.request('GET', `/api/certificate/${code}`)).status).toBe(200);
});
