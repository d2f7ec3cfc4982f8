import { type LessonDetail, limits, type ProgressReport } from '@apologia/contract';
import { lessons } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { writeModule } from '../testing/courses/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  await writeModule(bench.db, { id: 'long' });
  await bench.db
    .update(lessons)
    .set({
      content: [
        '<p>Whose wall is it?</p>',
        '<h2>A <em>plumb</em> line &amp; a level</h2>',
        '<p>It hangs.</p>',
        '<p>It is still.</p>',
      ],
    })
    .where(eq(lessons.id, 'long-1'));
});
afterAll(() => bench.close());

const post = (cookie: string, path: string, json: object = {}) =>
  bench.request('POST', path, { cookie, json });
const save = (cookie: string, id: string, json: object) => post(cookie, `/api/lesson/${id}/place`, json);
const read = async <T>(cookie: string, path: string) =>
  (await (await bench.request('GET', path, { cookie })).json()) as T;
const placeIn = async (cookie: string, id: string) =>
  (await read<LessonDetail>(cookie, `/api/lesson/${id}`)).lesson.place;
const resumed = async (cookie: string) =>
  (await read<ProgressReport>(cookie, '/api/dashboard/progress')).resume?.lesson;

test('a lesson that was opened remembers where its reader is, and the dashboard says under which heading', async () => {
  const cookie = await bench.register();
  expect(await placeIn(cookie, 'long-1')).toBeNull();
  await post(cookie, '/api/lesson/long-1/start');
  expect(await resumed(cookie)).toMatchObject({ id: 'long-1', place: null });
  expect((await save(cookie, 'long-1', { block: 3, offset: 7 })).status).toBe(200);
  expect(await placeIn(cookie, 'long-1')).toEqual({ block: 3, offset: 7 });
  expect(await resumed(cookie)).toMatchObject({
    id: 'long-1',
    place: { percent: 75, heading: 'A plumb line & a level' },
  });
  // Opened or completed again, it is where it was.
  await post(cookie, '/api/lesson/long-1/start');
  expect(await placeIn(cookie, 'long-1')).toEqual({ block: 3, offset: 7 });
  // Back at the beginning there is nothing to go on with.
  await save(cookie, 'long-1', { block: 0, offset: 4 });
  expect(await resumed(cookie)).toMatchObject({ place: null });
});

test('the lesson read last is the one to go on with', async () => {
  const cookie = await bench.register();
  await post(cookie, '/api/lesson/long-1/start');
  await post(cookie, '/api/lesson/long-2/start');
  await bench.db.run(`update lesson_progress set last_active_at = last_active_at - 1000`);
  await save(cookie, 'long-1', { block: 2, offset: 0 });
  expect(await resumed(cookie)).toMatchObject({ id: 'long-1', place: { percent: 50 } });
});

test('a place is its learner’s own, and nothing is made of one in a lesson that was not opened', async () => {
  const [ruth, naomi] = [await bench.register(), await bench.register()];
  await post(ruth, '/api/lesson/long-1/start');
  expect((await save(naomi, 'long-1', { block: 2, offset: 0 })).status).toBe(200);
  expect(await placeIn(ruth, 'long-1')).toBeNull();
  expect(await placeIn(naomi, 'long-1')).toBeNull();
  expect((await save('', 'long-1', { block: 2, offset: 0 })).status).toBe(401);
});

test('a place that is none is refused', async () => {
  const cookie = await bench.register();
  await post(cookie, '/api/lesson/long-1/start');
  for (const json of [
    {},
    { block: -1, offset: 0 },
    { block: 1.5, offset: 0 },
    { block: 1, offset: limits.placeMax + 1 },
  ])
    expect((await save(cookie, 'long-1', json)).status).toBe(400);
  expect(await placeIn(cookie, 'long-1')).toBeNull();
});
