import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bench, execute, openBench } from './testBench.ts';

let bench: Bench;

beforeEach(async () => {
  bench = await openBench();
  await bench.client.execute('CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT UNIQUE)');
});

afterEach(() => bench.close());

const close = { type: 'close' };
const insert = (name: string) => `INSERT INTO t (name) VALUES ('${name}')`;
const stored = async (): Promise<unknown[]> =>
  (await bench.client.execute('SELECT name FROM t ORDER BY id')).rows.map(({ name }) => name);

test('stored SQL serves statements and steps until it is closed', async () => {
  const store = { type: 'store_sql', sql_id: 1, sql: 'INSERT INTO t DEFAULT VALUES' };
  const byId = { type: 'execute', stmt: { sql_id: 1 } };
  const first = await bench.pipeline([
    store,
    byId,
    { type: 'batch', batch: { steps: [{ stmt: { sql_id: 1 } }, { stmt: { sql_id: 9 } }] } },
    store,
  ]);
  expect(first.results.map(({ type, error }) => error?.code ?? type)).toEqual([
    'ok',
    'ok',
    'ok',
    'SQL_ID_IN_USE',
  ]);
  expect(first.results[2]?.response?.result?.step_errors.map((error) => error?.code)).toEqual([
    undefined,
    'SQL_ID_NOT_FOUND',
  ]);
  const closing = [{ type: 'close_sql', sql_id: 1 }, { type: 'close_sql', sql_id: 77 }, byId, close];
  const second = await bench.pipeline(closing, first.baton);
  expect(second.results.map(({ type, error }) => error?.code ?? type)).toEqual([
    'ok',
    'ok',
    'SQL_ID_NOT_FOUND',
    'ok',
  ]);
  expect(second.baton).toBeNull();
  expect(await stored()).toEqual([null, null]);
});

test('a stream keeps its transaction from request to request, under a new baton each time', async () => {
  const first = await bench.pipeline([execute('BEGIN'), execute(insert('a'))]);
  const second = await bench.pipeline([execute(insert('b'))], first.baton);
  expect(second.baton).not.toBe(first.baton);
  const replay = await bench.post({ baton: first.baton, requests: [] });
  expect([replay.status, await replay.json()]).toMatchObject([400, { code: 'BATON_INVALID' }]);
  expect(await stored()).toEqual([]);
  await bench.pipeline([execute('COMMIT'), close], second.baton);
  expect(await stored()).toEqual(['a', 'b']);
});

test('nothing runs on a stream after its close', async () => {
  const { results } = await bench.pipeline([close, execute(insert('a')), close]);
  expect(results.map(({ type, error }) => error?.code ?? type)).toEqual([
    'ok',
    'STREAM_CLOSED',
    'STREAM_CLOSED',
  ]);
  expect(await stored()).toEqual([]);
});

test('a statement whose rows are not wanted runs and keeps them', async () => {
  const { results } = await bench.pipeline([
    execute(`${insert('a')} RETURNING id`, { want_rows: false }),
    close,
  ]);
  expect(results[0]?.response?.result).toMatchObject({
    cols: [{ name: 'id', decltype: 'INTEGER' }],
    rows: [],
    affected_row_count: 1,
    last_insert_rowid: '1',
  });
});

test('a condition decides over each step of a batch', async () => {
  const ok = (step: number): object => ({ type: 'ok', step });
  const not = (cond: object): object => ({ type: 'not', cond });
  const conditions = [undefined, undefined, ok(0), ok(1), not(ok(0)), not(ok(1)), ok(3), not(ok(3)), ok(99)];
  const steps = conditions.map((condition, index) => ({
    stmt: { sql: index === 1 ? 'SELECT broken' : 'SELECT 1' },
    condition,
  }));
  const { results } = await bench.pipeline([{ type: 'batch', batch: { steps } }, close]);
  const batch = results[0]?.response?.result;
  expect(batch?.step_results.flatMap((result, index) => (result ? [index] : []))).toEqual([0, 2, 5, 7]);
  expect(batch?.step_errors.flatMap((error, index) => (error ? [index] : []))).toEqual([1]);
});

test('integers travel as strings and blobs as base64 without padding', async () => {
  const { results } = await bench.pipeline([execute("SELECT 7, x'01', 1.0, 't', NULL"), close]);
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
  const args = ['AQ', 'AQ=='].map((base64) => ({ type: 'blob', base64 }));
  const { results } = await bench.pipeline([execute('SELECT hex(?), hex(?)', { args }), close]);
  expect(results[0]?.response?.result?.rows[0]?.map(({ value }) => value)).toEqual(['01', '01']);
});

test('an error has the primary code, and the extended one beside it where there is one', async () => {
  const { results } = await bench.pipeline([
    execute(insert('a')),
    execute(insert('a')),
    { type: 'batch', batch: { steps: [{ stmt: { sql: insert('a') } }] } },
    execute('SELECT broken'),
    close,
  ]);
  const taken = {
    message: 'UNIQUE constraint failed: t.name',
    code: 'SQLITE_CONSTRAINT',
    extended_code: 'SQLITE_CONSTRAINT_UNIQUE',
  };
  expect(results[1]?.error).toEqual(taken);
  expect(results[2]?.response?.result?.step_errors).toEqual([taken]);
  expect(results[3]?.error).toEqual({ message: 'no such column: broken', code: 'SQLITE_ERROR' });
});
