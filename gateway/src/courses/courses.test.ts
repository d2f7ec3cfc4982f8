import type { Dashboard, LessonDetail, ModuleDetail, ModuleList } from '@apologia/contract';
import { lessonProgress, lessons, modules, subscriptions } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { mc, writeModule, writeQuiz } from '../testing/courses/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'plain' });
  await writeModule(bench.db, { id: 'checked', lessonCount: 3 });
  await writeQuiz(bench.db, { kind: 'module', id: 'checked', moduleId: 'checked' }, [mc]);
});
afterAll(() => bench.close());

const read = async <T>(path: string, cookie: string): Promise<T> =>
  (await (await bench.request('GET', path, { cookie })).json()) as T;
const complete = (id: string, cookie: string) =>
  bench.request('POST', `/api/lesson/${id}/complete`, { cookie });
const start = (id: string, cookie: string) => bench.request('POST', `/api/lesson/${id}/start`, { cookie });
/** The figures of a module before the first attempt at its Knowledge Check, or without one. */
const unchecked = { bestScore: null, passed: false };
const progressRows = async () => (await bench.db.select().from(lessonProgress)).length;

test('a subject lists its modules in order, with the lessons of those that are open', async () => {
  const cookie = await bench.register();
  const { modules, isPremium } = await read<ModuleList>('/api/apologetics', cookie);
  expect(isPremium).toBe(false);
  expect(modules.map(({ id }) => id).slice(0, 2)).toEqual(['what-is-truth', 'truth-and-tolerance']);
  const [open, locked] = modules;
  expect(open).toMatchObject({
    isLocked: false,
    lessonCount: 3,
    userProgress: { started: false, percent: 0 },
  });
  expect(open?.lessons.map(({ title }) => title)).toContain('Truth and the Way Things Are');
  expect(locked).toMatchObject({ isLocked: true, lessonCount: 2, lessons: [] });
});

test('the recording of a lesson is sent only while the lesson is open', async () => {
  const cookie = await bench.register();
  const audioOf = async () =>
    (await read<LessonDetail>('/api/lesson/one-god-three-persons', cookie)).lesson.audio;
  await bench.db
    .update(lessons)
    .set({ audio: '/audio/one-god.mp3' })
    .where(eq(lessons.id, 'one-god-three-persons'));
  expect(await audioOf()).toBeNull();
  await bench.premium(cookie);
  expect(await audioOf()).toBe('/audio/one-god.mp3');
  const { lesson } = await read<LessonDetail>('/api/lesson/true-for-you', cookie);
  expect(lesson.audio).toBeNull();
});

test('locked text is sent only while the learner is premium', async () => {
  const cookie = await bench.register();
  const lesson = await bench.request('GET', '/api/lesson/one-god-three-persons', { cookie });
  const text = await lesson.text();
  expect(JSON.parse(text)).toMatchObject({
    isLocked: true,
    lesson: { content: [], scripture: [], sources: [] },
    outline: [],
  });
  expect(text).not.toContain('<p>');
  const module = await read<ModuleDetail>('/api/module/the-god-who-is', cookie);
  expect(module).toMatchObject({ isLocked: true, module: { content: '', lessons: [] } });
  expect((await bench.request('GET', '/api/module/the-god-who-is/lessons', { cookie })).status).toBe(403);

  await bench.premium(cookie);
  const open = await read<LessonDetail>('/api/lesson/one-god-three-persons', cookie);
  expect(open.isLocked).toBe(false);
  expect(open.lesson.content.length).toBeGreaterThan(5);

  await bench.db.update(subscriptions).set({ endsAt: Date.now() - 1 });
  expect((await read<LessonDetail>('/api/lesson/one-god-three-persons', cookie)).isLocked).toBe(true);
});

test('a lesson links to one that it names, which tells who may not read it yet what it is', async () => {
  const cookie = await bench.register();
  const { lesson } = await read<LessonDetail>('/api/lesson/where-we-stand', cookie);
  expect(lesson.content.join('')).toContain(
    '<a href="/lesson/one-god-three-persons">One God, Three Persons</a>',
  );
  const named = await read<LessonDetail>('/api/lesson/one-god-three-persons', cookie);
  expect(named).toMatchObject({ isLocked: true, lesson: { title: 'One God, Three Persons' } });
});

test('a lesson names its neighbours and its position', async () => {
  const cookie = await bench.register();
  const { modules } = await read<ModuleList>('/api/apologetics', cookie);
  const ids = modules[0]?.lessons.map(({ id }) => id) ?? [];
  const [first, second, third] = await Promise.all(
    ids.map((id) => read<LessonDetail>(`/api/lesson/${id}`, cookie)),
  );
  expect(first).toMatchObject({ previousLessonId: null, nextLessonId: ids[1], position: 1, lessonCount: 3 });
  expect(second).toMatchObject({ previousLessonId: ids[0], nextLessonId: ids[2], position: 2 });
  expect(third).toMatchObject({ previousLessonId: ids[1], nextLessonId: null, position: 3 });
  expect(second?.outline.map(({ id }) => id)).toEqual(ids);
  expect(third?.hasKnowledgeCheck).toBe(true);
  expect((await read<LessonDetail>('/api/lesson/plain-2', cookie)).hasKnowledgeCheck).toBe(false);
});

test('a module links to the next of its subject, and the last one to none', async () => {
  const cookie = await bench.register();
  const { modules } = await read<ModuleList>('/api/apologetics', cookie);
  const next = async (id = '') => (await read<ModuleDetail>(`/api/module/${id}`, cookie)).nextModuleId;
  expect(await next(modules[0]?.id)).toBe(modules[1]?.id);
  expect(await next(modules.at(-1)?.id)).toBeNull();
});

test('a module leads on to the next one that is open, past the locked one, and on into the next subject', async () => {
  const cookie = await bench.register();
  const detail = (id = '') => read<ModuleDetail>(`/api/module/${id}`, cookie);
  expect(await detail('what-is-truth')).toMatchObject({
    nextOpen: { id: 'the-beginning-of-everything', category: 'apologetics' },
    nextLocked: { id: 'truth-and-tolerance', title: 'Truth and Tolerance', lessonCount: 2 },
    othersCompleted: false,
    preview: [],
  });
  const { modules } = await read<ModuleList>('/api/apologetics', cookie);
  const open = modules.filter(({ isLocked }) => !isLocked).map(({ id }) => id);
  const last = open.at(-1);
  // What was passed over comes before another subject.
  expect((await detail(last)).nextOpen?.id).toBe(open[0]);
  for (const id of open) {
    const { questions } = await detail(id);
    const answers = questions.map(() => -1);
    await bench.request('POST', '/api/module/quiz', { cookie, json: { moduleId: id, answers } });
  }
  expect((await detail(last)).nextOpen).toMatchObject({ id: 'the-sixteen-truths', category: 'theology' });
  expect((await detail(open[0])).nextOpen?.id).toBe('the-sixteen-truths');
});

test('a locked module tells its lessons by title, and what is open instead', async () => {
  const cookie = await bench.register();
  const locked = await read<ModuleDetail>('/api/module/truth-and-tolerance', cookie);
  expect(locked.preview).toEqual([
    { title: expect.any(String), minutes: expect.any(Number) },
    { title: expect.any(String), minutes: expect.any(Number) },
  ]);
  expect(locked.module.lessons).toEqual([]);
  expect(locked.nextOpen).toMatchObject({ id: 'what-is-truth' });
  await bench.premium(cookie);
  expect(await read<ModuleDetail>('/api/module/truth-and-tolerance', cookie)).toMatchObject({
    preview: [],
    nextOpen: { id: 'faith-and-reason' },
    nextLocked: null,
  });
});

test('the last module of a subject to be completed knows that it is the last', async () => {
  const cookie = await bench.register();
  await bench.premium(cookie);
  const { modules } = await read<ModuleList>('/api/hermeneutics', cookie);
  const [left, ...others] = modules;
  for (const { id, lessons } of others) {
    const { questions } = await read<ModuleDetail>(`/api/module/${id}`, cookie);
    const json = { moduleId: id, answers: questions.map(() => -1) };
    if (questions.length > 0) await bench.request('POST', '/api/module/quiz', { cookie, json });
    else for (const lesson of lessons) await complete(lesson.id, cookie);
  }
  expect((await read<ModuleDetail>(`/api/module/${left?.id}`, cookie)).othersCompleted).toBe(true);
  const other = await read<ModuleDetail>(`/api/module/${others[0]?.id}`, cookie);
  expect(other).toMatchObject({ othersCompleted: false, nextOpen: { id: left?.id } });
});

test('progress counts completed lessons over those that are open to the learner', async () => {
  const cookie = await bench.register();
  const before = await read<Dashboard>('/api/dashboard', cookie);
  await complete('plain-1', cookie);
  const after = await read<Dashboard>('/api/dashboard', cookie);
  expect(after).toMatchObject({ lessonsCompleted: 1, lessonsOpen: before.lessonsOpen, modulesCompleted: 0 });
  await bench.premium(cookie);
  const premium = await read<Dashboard>('/api/dashboard', cookie);
  expect(premium.lessonsCompleted).toBe(1);
  expect(premium.lessonsOpen).toBeGreaterThan(2 * before.lessonsOpen);
});

test('a module is started by opening a lesson and completed by completing all, and the dashboard shows it', async () => {
  const cookie = await bench.register();
  const newcomer = await read<Dashboard>('/api/dashboard', cookie);
  expect(newcomer).toMatchObject({
    modulesCompleted: 0,
    totalModules: await bench.db.$count(modules),
    quizAverage: 0,
    studyHours: 0,
  });
  expect(newcomer.recentModules.length).toBeGreaterThan(0);
  expect(newcomer.recentModules.every(({ progress, isPremium }) => progress === 0 && !isPremium)).toBe(true);

  const progress = async () => (await read<ModuleDetail>('/api/module/plain', cookie)).module.userProgress;
  await start('plain-1', cookie);
  expect(await progress()).toEqual({ ...unchecked, started: true, completed: false, percent: 0 });
  await complete('plain-1', cookie);
  expect((await progress()).percent).toBe(50);
  await complete('plain-2', cookie);
  // Opening a completed lesson again changes nothing.
  await start('plain-1', cookie);
  expect(await progress()).toEqual({
    ...unchecked,
    started: true,
    completed: true,
    percent: 100,
    passed: true,
  });
  const dashboard = await read<Dashboard>('/api/dashboard', cookie);
  expect(dashboard).toMatchObject({ modulesCompleted: 1, studyHours: 0.3 });
  expect(dashboard.recentModules.map(({ id }) => id)).not.toContain('plain');
  expect(dashboard.recentModules[0]).toMatchObject({ progress: 0, continueLessonId: null });
});

test('a module stays open until its Knowledge Check, the last step, is submitted', async () => {
  const cookie = await bench.register();
  for (const id of ['checked-1', 'checked-2', 'checked-3']) await complete(id, cookie);
  const progress = async () => (await read<ModuleDetail>('/api/module/checked', cookie)).module.userProgress;
  expect(await progress()).toEqual({ ...unchecked, started: true, completed: false, percent: 75 });
  await bench.request('POST', '/api/module/quiz', { cookie, json: { moduleId: 'checked', answers: [0] } });
  expect(await progress()).toEqual({
    ...unchecked,
    started: true,
    completed: true,
    percent: 100,
    bestScore: 0,
  });
});

test('the dashboard continues with the lesson opened last, else with the first one left', async () => {
  const cookie = await bench.register();
  const recent = async () => (await read<Dashboard>('/api/dashboard', cookie)).recentModules[0];
  await start('checked-3', cookie);
  expect(await recent()).toMatchObject({ id: 'checked', progress: 0, continueLessonId: 'checked-3' });
  await complete('checked-3', cookie);
  expect((await recent())?.continueLessonId).toBe('checked-1');
  await start('plain-1', cookie);
  expect(await recent()).toMatchObject({ id: 'plain', continueLessonId: 'plain-1' });
  await start('checked-2', cookie);
  expect(await recent()).toMatchObject({ id: 'checked', progress: 25, continueLessonId: 'checked-2' });
  for (const id of ['checked-1', 'checked-2']) await complete(id, cookie);
  expect(await recent()).toMatchObject({ progress: 75, continueLessonId: null });
});

test("one learner's progress is not another's", async () => {
  const [ruth, naomi] = [await bench.register(), await bench.register()];
  await complete('plain-1', ruth);
  expect((await read<LessonDetail>('/api/lesson/plain-1', ruth)).lesson.completed).toBe(true);
  expect((await read<LessonDetail>('/api/lesson/plain-1', naomi)).lesson.completed).toBe(false);
});

test('a lesson completed twice at once counts once', async () => {
  const cookie = await bench.register();
  const replies = await Promise.all(Array.from({ length: 8 }, () => complete('plain-1', cookie)));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  const { module } = await read<ModuleDetail>('/api/module/plain', cookie);
  expect(module.userProgress.percent).toBe(50);
});

test.each([
  ['a lesson that is not there', 'no-such-lesson', 404],
  ['a locked lesson', 'one-god-three-persons', 403],
  ['a name of 10,000 characters', 'x'.repeat(10_000), 404],
  ['a quote and a semicolon', encodeURIComponent("x'; drop table lessons; --"), 404],
])('%s is neither started nor completed', async (_, id, status) => {
  const cookie = await bench.register();
  const before = await progressRows();
  for (const what of ['start', 'complete']) {
    const response = await bench.request('POST', `/api/lesson/${id}/${what}`, { cookie });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  }
  expect(await progressRows()).toBe(before);
});

test('a module or lesson that does not exist is refused in its own words', async () => {
  const cookie = await bench.register();
  expect(await read('/api/module/nope', cookie)).toMatchObject({ error: 'Module not found' });
  expect(await read('/api/lesson/nope', cookie)).toMatchObject({ error: 'Lesson not found' });
});

test('visitors are refused until they sign in', async () => {
  const before = await progressRows();
  expect((await complete('plain-1', '')).status).toBe(401);
  expect(await progressRows()).toBe(before);
});
