import type { SearchResults } from '@apologia/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { writeModule } from '../../testing/courses/courses.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  cookie = await bench.register();
  await writeModule(bench.db, { id: 'open' });
  await writeModule(bench.db, { id: 'locked', isPremium: true });
  for (const id of ['open', 'locked']) {
    await bench.db.run(
      sql`insert into modules_found (id, title, description, body) values (${id}, ${`Quxyxle of ${id}`}, 'On plumb lines', 'The zymurgist builds.')`,
    );
    await bench.db.run(
      sql`insert into lessons_found (id, title, body) values (${`${id}-1`}, ${`Quxyxle of ${id}`}, 'The zymurgist and the <b>bricklayer</b> agree.')`,
    );
  }
});
afterAll(() => bench.close());

const search = (q: string, as = cookie) =>
  bench.request('GET', `/api/search?${new URLSearchParams({ q })}`, { cookie: as });
const results = async (q: string, as = cookie) => (await (await search(q, as)).json()) as SearchResults;

test('a search finds lessons, modules and verses by their words, and marks the words', async () => {
  const reply = await results('lost sheep');
  expect(reply.scripture.map(({ reference }) => reference)).toContain('Matthew 10:6');
  const walls = await results('bricklayer agrees');
  expect(walls.lessons[0]).toMatchObject({ id: 'open-1', title: 'Lesson 1', isLocked: false });
  expect(walls.lessons[0]?.snippet.filter((_, i) => i % 2)).toEqual(['bricklayer', 'agree']);
  expect(await results('truth tolerance')).toMatchObject({
    modules: expect.arrayContaining([
      expect.objectContaining({ id: 'truth-and-tolerance', category: 'apologetics' }),
    ]),
  });
});

test('a locked lesson or module is found by its title, is shown as locked, and reveals no text', async () => {
  const byTitle = await results('quxyxle');
  expect(byTitle.lessons.map(({ id, isLocked }) => [id, isLocked]).sort()).toEqual([
    ['locked-1', true],
    ['open-1', false],
  ]);
  const locked = [...byTitle.modules, ...byTitle.lessons].filter(({ isLocked }) => isLocked);
  expect(locked.every(({ snippet }) => snippet.length === 0)).toBe(true);
  // That a word occurs in a locked text is not revealed.
  const byText = await results('zymurgist');
  expect([...byText.modules, ...byText.lessons].map(({ id }) => id).sort()).toEqual(['open', 'open-1']);
  expect((await results('plumb')).modules.map(({ id }) => id).sort()).toEqual(['locked', 'open']);
  const premium = await bench.premium(await bench.register());
  expect((await results('zymurgist', premium)).lessons).toHaveLength(2);
});

test('a search takes one round trip, and is for learners only', async () => {
  bench.roundTrips();
  expect((await search('lost sheep')).status).toBe(200);
  expect(bench.roundTrips()).toBe(1);
  expect((await search('lost sheep', '')).status).toBe(401);
});

test.each(['', ' ', '"', '{zzyx} : zzxy', 'zzyx:zzxy', "'; zzyx zzxy zzzz; --", '" zzyx "', '^zzyx*'])(
  'a search for %j finds nothing and breaks nothing',
  async (q) => {
    const response = await search(q);
    expect(response.status).toBe(200);
    expect(((await response.json()) as SearchResults).lessons.map(({ id }) => id)).toEqual([]);
  },
);

test('a search for too much text, or for none, is refused', async () => {
  expect((await search('x'.repeat(201))).status).toBe(400);
  expect((await bench.request('GET', '/api/search', { cookie })).status).toBe(400);
});

test('a word is found by its first three letters, and a word of fewer letters as a whole', async () => {
  const lessons = async (q: string) => (await results(q)).lessons.map(({ id }) => id);
  expect(await lessons('zym')).toContain('open-1');
  expect(await lessons('zy')).toEqual([]);
  expect((await results('go up')).scripture).not.toEqual([]);
  // A common word is looked up as a whole: nobody who types `the` means `these`.
  const marked = (await results('in the')).scripture.flatMap(({ snippet }) =>
    snippet.filter((_, i) => i % 2).map((word) => word.toLowerCase()),
  );
  expect([...new Set(marked)].sort()).toEqual(['in', 'the']);
});

test('a word that is typed twice is looked up once', async () => {
  expect(await results('sheep lost SHEEP')).toEqual(await results('lost sheep'));
});

test('texts with all words come first, then those with some of them; articles and question words ask nothing of a text', async () => {
  const { lessons } = await results('why does the zymurgist weep');
  expect(lessons[0]?.id).toBe('open-1');
  const [both, ...others] = (await results('zymurgist bricklayer agree')).lessons;
  expect(both?.id).toBe('open-1');
  expect(others.every(({ snippet }) => !snippet.includes('zymurgist'))).toBe(true);
});

test('a title counts for more than a text', async () => {
  const { lessons, best } = await results('empty tomb');
  expect(lessons[0]).toMatchObject({ id: 'weighing-the-empty-tomb', isLocked: true });
  expect(best[0]).toEqual({ kind: 'lessons', id: 'weighing-the-empty-tomb' });
});

test.each([
  ['trinty', 'trinity'],
  ['ressurrection of jesus', 'resurrection of jesus'],
  ['thoedicy', 'theodicy'],
  ['Ephesains', 'ephesians'],
])('%s is taken for %s, and that is said', async (typed, corrected) => {
  const reply = await results(typed);
  expect(reply.corrected).toBe(corrected);
  expect(reply.best).toEqual((await results(corrected)).best);
});

test.each(['trinity', 'resurrecti', 'sufferings', 'prayed', 'maherachel', 'ur', 'xyzzyplugh', '1234567'])(
  '%s is searched for as it is typed',
  async (typed) => {
    expect((await results(typed)).corrected).toBeNull();
  },
);

test('a work of the library is found by its title, its author and what is said of it', async () => {
  for (const q of ['mere christianity', 'cs lewis', 'lewis sehnsucht christianity']) {
    expect(
      (await results(q)).resources.map(({ id }) => id),
      q,
    ).toContain('mere-christianity');
  }
  const [found] = (await results('mere christianity')).resources;
  expect(found).toMatchObject({ title: 'Mere Christianity', author: 'C. S. Lewis' });
});

describe('questions under lessons', () => {
  const found = async (q: string, as = cookie) => (await results(q, as)).questions;
  const post = async (path: string, json: unknown, as = cookie) => {
    const response = await bench.request('POST', path, { cookie: as, json });
    expect(response.status, path).toBe(200);
    return (await response.json()) as { id: string };
  };
  const ask = (text: string, lesson = 'open-1', as = cookie) =>
    post(`/api/discussion/lesson/${lesson}`, { text }, as);
  const answer = (id: string, as: string) =>
    post(`/api/discussion/question/${id}/answers`, { text: 'Because of the ground.' }, as);

  test('are found by their words, with their lesson and how many answered', async () => {
    const { id } = await ask('Does the trowelmaster count the bricks twice?');
    await answer(id, await bench.register());
    expect(await found('trowelmaster bricks')).toEqual([
      {
        id,
        lesson: { id: 'open-1', title: 'Lesson 1' },
        answerCount: 1,
        snippet: ['Does the ', 'trowelmaster', ' count the ', 'bricks', ' twice?'],
      },
    ]);
    bench.roundTrips();
    await found('trowelmaster');
    expect(bench.roundTrips()).toBe(1);
  });

  test('are not found where their lesson is locked', async () => {
    const premium = await bench.premium(await bench.register());
    await ask('Is the scaffoldwright paid by the day?', 'locked-1', premium);
    expect(await found('scaffoldwright')).toEqual([]);
    expect(await found('scaffoldwright', premium)).toHaveLength(1);
  });

  test('are forgotten when they are changed, hidden, taken back or deleted, and with their account', async () => {
    const other = await bench.register();
    const changed = await ask('Was the mortarwell dry in spring?');
    await post(`/api/discussion/post/${changed.id}/edit`, { text: 'Was the cisternhead dry in spring?' });
    expect(await found('mortarwell')).toEqual([]);
    expect(await found('cisternhead')).toHaveLength(1);

    await bench.db.run(sql`update posts set hidden_at = 1 where id = ${changed.id}`);
    expect(await found('cisternhead')).toEqual([]);
    await bench.db.run(sql`update posts set hidden_at = null where id = ${changed.id}`);
    expect(await found('cisternhead')).toHaveLength(1);

    await answer(changed.id, other);
    await post(`/api/discussion/post/${changed.id}/delete`, undefined);
    expect(await found('cisternhead')).toEqual([]);

    const deleted = await ask('Who carries the hodbasket up the wall?');
    await post(`/api/discussion/post/${deleted.id}/delete`, undefined);
    expect(await found('hodbasket')).toEqual([]);

    const leaving = await bench.register({ password: 'a staff of almond wood' });
    await ask('Where is the limepit of the city?', 'open-1', leaving);
    expect(await found('limepit')).toHaveLength(1);
    await post('/api/account/delete', { proof: { password: 'a staff of almond wood' } }, leaving);
    expect(await found('limepit')).toEqual([]);
    // Nor in what the index is stored as, where words that begin as others do are stored without their beginning.
    const blocks = await bench.db.all<{ block: string }>(
      sql`select hex(block) as block from questions_found_data`,
    );
    const stored = blocks.map(({ block }) => Buffer.from(block, 'hex').toString('latin1')).join();
    expect(stored).toContain('rowelmast');
    expect(stored).not.toMatch(/ortarwel|isternhead|odbasket|imepit/);
    expect(await bench.db.all(sql`select * from question_rows`)).toHaveLength(2);
  });
});

test('that a word stands in premium texts alone does not show through corrections', async () => {
  await bench.db.run(
    sql`insert into search_words (key, shown, expression, weight, is_open) values ('qwertical', 'qwertical', '"qwertical"', 50, 0)`,
  );
  await bench.db.run(
    sql`insert into search_deletions (form, word_id) select 'qwerticl', id from search_words where key = 'qwertical'`,
  );
  const premium = await bench.premium(await bench.register());
  expect((await results('qwerticl')).corrected).toBeNull();
  expect((await results('qwerti')).corrected).toBeNull();
  expect((await results('qwerticl', premium)).corrected).toBe('qwertical');
});

/** The processor time of a search in milliseconds, database included; other work of the machine does not count. */
async function costOf(q: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 6; n++) {
    const began = process.cpuUsage();
    await results(q);
    const { user, system } = process.cpuUsage(began);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

test('words that occur nearly everywhere cost little more than others', async () => {
  // The first searches also pay for what is compiled once.
  for (let n = 0; n < 3; n++) await costOf('lost sheep');
  for (const q of ['a', 'the', 'and', 'in the', 'of the lord', 'the The tHe thE THe tHE THE', 'god']) {
    expect((await results(q)).scripture, q).toHaveLength(6);
    expect(await costOf(q), q).toBeLessThan(6 * (await costOf('lost sheep')) + 5);
  }
});

describe('with a low rate limit', () => {
  let small: Awaited<ReturnType<typeof startBench>>;
  beforeAll(async () => {
    small = await startBench({ SEARCHES_PER_ADDRESS_PER_MINUTE: '8', SEARCHES_PER_ACCOUNT_PER_MINUTE: '3' });
  });
  afterAll(() => small.close());

  test('a learner may search only so often a minute, and so may an address with all its learners', async () => {
    const ask = (path: string, as = '', address = '192.0.2.1') =>
      small.request('GET', path, { cookie: as, headers: { 'cf-connecting-ip': address } });
    const statuses = async (path: string, as: string, times: number, address?: string) => {
      const codes: number[] = [];
      for (let n = 0; n < times; n++) codes.push((await ask(path, as, address)).status);
      return codes;
    };
    const [ruth, naomi] = [await small.register(), await small.register()];
    expect(await statuses('/api/search?q=sheep', ruth, 4)).toEqual([200, 200, 200, 429]);
    // Searches of Scripture count towards the same limit; passages by reference do not.
    expect(await statuses('/api/scripture?q=sheep', naomi, 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses('/api/scripture?ref=Jude+3', ruth, 2)).toEqual([200, 200]);
    // Refused searches count for the address too.
    const refused = await ask('/api/scripture?q=sheep');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many' });
    expect(await statuses('/api/scripture?q=sheep', '', 1, '192.0.2.2')).toEqual([200]);
    small.roundTrips();
    await ask('/api/search?q=sheep', ruth);
    expect(small.roundTrips()).toBe(0);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await statuses('/api/search?q=sheep', ruth, 1)).toEqual([200]);
    vi.useRealTimers();
  });
});
