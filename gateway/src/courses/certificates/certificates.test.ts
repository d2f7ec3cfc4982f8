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

/** Five questions whose right option is the second; three right answers are 60 percent. */
const check = Array.from({ length: 5 }, (_, i) => ({ ...mc, name: `q${i}` }));
const checkOf = (id: string) => ({ kind: 'module', id, moduleId: id }) as const;
const passing = [1, 1, 1, 0, 0];
const failing = [1, 1, 0, 0, 0];

const request = { subject: 'hermeneutics', name: '  Ruth of Moab ' };
const issue = (cookie: string, json: unknown = request) =>
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

test('a premium learner who completed the subject gets a certificate, and anyone can verify it', async () => {
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
  test('stops a certificate until the best attempt has 60 percent, though the subject is completed', async () => {
    const cookie = await study(await bench.premium(await bench.register()), [-1, -1, -1, -1, -1]);
    const before = await count();
    const progress = async () => (await subject(cookie)).modules.map(({ userProgress }) => userProgress);
    const read = { started: true, completed: true, percent: 100, bestScore: null, passed: true };
    expect(await progress()).toEqual(
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
    expect(await progress()).toContainEqual(expect.objectContaining({ bestScore: 60, passed: true }));
    expect((await issue(cookie)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  test('is not reached by another learner’s attempt', async () => {
    await study(await bench.premium(await bench.register()));
    const cookie = await study(await bench.premium(await bench.register()), failing);
    expect((await issue(cookie)).status).toBe(409);
  });

  test('does not apply to a Knowledge Check without questions to answer', async () => {
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

  test('is checked by the inserting statement itself, whatever was read before', async () => {
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

test('a certificate from before the pass mark stays as it is', async () => {
  const cookie = await bench.register({ username: 'Naomi' });
  const [learner] = await bench.db.select().from(learners).where(eq(learners.username, 'Naomi'));
  const code = newCode();
  const older = { name: 'Naomi', subject: 'hermeneutics', moduleCount: 7 } as const;
  await bench.db
    .insert(certificates)
    .values({ ...older, code, learnerId: learner?.id ?? '', studyMinutes: 270, issuedAt: 1_700_000_000_000 });
  const verified = await bench.request('GET', `/api/certificate/${code}`);
  expect(await verified.json()).toEqual({
    ...older,
    code,
    studyHours: 4.5,
    passMark: null,
    issuedAt: '2023-11-14T22:13:20.000Z',
  });
  expect(await (await issue(cookie)).json()).toEqual({ code });
});

test('a certificate requested twenty times at once, and later with another name, is issued once', async () => {
  const cookie = await study(await bench.premium(await bench.register()));
  const before = await count();
  const replies = await Promise.all(Array.from({ length: 20 }, () => issue(cookie)));
  const codes = await Promise.all(replies.map(async (one) => ((await one.json()) as { code: string }).code));
  expect(new Set(codes).size).toBe(1);
  expect(await (await issue(cookie, { ...request, name: 'Somebody Else' })).json()).toEqual({
    code: codes[0],
  });
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
])('a subject %s gives no certificate', async (_, prepare, status, sentence) => {
  const cookie = await bench.register();
  await prepare(cookie);
  const before = await count();
  const response = await issue(cookie);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(sentence) });
  expect(await count()).toBe(before);
});

test.each<[string, unknown, number]>([
  ['no name', { ...request, name: ' ' }, 400],
  ['a name of 61 characters', { ...request, name: 'x'.repeat(61) }, 400],
  ['a name of fillers', { ...request, name: '\u3164\u115f\uffa0\u1160' }, 400],
  ['a name of variation selectors', { ...request, name: '\ufe0f\u{e0100}\ufe00' }, 400],
  ['a name of marks alone', { ...request, name: '\u0301\u0308\u20dd' }, 400],
  ['a name of empty braille', { ...request, name: '\u2800\u2800\u2800' }, 400],
  ['a name of joiners', { ...request, name: '\u200b\u200d\u034f' }, 400],
  ['a name for private use', { ...request, name: '\ue000\ue001' }, 400],
  ['a name of dots', { ...request, name: '...' }, 400],
  ['a letter among fillers', { ...request, name: 'R\u3164\u3164' }, 400],
  ['a name that isolates its direction', { ...request, name: '\u2067Ruth\u2069' }, 400],
  ['a name that turns the text around', { ...request, name: 'Ruth \u202e htuR' }, 400],
  ['a number', { ...request, name: 7 }, 400],
  ['an unknown subject', { ...request, subject: 'alchemy' }, 400],
  ['nothing', {}, 400],
])('%s is refused', async (_, json, status) => {
  const cookie = await study(await bench.premium(await bench.register()));
  const before = await count();
  expect((await issue(cookie, json)).status).toBe(status);
  expect(await count()).toBe(before);
});

test.each(['王小明', 'Łukasz Żółć', 'José', 'O’Brien-Śmiały', 'प्रिया', '葛\u{e0100}城', 'محمد'])(
  'a certificate is issued to %s',
  async (name) => {
    const cookie = await study(await bench.premium(await bench.register()));
    const { code } = (await (await issue(cookie, { ...request, name })).json()) as { code: string };
    const verified = await bench.request('GET', `/api/certificate/${code}`);
    expect(((await verified.json()) as Certificate).name).toBe(name);
  },
);

test('a subject without modules has no certificate', async () => {
  const cookie = await study(await bench.premium(await bench.register()));
  const before = await count();
  expect((await issue(cookie, { ...request, subject: 'religions' })).status).toBe(409);
  expect(await count()).toBe(before);
});

test('a code that was never issued, or is malformed, verifies nothing', async () => {
  for (const code of ['0000-0000-0000-0000-0000', 'nope', "x' or 1=1 --", '%00']) {
    const response = await bench.request('GET', `/api/certificate/${encodeURIComponent(code)}`);
    expect(response.status).toBe(404);
  }
  expect((await issue('')).status).toBe(401);
});

test('a module added later revokes no certificate', async () => {
  const cookie = await study(await bench.premium(await bench.register()));
  const { code } = (await (await issue(cookie)).json()) as { code: string };
  await writeModule(bench.db, { id: 'later' });
  expect(await (await issue(cookie)).json()).toEqual({ code });
  expect((await bench.request('GET', `/api/certificate/${code}`)).status).toBe(200);
});
