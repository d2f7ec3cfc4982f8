import type { Certificate, ModuleList } from '@apologia/contract';
import { certificates, modules } from '@apologia/db/schema';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { mc, writeModule, writeQuiz } from '../../testing/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  // A subject that a test can complete: two modules, one by its check, one by its lessons.
  await bench.db.delete(modules).where(ne(modules.category, 'apologetics'));
  await writeModule(bench.db, { id: 'checked', isPremium: true, lessonCount: 3 });
  await writeModule(bench.db, { id: 'read', lessonCount: 1 });
  await writeQuiz(bench.db, { kind: 'module', id: 'checked', moduleId: 'checked' }, [mc]);
});
afterAll(() => bench.close());

const wish = { subject: 'hermeneutics', name: '  Ruth of Moab ' };
const issue = (cookie: string, json: unknown = wish) =>
  bench.request('POST', '/api/certificate', { cookie, json });
async function study(cookie: string) {
  await bench.request('POST', '/api/module/quiz', { cookie, json: { moduleId: 'checked', answers: [1] } });
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
    issuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const list = await bench.request('GET', '/api/hermeneutics', { cookie });
  expect(((await list.json()) as ModuleList).certificateCode).toBe(code);
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
