import { lessons, modules, pictures } from '@apologia/db/schema/courses';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../src/testing/bench.ts';
import { drawPictures } from './pictures.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  await bench.db.delete(modules).where(ne(modules.id, 'what-is-truth'));
});
afterAll(() => bench.close());

const lesson = 'truth-and-the-way-things-are';
const pictureOf = async (name: string) =>
  (await bench.db.select().from(pictures).where(eq(pictures.name, name)))[0]?.png;

test('every page that is shared has a picture, drawn anew when what it says changes and never else', async () => {
  // Five subjects, a module and its three lessons.
  expect(await drawPictures(bench.db)).toBe(9);
  expect(await drawPictures(bench.db)).toBe(0);
  const before = await pictureOf(`lesson/${lesson}`);
  await bench.db.update(lessons).set({ title: 'What “True” Means' }).where(eq(lessons.id, lesson));
  expect(await drawPictures(bench.db)).toBe(1);
  expect(before?.equals((await pictureOf(`lesson/${lesson}`)) ?? Buffer.of())).toBe(false);
  await bench.db.delete(lessons).where(eq(lessons.id, 'true-for-you'));
  expect(await drawPictures(bench.db)).toBe(0);
  expect(await pictureOf('lesson/true-for-you')).toBeUndefined();
});

test('a picture is a PNG of the size that networks show, and kept for who has no session', async () => {
  for (const name of ['subject/apologetics', 'module/what-is-truth', `lesson/${lesson}`]) {
    const response = await bench.request('GET', `/pictures/${name}.png`);
    expect(response.status, name).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.byteLength).toBeLessThan(100_000);
  }
});

test.each(['lesson/no-such', 'lesson/a/b', "'", 'lesson%00'])('there is no picture %s', async (name) => {
  expect((await bench.request('GET', `/pictures/${name}.png`)).status).toBe(404);
});
