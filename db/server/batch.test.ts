import { LibsqlBatchError } from '@libsql/client/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bench, openBench } from './testBench.ts';

let bench: Bench;

beforeEach(async () => {
  bench = await openBench({ readers: 2 });
  await bench.client.execute('CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT UNIQUE)');
});

afterEach(() => bench.close());

async function names(): Promise<unknown[]> {
  return (await bench.client.execute('SELECT name FROM t ORDER BY id')).rows.map(({ name }) => name);
}

test.each(['write', 'deferred'] as const)('a %s batch commits as a whole', async (mode) => {
  const results = await bench.client.batch(
    [
      { sql: 'INSERT INTO t VALUES (1, ?)', args: ['a'] },
      { sql: 'INSERT INTO t VALUES (2, ?)', args: ['b'] },
      'SELECT count(*) AS n FROM t',
    ],
    mode,
  );
  expect(results[2]?.rows[0]?.n).toBe(2n);
  expect(await names()).toEqual(['a', 'b']);
});

test.each(['write', 'deferred'] as const)('a failing statement undoes the whole %s batch', async (mode) => {
  const error: unknown = await bench.client
    .batch(
      ["INSERT INTO t VALUES (1, 'a')", "INSERT INTO t VALUES (2, 'a')", "INSERT INTO t VALUES (3, 'c')"],
      mode,
    )
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(LibsqlBatchError);
  expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE', statementIndex: 1 });
  expect(await names()).toEqual([]);
  await bench.client.batch(["INSERT INTO t VALUES (1, 'a')"], 'write');
  expect(await names()).toEqual(['a']);
});

test('a read batch cannot write', async () => {
  const batch = bench.client.batch(['SELECT 1', "INSERT INTO t VALUES (1, 'a')"], 'read');
  await expect(batch).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
  expect(await names()).toEqual([]);
});

test('conditions decide over each step', async () => {
  const step = (sql: string, condition?: object): object => ({ stmt: { sql }, condition });
  const ok = (index: number): object => ({ type: 'ok', step: index });
  const error = (index: number): object => ({ type: 'error', step: index });
  const { results } = await bench.pipeline([
    {
      type: 'batch',
      batch: {
        steps: [
          step('SELECT 1'),
          step('SELECT broken'),
          step('SELECT 2', ok(0)),
          step('SELECT 3', ok(1)),
          step('SELECT 4', error(1)),
          step('SELECT 5', error(0)),
          step('SELECT 6', { type: 'not', cond: ok(0) }),
          step('SELECT 7', { type: 'and', conds: [ok(0), error(1)] }),
          step('SELECT 8', { type: 'and', conds: [ok(0), ok(1)] }),
          step('SELECT 9', { type: 'or', conds: [ok(1), error(1)] }),
          step('SELECT 10', { type: 'or', conds: [ok(1), error(0)] }),
          step('BEGIN', { type: 'is_autocommit' }),
          step('SELECT 12', { type: 'is_autocommit' }),
          // A skipped step is neither ok nor failed.
          step('SELECT 13', { type: 'or', conds: [ok(12), error(12)] }),
        ],
      },
    },
    { type: 'close' },
  ]);
  const batch = results[0]?.response?.result;
  const ran = batch?.step_results.flatMap((result, index) => (result === null ? [] : [index]));
  expect(ran).toEqual([0, 2, 4, 7, 9, 11]);
  expect(batch?.step_errors.map((stepError) => stepError?.code ?? null)).toEqual(
    Array.from({ length: 14 }, (_, index) => (index === 1 ? 'SQLITE_ERROR' : null)),
  );
});
