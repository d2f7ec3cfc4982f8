import type { SearchResults } from '@apologia/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { writeModule } from '../testing/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  cookie = await bench.register();
  await writeModule(bench.db, { id: 'open' });
  await writeModule(bench.db, { id: 'locked', isPremium: true });
  for (const id of ['open', 'locked']) {
    await bench.db.run(
      sql`insert into modules_found (id, title, description, body) values (${id}, ${`Zwalls of ${id}`}, 'On plumb lines', 'The zymurgist builds.')`,
    );
    await bench.db.run(
      sql`insert into lessons_found (id, title, body) values (${`${id}-1`}, ${`Zwalls of ${id}`}, 'The zymurgist and the <b>bricklayer</b> agree.')`,
    );
  }
});
afterAll(() => bench.close());

const search = (q: string, as = cookie) =>
  bench.request('GET', `/api/search?${new URLSearchParams({ q })}`, { cookie: as });
const results = async (q: string, as = cookie) => (await (await search(q, as)).json()) as SearchResults;

test('finds lessons, modules and verses by their words, and marks them', async () => {
  const found = await results('lost sheep');
  expect(found.scripture.map(({ reference }) => reference)).toContain('Matthew 10:6');
  const walls = await results('bricklayer agrees');
  expect(walls.lessons).toMatchObject([{ id: 'open-1', title: 'Lesson 1', isLocked: false }]);
  expect(walls.lessons[0]?.snippet.filter((_, i) => i % 2)).toEqual(['bricklayer', 'agree']);
  expect(await results('truth tolerance')).toMatchObject({
    modules: expect.arrayContaining([
      expect.objectContaining({ id: 'truth-and-tolerance', category: 'apologetics' }),
    ]),
  });
});

test('what is locked is found by its title, marked, and gives no text away', async () => {
  const byTitle = await results('zwalls');
  expect(byTitle.lessons.map(({ id, isLocked }) => [id, isLocked]).sort()).toEqual([
    ['locked-1', true],
    ['open-1', false],
  ]);
  const locked = [...byTitle.modules, ...byTitle.lessons].filter(({ isLocked }) => isLocked);
  expect(locked.every(({ snippet }) => snippet.length === 0)).toBe(true);
  // That a word stands in its text is text.
  const byText = await results('zymurgist');
  expect([...byText.modules, ...byText.lessons].map(({ id }) => id).sort()).toEqual(['open', 'open-1']);
  expect((await results('plumb')).modules.map(({ id }) => id).sort()).toEqual(['locked', 'open']);
  const premium = await bench.premium(await bench.register());
  expect((await results('zymurgist', premium)).lessons).toHaveLength(2);
});

test('is one round trip, for learners only', async () => {
  bench.roundTrips();
  expect((await search('lost sheep')).status).toBe(200);
  expect(bench.roundTrips()).toBe(1);
  expect((await search('lost sheep', '')).status).toBe(401);
});

test.each(['', ' ', '"', '{title} : x', 'id:locked', "'; drop table lessons; --"])(
  '%j finds nothing and breaks nothing',
  async (q) => {
    const response = await search(q);
    expect(response.status).toBe(200);
    expect(((await response.json()) as SearchResults).lessons).toEqual([]);
  },
);

test('too much, or nothing at all, is refused', async () => {
  expect((await search('x'.repeat(201))).status).toBe(400);
  expect((await bench.request('GET', '/api/search', { cookie })).status).toBe(400);
});
