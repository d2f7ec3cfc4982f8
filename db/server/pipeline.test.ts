import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bench, execute, openBench } from './testBench.ts';

let bench: Bench;

beforeEach(async () => {
  bench = await openBench();
  await bench.client.execute('CREATE TABLE t (id INTEGER PRIMARY KEY, name VARCHAR(9))');
});

afterEach(() => bench.close());

test('describe tells parameters, columns and effects without running anything', async () => {
  const { results } = await bench.pipeline([
    { type: 'describe', sql: "INSERT INTO t (name) VALUES (?), (:a), (?4), ('?') RETURNING id, name, 1" },
    { type: 'describe', sql: 'EXPLAIN SELECT @x -- ?' },
    { type: 'describe', sql: 'SELECT nonsense FROM t' },
    execute('SELECT count(*) FROM t'),
    { type: 'close' },
  ]);
  expect(results[0]?.response?.result).toEqual({
    params: [{ name: null }, { name: ':a' }, { name: null }, { name: '?4' }],
    cols: [
      { name: 'id', decltype: 'INTEGER' },
      { name: 'name', decltype: 'VARCHAR(9)' },
      { name: '1', decltype: null },
    ],
    is_explain: false,
    is_readonly: false,
  });
  expect(results[1]?.response?.result).toMatchObject({
    is_explain: true,
    is_readonly: true,
    params: [{ name: '@x' }],
  });
  expect(results[2]).toMatchObject({ type: 'error', error: { code: 'SQLITE_ERROR' } });
  expect(results[3]?.response?.result?.rows[0]?.[0]?.value).toBe('0');
});

test('stored SQL serves execute, batch, sequence and describe until it is closed', async () => {
  const first = await bench.pipeline([
    { type: 'store_sql', sql_id: 1, sql: "INSERT INTO t (name) VALUES ('x')" },
    { type: 'execute', stmt: { sql_id: 1 } },
    { type: 'sequence', sql_id: 1 },
    { type: 'batch', batch: { steps: [{ stmt: { sql_id: 1 } }, { stmt: { sql_id: 9 } }] } },
    { type: 'store_sql', sql_id: 1, sql: 'SELECT 1' },
  ]);
  expect(first.results.map(({ type }) => type)).toEqual(['ok', 'ok', 'ok', 'ok', 'error']);
  expect(first.results[3]?.response?.result?.step_errors.map((error) => error?.code)).toEqual([
    undefined,
    'SQL_ID_NOT_FOUND',
  ]);
  const second = await bench.pipeline(
    [
      { type: 'describe', sql_id: 1 },
      { type: 'close_sql', sql_id: 1 },
      { type: 'close_sql', sql_id: 77 },
      { type: 'execute', stmt: { sql_id: 1 } },
      execute('SELECT count(*) FROM t'),
      { type: 'close' },
    ],
    first.baton,
  );
  expect(second.results.map(({ type }) => type)).toEqual(['ok', 'ok', 'ok', 'error', 'ok', 'ok']);
  expect(second.results[4]?.response?.result?.rows[0]?.[0]?.value).toBe('3');
  expect(second.baton).toBeNull();
});

test('a stream keeps its transaction from request to request, under a new baton each time', async () => {
  const first = await bench.pipeline([
    { type: 'get_autocommit' },
    execute('BEGIN'),
    { type: 'get_autocommit' },
  ]);
  expect(first.results.map(({ response }) => response?.is_autocommit)).toEqual([true, undefined, false]);
  const second = await bench.pipeline([{ type: 'get_autocommit' }], first.baton);
  expect(second.results[0]?.response?.is_autocommit).toBe(false);
  expect(second.baton).not.toBe(first.baton);
  const replay = await bench.post({ baton: first.baton, requests: [] });
  expect([replay.status, await replay.json()]).toMatchObject([400, { code: 'BATON_INVALID' }]);
});

test('nothing runs on a stream after its close', async () => {
  const { results } = await bench.pipeline([{ type: 'close' }, execute('SELECT 1'), { type: 'close' }]);
  expect(results.map(({ type, error }) => error?.code ?? type)).toEqual([
    'ok',
    'STREAM_CLOSED',
    'STREAM_CLOSED',
  ]);
});

test('want_rows: false runs the statement and keeps the rows', async () => {
  const { results } = await bench.pipeline([
    execute("INSERT INTO t (name) VALUES ('a'), ('b') RETURNING id", { want_rows: false }),
    { type: 'close' },
  ]);
  expect(results[0]?.response?.result).toMatchObject({
    rows: [],
    affected_row_count: 2,
    last_insert_rowid: '2',
  });
  expect(results[0]?.response?.result?.cols).toHaveLength(1);
});
