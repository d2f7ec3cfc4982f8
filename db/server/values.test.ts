import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bench, execute, openBench } from './testBench.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench({ readers: 2 });
  await bench.client.execute('CREATE TABLE v (id INTEGER PRIMARY KEY, x)');
});

afterAll(() => bench.close());

async function roundTrip(value: bigint | number | string | null | Uint8Array): Promise<unknown> {
  await bench.client.execute({ sql: 'INSERT OR REPLACE INTO v VALUES (1, ?)', args: [value] });
  return (await bench.client.execute('SELECT x FROM v')).rows[0]?.x;
}

test.each([
  ['smallest integer', -(2n ** 63n)],
  ['largest integer', 2n ** 63n - 1n],
  ['integer past 2^53', 9_007_199_254_740_993n],
  ['fraction', 0.1],
  ['large real', 1.7976931348623157e308],
  ['empty text', ''],
  ['text', 'Ünïcode 漢字 🎓 "quoted" \n'],
  ['null', null],
])('%s survives the way into a table and back', async (_, value) => {
  expect(await roundTrip(value)).toBe(value);
});

test.each([0, 1, 2, 3, 256])('a blob of %i bytes survives', async (length) => {
  const blob = Uint8Array.from({ length }, (_, index) => 255 - (index % 256));
  expect(new Uint8Array((await roundTrip(blob)) as ArrayBuffer)).toEqual(blob);
});

test('every kind keeps its SQLite type', async () => {
  const sql = 'SELECT typeof(?) a, typeof(?) b, typeof(?) c, typeof(?) d, typeof(?) e';
  const { rows } = await bench.client.execute({ sql, args: [1n, 1, 'x', new Uint8Array(1), null] });
  expect(Array.from(rows[0] ?? [])).toEqual(['integer', 'real', 'text', 'blob', 'null']);
});

test('infinities reach the client', async () => {
  const { rows } = await bench.client.execute('SELECT 9e999 AS up, -9e999 AS down');
  expect(rows[0]).toMatchObject({ up: Infinity, down: -Infinity });
});

test('integers travel as strings and blobs as base64 without padding', async () => {
  const { results } = await bench.pipeline([execute("SELECT 7, x'01', 1.0, 't', NULL"), { type: 'close' }]);
  expect(results[0]?.response?.result?.rows).toEqual([
    [
      { type: 'integer', value: '7' },
      { type: 'blob', base64: 'AQ' },
      { type: 'float', value: 1 },
      { type: 'text', value: 't' },
      { type: 'null' },
    ],
  ]);
});

test('a blob may be sent with or without padding', async () => {
  const blob = (base64: string): object => ({ type: 'blob', base64 });
  const { results } = await bench.pipeline([
    execute('SELECT hex(?), hex(?)', { args: [blob('AQ'), blob('AQ==')] }),
    { type: 'close' },
  ]);
  expect(results[0]?.response?.result?.rows[0]?.map(({ value }) => value)).toEqual(['01', '01']);
});

test('arguments bind by name with and without prefix, also next to positional ones', async () => {
  const sql = 'SELECT :a AS a, @b AS b, $c AS c, ?2 AS d';
  const named = await bench.client.execute({ sql, args: { a: 1n, '@b': 'two', c: null } });
  expect(Array.from(named.rows[0] ?? [])).toEqual([1n, 'two', null, 'two']);
  const mixed = await bench.pipeline([
    execute('SELECT ?, :name, ?', {
      args: [{ type: 'text', value: 'first' }, { type: 'null' }, { type: 'text', value: 'third' }],
      named_args: [{ name: 'name', value: { type: 'text', value: 'second' } }],
    }),
    { type: 'close' },
  ]);
  expect(mixed.results[0]?.response?.result?.rows[0]?.map(({ value }) => value)).toEqual([
    'first',
    'second',
    'third',
  ]);
});

test.each([
  ['a missing value', { sql: 'SELECT ?, ?', args: [1] }],
  ['a superfluous value', { sql: 'SELECT ?', args: [1, 2] }],
  ['an unknown name', { sql: 'SELECT :a', args: { a: 1, b: 2 } }],
])('%s is refused', async (_, stmt) => {
  await expect(bench.client.execute(stmt)).rejects.toMatchObject({ code: 'ARGS_INVALID' });
});
