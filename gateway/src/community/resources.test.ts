import { community, type LessonDetail, type Resource } from '@apologia/contract';
import { lessons, resources, savedResources } from '@apologia/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { writeModule } from '../testing/courses/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'open' });
  await writeModule(bench.db, { id: 'locked', isPremium: true });
  await bench.db.insert(resources).values({
    id: 'on-walls',
    title: 'On Walls',
    author: 'A. Mason',
    type: 'lecture',
    year: '1900',
    level: 'advanced',
    subjects: ['hermeneutics'],
    where: 'In few libraries.',
    description: 'How they stand.',
    lessons: ['open-1', 'locked-1', 'gone'],
    position: 900,
  });
});
afterAll(() => bench.close());

const library = async (cookie: string) =>
  (await (await bench.request('GET', '/api/resources', { cookie })).json()) as Resource[];
const onWalls = async (cookie: string) => (await library(cookie)).find(({ id }) => id === 'on-walls');
const save = (id: string, json: unknown, cookie: string) =>
  bench.request('POST', `/api/resources/${id}/save`, { cookie, json });

test('a learner reads the library in the order of the curators', async () => {
  const list = await library(await bench.register());
  expect(community.resources.response.parse(list)).toEqual(list);
  expect(list.slice(0, 6).map(({ type }) => type)).toEqual([
    'book',
    'book',
    'book',
    'book',
    'podcast',
    'article',
  ]);
  expect(list[0]).toMatchObject({ id: 'mere-christianity', author: 'C. S. Lewis', year: '1952' });
  expect(list[0]).not.toHaveProperty('position');
});

test('the library holds the first six resources and at least forty more, of every type, subject and level', async () => {
  const list = (await library(await bench.register())).filter(({ id }) => id !== 'on-walls');
  expect(list.length).toBeGreaterThanOrEqual(46);
  const kinds = (of: (one: Resource) => string | string[]) => new Set(list.flatMap(of)).size;
  expect([kinds(({ type }) => type), kinds(({ subjects }) => subjects), kinds(({ level }) => level)]).toEqual(
    [5, 5, 3],
  );
});

test('every lesson that a resource names exists', async () => {
  const ids = new Set((await bench.db.select({ id: lessons.id }).from(lessons)).map(({ id }) => id));
  const shelf = await bench.db.select().from(resources);
  for (const work of shelf.filter(({ id }) => id !== 'on-walls')) {
    for (const id of work.lessons) expect(ids.has(id), `${work.id}: ${id}`).toBe(true);
  }
});

test('a resource links to its lessons that are open to the learner, and they link to it', async () => {
  const cookie = await bench.register();
  expect((await onWalls(cookie))?.lessons).toEqual([{ id: 'open-1', title: 'Lesson 1' }]);
  const shelfOf = async (id: string) =>
    ((await (await bench.request('GET', `/api/lesson/${id}`, { cookie })).json()) as LessonDetail).lesson
      .shelf;
  expect(await shelfOf('open-1')).toEqual([{ id: 'on-walls', title: 'On Walls', author: 'A. Mason' }]);
  expect(await shelfOf('open-2')).toEqual([]);
  expect(await shelfOf('locked-1')).toEqual([]);
  await bench.premium(cookie);
  expect((await onWalls(cookie))?.lessons).toHaveLength(2);
});

test('a learner’s saved resources are theirs alone, however often they are saved', async () => {
  const [ruth, naomi] = [await bench.register(), await bench.register()];
  const replies = await Promise.all(Array.from({ length: 8 }, () => save('on-walls', { saved: true }, ruth)));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect((await onWalls(ruth))?.isSaved).toBe(true);
  expect((await onWalls(naomi))?.isSaved).toBe(false);
  await save('on-walls', { saved: false }, naomi);
  expect((await onWalls(ruth))?.isSaved).toBe(true);
  await save('on-walls', { saved: false }, ruth);
  expect((await onWalls(ruth))?.isSaved).toBe(false);
});

test.each<[string, string, unknown, number]>([
  ['a work that is not there', 'no-such-work', { saved: true }, 404],
  ['a name that is none', '..%2f', { saved: true }, 404],
  ['neither yes nor no', 'on-walls', { saved: 'yes' }, 400],
  ['nothing', 'on-walls', {}, 400],
])('saving is refused for %s', async (_, id, json, status) => {
  const before = await bench.db.$count(savedResources);
  expect((await save(id, json, await bench.register())).status).toBe(status);
  expect(await bench.db.$count(savedResources)).toBe(before);
});

test('a visitor is asked to sign in', async () => {
  for (const cookie of [undefined, 'apologia_session=made-up', `apologia_session=${'a'.repeat(64)}`]) {
    const response = await bench.request('GET', '/api/resources', cookie ? { cookie } : {});
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: 'Please sign in to continue.',
      code: 'not_signed_in',
    });
  }
  expect((await save('on-walls', { saved: true }, '')).status).toBe(401);
});
