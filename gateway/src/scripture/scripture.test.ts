import type { Passage, VerseFound } from '@apologia/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const call = (search: Record<string, string>) =>
  bench.request('GET', `/api/scripture?${new URLSearchParams(search)}`);
async function passages(ref: string): Promise<Passage[]> {
  const response = await call({ ref });
  expect(response.status, ref).toBe(200);
  return ((await response.json()) as { passages: Passage[] }).passages;
}
const highlighted = ({ verses }: Passage) => verses.filter(({ isAsked }) => isAsked);

describe('a passage', () => {
  test('comes with its chapter and the way to the next', async () => {
    const [passage] = await passages('1 Peter 3:15');
    expect(passage).toMatchObject({ reference: '1 Peter 3:15', previous: '1 Peter 2', next: '1 Peter 4' });
    expect(passage?.verses).toHaveLength(22);
    expect(passage && highlighted(passage)).toMatchObject([
      { chapter: 3, verse: 15, text: expect.stringMatching(/^But sanctify the Lord God in your hearts\./) },
    ]);
  });

  test.each([
    ['1Pet3:15', '1 Peter 3:15', 1],
    ['Rom. 1:18–20', 'Romans 1:18–20', 3],
    ['Jude 3', 'Jude 1:3', 1],
    ['psalm 23', 'Psalm 23', 7],
    ['Genesis 1:1-2:3', 'Genesis 1:1–2:3', 34],
    ['Song of Songs 2:4', 'Song of Solomon 2:4', 1],
    ['John 18', 'John 18', 40],
  ])('%s is %s', async (ref, reference, count) => {
    const [passage] = await passages(ref);
    expect(passage?.reference).toBe(reference);
    // The title of a psalm is its verse 0, and belongs to the psalm.
    expect(passage && highlighted(passage).filter(({ verse }) => verse > 0)).toHaveLength(
      ref === 'psalm 23' ? 6 : count,
    );
  });

  test('comes with up to four others, in the order of the references', async () => {
    const found = await passages('John 1:1; 2:1; 3:1; 4:1; 5:1; 6:1; 7:1');
    expect(found.map(({ reference }) => reference)).toEqual([1, 2, 3, 4, 5].map((n) => `John ${n}:1`));
  });

  test('of poetry keeps its lines, and a psalm its title', async () => {
    const [psalm] = await passages('Psalm 3:1');
    expect(psalm?.verses.slice(0, 2)).toMatchObject([
      { verse: 0, text: 'A Psalm by David, when he fled from Absalom his son.', isAsked: false },
      {
        verse: 1,
        text: 'Yahweh, how my adversaries have increased!\nMany are those who rise up against me.',
      },
    ]);
  });

  test.each(['Luke 17:36', 'Acts 8:37', 'Acts 15:34', 'Acts 24:7', 'Romans 16:25'])(
    'at %s, which this translation does not have, is blank',
    async (ref) => {
      const [passage] = await passages(ref);
      expect(passage && highlighted(passage)).toMatchObject([{ text: '' }]);
    },
  );

  test('at either end of the Bible has no neighbour beyond it', async () => {
    expect((await passages('Genesis 1:1'))[0]).toMatchObject({ previous: null, next: 'Genesis 2' });
    expect((await passages('Revelation 22:21'))[0]).toMatchObject({ previous: 'Revelation 21', next: null });
    expect((await passages('Malachi 4:6'))[0]?.next).toBe('Matthew 1');
  });

  test('that is a whole book is shown from its beginning', async () => {
    const [book] = await passages('Psalms');
    expect(book?.verses.length).toBeLessThanOrEqual(200);
    expect(book?.verses[0]).toMatchObject({ chapter: 1, verse: 1 });
    expect(book?.next).toBe(`Psalm ${book?.verses.at(-1)?.chapter}`);
  });
});

describe('the words of a search', () => {
  const found = async (q: string) => {
    const response = await call({ q });
    expect(response.status).toBe(200);
    return ((await response.json()) as { found: VerseFound[] }).found;
  };

  test('find their verses, and are marked in them', async () => {
    const verses = await found('lost sheep');
    const [parable] = verses.filter(({ reference }) => reference.startsWith('Luke 15'));
    expect(parable?.snippet.filter((_, i) => i % 2)).toEqual(expect.arrayContaining(['lost']));
    expect(verses.length).toBeLessThanOrEqual(20);
  });

  test('are found in another form, and by their beginning', async () => {
    expect((await found('shepherds flocks night')).map(({ reference }) => reference)).toContain('Luke 2:8');
    expect((await found('sanctify lord god hearts alw')).map(({ reference }) => reference)).toEqual([
      '1 Peter 3:15',
    ]);
  });

  test.each(['"', '* OR', 'NEAR(a b)', "x' or 1=1 --", '( ) : ^ -', '真', 'text:god', 'a'.repeat(200)])(
    'like %s are words and no operators',
    async (q) => {
      expect(Array.isArray(await found(q))).toBe(true);
    },
  );
});

test.each<[string, Record<string, string>, number]>([
  ['nothing', {}, 400],
  ['an empty reference', { ref: '' }, 400],
  ['a book that is not there', { ref: 'Hezekiah 3:1' }, 404],
  ['a verse that is not there', { ref: 'John 3:99' }, 404],
  ['a chapter that is not there', { ref: 'John 99' }, 404],
  ['201 characters', { ref: 'x'.repeat(201) }, 400],
  ['201 characters of words', { q: 'x'.repeat(201) }, 400],
  ['half a surrogate pair', { q: 'a\0b' }, 400],
])('a query with %s is refused', async (_, search, status) => {
  const response = await call(search);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({
    error: expect.stringMatching(/\.$/),
    code: expect.any(String),
  });
});

test('a query takes one round trip, however many passages it names', async () => {
  bench.roundTrips();
  await call({ ref: 'John 1:1; 2:1; 3:1' });
  expect(bench.roundTrips()).toBe(1);
  await call({ q: 'lost sheep' });
  expect(bench.roundTrips()).toBe(1);
});
