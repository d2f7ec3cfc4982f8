import type { ProgressReport } from '@apologia/contract';
import {
  attempts,
  certificates,
  conversations,
  learners,
  lessonProgress,
  modules,
  practiceMessages,
  studyDays,
} from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { mc, writeModule, writeQuiz } from '../../testing/courses/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'plain', lessonCount: 3 });
  await writeModule(bench.db, { id: 'checked' });
  await bench.db.update(modules).set({ position: 901 }).where(eq(modules.id, 'checked'));
  await writeQuiz(bench.db, { kind: 'module', id: 'checked', moduleId: 'checked' }, [mc]);
  await writeModule(bench.db, { id: 'locked', isPremium: true });
});
afterAll(() => bench.close());

let count = 0;
async function newLearner() {
  count += 1;
  const username = `Reader${count}`;
  const cookie = await bench.register({ username });
  const [learner] = await bench.db.select().from(learners).where(eq(learners.username, username));
  if (!learner) throw new Error('There is no learner.');
  const post = (path: string, json?: object) => bench.request('POST', path, { cookie, json });
  return {
    id: learner.id,
    cookie,
    start: (lesson: string) => post(`/api/lesson/${lesson}/start`),
    complete: (lesson: string) => post(`/api/lesson/${lesson}/complete`),
    check: (moduleId: string, answers: number[]) => post('/api/module/quiz', { moduleId, answers }),
    report: async () => {
      const response = await bench.request('GET', '/api/dashboard/progress', { cookie });
      expect(response.status).toBe(200);
      return (await response.json()) as ProgressReport;
    },
  };
}
type Learner = Awaited<ReturnType<typeof newLearner>>;

const achieved = async ({ report }: Learner) =>
  Object.fromEntries((await report()).achievements.map(({ kind, at }) => [kind, at.slice(0, 10)]));
const instant = (day: string) => Date.parse(`${day}T18:00:00Z`);

/** Has a learner finish modules past the pages, one an hour. */
async function finish({ id }: Learner, moduleIds: readonly string[], from: number): Promise<void> {
  await bench.db.insert(attempts).values(
    moduleIds.map((moduleId, i) => ({
      id: crypto.randomUUID(),
      learnerId: id,
      quizId: `module/${moduleId}`,
      number: 1,
      revision: 'first',
      score: 50,
      answers: [],
      submittedAt: from + i * 3_600_000,
    })),
  );
}

test('a newcomer begins with the first lesson of the foundations, and has achieved nothing yet', async () => {
  const { report } = await newLearner();
  const { resume, subjects, ...rest } = await report();
  expect(resume).toMatchObject({
    moduleId: 'what-is-truth',
    category: 'apologetics',
    subcategory: 'Does Truth Exist',
    started: false,
    lessonCount: 3,
    completedCount: 0,
    lesson: { title: 'Truth and the Way Things Are', position: 1 },
  });
  expect(rest).toEqual({ certificates: [], achievements: [] });
  expect(subjects.map(({ subject }) => subject)).toEqual([
    'apologetics',
    'theology',
    'bible-study',
    'hermeneutics',
    'religions',
  ]);
  expect(
    subjects.every(({ openLessons, completedLessons }) => openLessons > 0 && completedLessons === 0),
  ).toBe(true);
});

test('a visitor is asked to sign in', async () => {
  expect((await bench.request('GET', '/api/dashboard/progress')).status).toBe(401);
});

test('a learner goes on in the lesson opened last, then in what is left, then with the Knowledge Check', async () => {
  const learner = await newLearner();
  await learner.start('checked-2');
  expect((await learner.report()).resume).toMatchObject({
    moduleId: 'checked',
    started: true,
    minutesLeft: 20,
    lesson: { id: 'checked-2', position: 2, minutes: 10 },
  });
  await learner.complete('checked-2');
  expect((await learner.report()).resume).toMatchObject({ minutesLeft: 10, lesson: { id: 'checked-1' } });
  await learner.complete('checked-1');
  expect((await learner.report()).resume).toMatchObject({
    moduleId: 'checked',
    completedCount: 2,
    minutesLeft: 0,
    lesson: null,
  });
});

test('a finished module leads to the next one that is open in its subject', async () => {
  const learner = await newLearner();
  for (const lesson of ['plain-1', 'plain-2', 'plain-3']) await learner.complete(lesson);
  expect((await learner.report()).resume).toMatchObject({ moduleId: 'checked', started: false });
  await learner.start('plain-1');
  // Reading again in what is finished changes nothing.
  expect((await learner.report()).resume).toMatchObject({ moduleId: 'checked' });
});

test('a learner of everything that is open is told so, and Premium opens the next module', async () => {
  const learner = await newLearner();
  const open = await bench.db.select().from(modules).where(eq(modules.isPremium, false));
  await finish(
    learner,
    open.map(({ id }) => id),
    instant('2026-02-02'),
  );
  for (const lesson of ['plain-1', 'plain-2', 'plain-3']) await learner.complete(lesson);
  expect((await learner.report()).resume).toBeNull();
  await bench.premium(learner.cookie);
  const { resume } = await learner.report();
  expect(resume).toMatchObject({ category: 'hermeneutics', started: false, lesson: { position: 1 } });
});

test('progress in a subject is told over the lessons that are open', async () => {
  const learner = await newLearner();
  await learner.complete('plain-1');
  const hermeneutics = async () =>
    (await learner.report()).subjects.find(({ subject }) => subject === 'hermeneutics');
  const free = await hermeneutics();
  expect(free).toMatchObject({ completedLessons: 1 });
  await bench.premium(learner.cookie);
  expect((await hermeneutics())?.openLessons).toBeGreaterThan(free?.openLessons ?? 0);
});

test('the first answer, the first module and the first Knowledge Check without a mistake stay achieved', async () => {
  const learner = await newLearner();
  await learner.check('checked', [0]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await achieved(learner)).toEqual({ 'first-answer': today, 'module-finished': today });
  await learner.check('checked', [1]);
  await learner.check('checked', [0]);
  expect(await achieved(learner)).toMatchObject({ 'all-right': today });
});

test('a module without a Knowledge Check is finished by its last lesson', async () => {
  const learner = await newLearner();
  for (const lesson of ['plain-1', 'plain-2']) await learner.complete(lesson);
  expect(await achieved(learner)).toEqual({});
  await learner.complete('plain-3');
  await bench.db
    .update(lessonProgress)
    .set({ completedAt: instant('2026-03-03') })
    .where(eq(lessonProgress.learnerId, learner.id));
  expect(await achieved(learner)).toEqual({ 'module-finished': '2026-03-03' });
});

test('three days between a Monday and a Sunday keep a week, and four weeks in a row a month', async () => {
  const learner = await newLearner();
  const study = (...days: string[]) =>
    bench.db.insert(studyDays).values(days.map((day) => ({ learnerId: learner.id, day })));
  // Saturday to Monday are two weeks.
  await study('2025-12-27', '2025-12-28', '2025-12-29');
  expect(await achieved(learner)).toEqual({});
  // Over the turn of the year it is one.
  await study('2025-12-31', '2026-01-02', '2026-01-04');
  expect(await achieved(learner)).toEqual({ 'week-kept': '2026-01-02' });
  await study('2026-01-05', '2026-01-06', '2026-01-07', '2026-01-12', '2026-01-13', '2026-01-14');
  await study('2026-01-26', '2026-01-27', '2026-01-28');
  expect(await achieved(learner)).toEqual({ 'week-kept': '2026-01-02' });
  await study('2026-01-19', '2026-01-20', '2026-01-21');
  expect(await achieved(learner)).toEqual({ 'week-kept': '2026-01-02', 'month-kept': '2026-01-21' });
});

test('all partners are met once one has written to each, and the last of them tells the day', async () => {
  const learner = await newLearner();
  const talk = async (worldview: 'atheist' | 'muslim' | 'buddhist' | 'hindu' | 'secular', day: string) => {
    const id = crypto.randomUUID();
    const createdAt = instant(day);
    await bench.db.insert(conversations).values({ id, learnerId: learner.id, worldview, createdAt });
    const message = { conversationId: id, content: 'Peace.', createdAt };
    await bench.db.insert(practiceMessages).values({ ...message, position: 0, role: 'assistant' });
    return () => bench.db.insert(practiceMessages).values({ ...message, position: 1, role: 'user' });
  };
  await (await talk('atheist', '2026-01-05'))();
  await (await talk('atheist', '2026-04-05'))();
  await (await talk('muslim', '2026-01-09'))();
  await (await talk('buddhist', '2026-01-07'))();
  await (await talk('hindu', '2026-01-08'))();
  const write = await talk('secular', '2026-01-06');
  expect(await achieved(learner)).toEqual({});
  await write();
  expect(await achieved(learner)).toEqual({ 'worldviews-met': '2026-01-09' });
});

test('a subject is finished with its last module, and stays so by its certificate', async () => {
  const learner = await newLearner();
  const theology = await bench.db.select().from(modules).where(eq(modules.category, 'theology'));
  const ids = theology.map(({ id }) => id);
  await finish(learner, ids.slice(1), instant('2026-05-01'));
  expect(await achieved(learner)).not.toHaveProperty('subject-finished');
  await finish(learner, ids.slice(0, 1), instant('2026-05-09'));
  expect(await achieved(learner)).toMatchObject({
    'module-finished': '2026-05-01',
    'subject-finished': '2026-05-09',
  });

  const holder = await newLearner();
  await bench.db.insert(certificates).values({
    code: crypto.randomUUID(),
    learnerId: holder.id,
    subject: 'theology',
    name: 'Ruth',
    moduleCount: 3,
    studyMinutes: 60,
    issuedAt: instant('2026-06-01'),
  });
  expect(await achieved(holder)).toEqual({ 'subject-finished': '2026-06-01' });
  expect((await holder.report()).certificates).toMatchObject([{ subject: 'theology' }]);
});
