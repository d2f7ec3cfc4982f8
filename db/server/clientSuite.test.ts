import { type Client, createClient, type IntMode, LibsqlBatchError, LibsqlError } from '@libsql/client/web';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bench, openBench, token } from './testBench.ts';

// What the official client's own suite asks of a server over HTTP, asked in our words.

let bench: Bench;
let client: Client;

const clientWith = (config: { intMode?: IntMode; fetch?: typeof fetch } = {}): Client =>
  createClient({ url: bench.server.url, authToken: token, ...config });

beforeAll(async () => {
  bench = await openBench({ readers: 2 });
  client = clientWith();
});
beforeEach(async () => {
  await client.batch(['DROP TABLE IF EXISTS t', 'CREATE TABLE t (a)'], 'write');
});
afterAll(() => bench.close());

const first = async (sql: string, args: Parameters<Client['execute']>[1] = []): Promise<unknown[]> =>
  Array.from((await client.execute({ sql, args })).rows[0] ?? []);
const sum = async (on: Pick<Client, 'execute'> = client): Promise<unknown> =>
  (await on.execute('SELECT sum(a) AS n FROM t')).rows[0]?.n;
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => error,
  );

describe('a result', () => {
  test('has rows that are read by position, by name and as entries', async () => {
    const { columns, columnTypes, rows } = await client.execute(
      "SELECT 1 AS one, 'two' AS two, 0.5 AS three",
    );
    expect([columns, columnTypes]).toEqual([
      ['one', 'two', 'three'],
      ['', '', ''],
    ]);
    expect(rows[0]).toHaveLength(3);
    expect(Array.from(rows[0] ?? [])).toEqual([1, 'two', 0.5]);
    expect(Object.entries(rows[0] ?? {})).toEqual([
      ['one', 1],
      ['two', 'two'],
      ['three', 0.5],
    ]);
  });

  test('has as many rows as there are', async () => {
    const { rows } = await client.execute("VALUES (1, 'one'), (2, 'two'), (3, 'three')");
    expect(rows.map((row) => Array.from(row))).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
  });

  test('names columns and their declared types', async () => {
    await client.execute('CREATE TABLE IF NOT EXISTS typed (i INTEGER, f FLOAT, t TEXT, b BLOB)');
    const { columns, columnTypes } = await client.execute('SELECT i, f AS g, t, b, 1 + 1 FROM typed');
    expect(columns).toEqual(['i', 'g', 't', 'b', '1 + 1']);
    expect(columnTypes).toEqual(['INTEGER', 'FLOAT', 'TEXT', 'BLOB', '']);
  });

  test('counts the rows that a statement changed, behind WITH as well', async () => {
    const counts = [];
    for (const sql of [
      'INSERT INTO t VALUES (1), (2), (3)',
      'WITH x(a) AS (SELECT 2 * a FROM t) INSERT INTO t SELECT a + 1 FROM x',
      'UPDATE t SET a = a WHERE a > 2',
      'DELETE FROM t WHERE a >= 3',
      'SELECT * FROM t',
      'CREATE TABLE IF NOT EXISTS other (a)',
    ]) {
      counts.push((await client.execute(sql)).rowsAffected);
    }
    expect(counts).toEqual([3, 3, 4, 4, 0, 0]);
  });

  test('tells the rowid of what was inserted, past what a double holds', async () => {
    const { lastInsertRowid } = await client.execute("INSERT INTO t VALUES ('one'), ('two')");
    expect(await first('SELECT a FROM t WHERE rowid = ?', [lastInsertRowid ?? null])).toEqual(['two']);
    const far = await client.execute('INSERT INTO t (rowid, a) VALUES (9007199254740993, 1)');
    expect(far.lastInsertRowid).toBe(9_007_199_254_740_993n);
  });

  test('has the rows of RETURNING beside the count', async () => {
    const result = await client.execute("INSERT INTO t VALUES (1), (2) RETURNING 42 AS x, 'foo' AS y");
    expect(result).toMatchObject({ columns: ['x', 'y'], rowsAffected: 2, lastInsertRowid: 2n });
    expect(result.rows).toHaveLength(2);
  });

  test('has a form in JSON', async () => {
    const sql = "SELECT 42 AS integer, 0.5 AS float, NULL AS none, 'foo' AS text, x'626172' AS blob";
    expect((await client.execute(sql)).toJSON()).toEqual({
      columns: ['integer', 'float', 'none', 'text', 'blob'],
      columnTypes: ['', '', '', '', ''],
      rows: [[42, 0.5, null, 'foo', 'YmFy']],
      rowsAffected: 0,
      lastInsertRowid: null,
    });
    expect((await client.execute('INSERT INTO t (rowid) VALUES (12345)')).toJSON()).toEqual({
      columns: [],
      columnTypes: [],
      rows: [],
      rowsAffected: 1,
      lastInsertRowid: '12345',
    });
    const { rows } = (await clientWith({ intMode: 'bigint' }).execute('SELECT 42')).toJSON();
    expect(rows).toEqual([['42']]);
  });
});

const least = -(2n ** 63n);
const most = 2n ** 63n - 1n;

describe('a value', () => {
  const roundTrip = async (value: unknown, intMode?: IntMode): Promise<unknown> => {
    const own = intMode ? clientWith({ intMode }) : client;
    await own.execute({ sql: 'INSERT INTO t VALUES (?)', args: [value as string] });
    const answers = [
      await own.execute({ sql: 'SELECT ?', args: [value as string] }),
      await own.execute('SELECT a FROM t'),
    ].map(({ rows }) => rows[0]?.[0]);
    expect(answers[1], 'from a table').toEqual(answers[0]);
    return answers[0];
  };

  test.each(['', 'boomerang', 'a\n\r\t "', 'Ünïcode 漢字 🎓', null])(
    '%j comes back as it is',
    async (value) => {
      expect(await roundTrip(value)).toBe(value);
    },
  );

  test.each(['number', 'bigint', 'string'] as const)(
    'of a number is a number where integers are a %s',
    async (mode) => {
      const numbers = [0, -2023, 12.345, 1e18, -1e18, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE];
      for (const value of numbers) {
        await client.execute('DELETE FROM t');
        expect(await roundTrip(value, mode)).toBe(value);
      }
    },
  );

  test.each([0n, -42n, 9_007_199_254_740_993n, least, most])('of the integer %s is exact', async (value) => {
    expect(await roundTrip(value, 'bigint')).toBe(value);
    await client.execute('DELETE FROM t');
    expect(await roundTrip(value, 'string')).toBe(String(value));
    expect(await first("SELECT ? || ''", [value])).toEqual([String(value)]);
  });

  test('of an integer is a number while that is exact, and an error beyond', async () => {
    expect(await roundTrip(9_007_199_254_740_991n, 'number')).toBe(9_007_199_254_740_991);
    for (const value of [9_007_199_254_740_992n, -1_152_921_504_594_532_842n]) {
      await expect(client.execute({ sql: 'SELECT ?', args: [value] })).rejects.toBeInstanceOf(RangeError);
    }
  });

  test('of a boolean is an integer, of a date its milliseconds', async () => {
    const args = [true, false, new Date('2023-01-02T12:34:56Z')];
    const modes = { number: [1, 0], bigint: [1n, 0n], string: ['1', '0'] };
    for (const [intMode, integers] of Object.entries(modes)) {
      const { rows } = await clientWith({ intMode: intMode as IntMode }).execute({
        sql: 'SELECT ?, ?, ?',
        args,
      });
      expect(Array.from(rows[0] ?? [])).toEqual([...integers, 1_672_662_896_000]);
    }
  });

  test.each([0, 1, 2, 3, 256])('of %i bytes comes back as they are', async (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index % 256) ^ 0xab);
    expect(await roundTrip(bytes)).toEqual(bytes.buffer);
    expect(await first('SELECT ?', [bytes.buffer])).toEqual([bytes.buffer]);
  });

  test('keeps its SQLite type', async () => {
    const sql = 'SELECT typeof(?), typeof(?), typeof(?), typeof(?), typeof(?)';
    const types = await first(sql, [1n, 1, 'x', new Uint8Array(1), null]);
    expect(types).toEqual(['integer', 'real', 'text', 'blob', 'null']);
  });

  test('may be infinite in an answer', async () => {
    expect(await first('SELECT 9e999, -9e999')).toEqual([Infinity, -Infinity]);
  });

  test.each([
    ['nothing', undefined, TypeError],
    ['no number', Number.NaN, RangeError],
    ['infinity', Infinity, RangeError],
    ['an integer of more than 64 bits', most + 1n, RangeError],
  ])('of %s is refused', async (_, value, error) => {
    const args = [value as number];
    await expect(client.execute({ sql: 'SELECT ?', args })).rejects.toBeInstanceOf(error);
  });
});

describe('arguments', () => {
  test.each([
    ['SELECT ?, ?', ['one', 'two'], ['one', 'two']],
    ['SELECT ?2, ?3, ?1', ['one', 'two', 'three'], ['two', 'three', 'one']],
    ['SELECT ?3, ?1', ['one', 'two', 'three'], ['three', 'one']],
    ['SELECT ?2, ?, ?3', ['one', 'two', 'three'], ['two', 'three', 'three']],
  ])('%s are bound by position', async (sql, args, row) => {
    expect(await first(sql, args)).toEqual(row);
  });

  test.each([':', '@', '$'])(
    'with %s are bound by name, with and without it, more than once',
    async (sign) => {
      const sql = `SELECT ${sign}b, ${sign}a, ${sign}b || ${sign}a, ?1`;
      expect(await first(sql, { a: 'one', [`${sign}b`]: 'two' })).toEqual(['two', 'one', 'twoone', 'two']);
    },
  );

  test.each([
    ['a missing value', 'SELECT ?, ?', [1]],
    ['a superfluous value', 'SELECT ?', [1, 2]],
    ['an unknown name', 'SELECT :a', { a: 1, b: 2 }],
  ])('with %s are refused', async (_, sql, args) => {
    await expect(first(sql, args as number[])).rejects.toMatchObject({ code: 'ARGS_INVALID' });
  });
});

describe('a batch', () => {
  test('answers each statement', async () => {
    const results = await client.batch(
      ['SELECT 1 + 1', { sql: 'SELECT ?', args: ['boomerang'] }, ['VALUES (?), (?)', ['big', 'ben']]],
      'read',
    );
    expect(results.map(({ rows }) => rows.map((row) => row[0]))).toEqual([
      [2],
      ['boomerang'],
      ['big', 'ben'],
    ]);
  });

  test.each(['write', 'deferred'] as const)(
    'in mode %s runs in order and commits as a whole',
    async (mode) => {
      const results = await client.batch(
        [
          'INSERT INTO t VALUES (21) RETURNING 2 * a',
          'SELECT a FROM t',
          'INSERT INTO t VALUES (2)',
          'SELECT a FROM t',
        ],
        mode,
      );
      expect(results.map(({ rows }) => rows.map((row) => row[0]))).toEqual([[42], [21], [], [21, 2]]);
      expect(await sum()).toBe(23);
    },
  );

  test('leaves nobody in between', async () => {
    await client.execute('CREATE TABLE IF NOT EXISTS tenfold (a)');
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const results = await client.batch(
          [
            { sql: 'INSERT INTO t VALUES (?)', args: [n] },
            { sql: 'INSERT INTO tenfold VALUES (?)', args: [10 * n] },
            'SELECT (SELECT sum(a) FROM t) * 10 = (SELECT sum(a) FROM tenfold)',
          ],
          'write',
        );
        expect(results[2]?.rows[0]?.[0]).toBe(1);
      }),
    );
    expect(await sum()).toBe(1225);
  });

  test.each(['write', 'deferred'] as const)(
    'in mode %s is undone as a whole by the statement that fails',
    async (mode) => {
      await client.execute('CREATE UNIQUE INDEX once ON t (a)');
      const statements = [1, 2, 1, 3].map((n) => `INSERT INTO t VALUES (${n})`);
      const error = await thrownBy(client.batch(statements, mode));
      expect(error).toBeInstanceOf(LibsqlBatchError);
      expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT', statementIndex: 2 });
      expect(await sum()).toBeNull();
      await client.batch(['INSERT INTO t VALUES (5)'], mode);
      expect(await sum()).toBe(5);
    },
  );

  test.each([0, 1, 2])('that reads names the statement that fails, at %i', async (statementIndex) => {
    const statements = [0, 1, 2].map((index) =>
      index === statementIndex ? 'SELECT broken' : `SELECT ${index}`,
    );
    const error = await thrownBy(client.batch(statements, 'read'));
    expect(error).toMatchObject({ name: 'LibsqlBatchError', code: 'SQLITE_ERROR', statementIndex });
  });

  test('in mode read cannot write', async () => {
    const batch = client.batch(['SELECT 1', 'INSERT INTO t VALUES (1)'], 'read');
    await expect(batch).rejects.toMatchObject({ code: 'SQLITE_READONLY', statementIndex: 1 });
    expect(await sum()).toBeNull();
  });

  test('may have a thousand different statements, or one four thousand times', async () => {
    const different = Array.from({ length: 1_000 }, (_, n) => `SELECT ${n}`);
    expect((await client.batch(different, 'read')).map(({ rows }) => rows[0]?.[0])).toEqual([
      ...different.keys(),
    ]);
    const same = Array.from({ length: 4_000 }, (_, n) => ({ sql: 'SELECT ?', args: [n] }));
    expect((await client.batch(same, 'read')).map(({ rows }) => rows[0]?.[0])).toEqual([...same.keys()]);
  });
});

describe('a transaction', () => {
  test.each([
    ['commit', 3],
    ['rollback', null],
    ['close', null],
  ] as const)('ends with %s, and is closed then', async (end, stored) => {
    const transaction = await client.transaction('write');
    await transaction.execute('INSERT INTO t VALUES (1)');
    await transaction.execute('INSERT INTO t VALUES (2)');
    expect([transaction.closed, await sum(transaction)]).toEqual([false, 3]);
    await transaction[end]();
    expect(transaction.closed).toBe(true);
    await expect(transaction.execute('SELECT 1')).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' });
    expect(await sum()).toBe(stored);
  });

  test.each(['commit', 'rollback'] as const)('may %s without a statement', async (end) => {
    await (await client.transaction('read'))[end]();
  });

  test('goes on after a statement that failed', async () => {
    const transaction = await client.transaction('write');
    for (const broken of ['SELECT broken', 'INSERT INTO nowhere VALUES (1)']) {
      await expect(transaction.execute(broken)).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
      await transaction.execute('INSERT INTO t VALUES (1)');
    }
    await transaction.commit();
    expect(await sum()).toBe(2);
  });

  const inserts = ['INSERT INTO t VALUES (1)', { sql: 'INSERT INTO t VALUES (?)', args: [2] }];
  test.each(['first', 'second'])('runs a batch and a script as its %s step', async (place) => {
    for (const run of [
      (on: Pick<Client, 'batch'>) => on.batch(inserts),
      (on: Pick<Client, 'executeMultiple'>) =>
        on.executeMultiple('INSERT INTO t VALUES (1); INSERT INTO t VALUES (2)'),
    ]) {
      const transaction = await client.transaction('write');
      if (place === 'second') await transaction.execute('DELETE FROM t');
      await run(transaction as unknown as Client);
      expect(await sum(transaction)).toBe(3);
      transaction.close();
    }
    expect(await sum()).toBeNull();
  });

  test('stops a batch and a script where they fail, and goes on', async () => {
    await client.execute('CREATE UNIQUE INDEX once ON t (a)');
    const transaction = await client.transaction('write');
    const statements = [1, 2, 1, 8].map((n) => `INSERT INTO t VALUES (${n})`);
    const error = await thrownBy(transaction.batch(statements));
    expect(error).toMatchObject({ name: 'LibsqlBatchError', code: 'SQLITE_CONSTRAINT', statementIndex: 2 });
    const script = 'INSERT INTO t VALUES (4); INSERT INTO t VALUES (1); INSERT INTO t VALUES (16)';
    await expect(transaction.executeMultiple(script)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
    expect(await sum(transaction)).toBe(7);
    await transaction.commit();
    expect(await sum()).toBe(7);
  });
});

describe('a script', () => {
  test('runs its statements, its own transaction as well', async () => {
    await client.executeMultiple(
      'INSERT INTO t VALUES (1), (2); BEGIN; INSERT INTO t VALUES (4); INSERT INTO t VALUES (8); COMMIT',
    );
    expect(await sum()).toBe(15);
  });

  test('stops where it fails, and its open transaction is undone', async () => {
    for (const begin of ['', 'BEGIN;']) {
      const script = `INSERT INTO t VALUES (1); ${begin} INSERT INTO t VALUES (2); INSERT INTO t VALUES (broken()); INSERT INTO t VALUES (4)`;
      await expect(client.executeMultiple(script)).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
    }
    // Once both that came before the failure, once only what was outside the transaction.
    expect(await sum()).toBe(4);
  });
});

describe('a migration', () => {
  beforeEach(() =>
    client.executeMultiple(
      'DROP TABLE IF EXISTS child; DROP TABLE IF EXISTS parent; CREATE TABLE parent (id INTEGER PRIMARY KEY); CREATE TABLE child (id INTEGER REFERENCES parent (id))',
    ),
  );

  test('runs without foreign keys, which are back afterwards', async () => {
    await client.migrate(['INSERT INTO child VALUES (77)', 'INSERT INTO parent VALUES (77)']);
    await expect(client.execute('INSERT INTO child VALUES (78)')).rejects.toThrow('FOREIGN KEY');
    expect(await first('SELECT id FROM child')).toEqual([77]);
  });

  test('is undone as a whole by the statement that fails', async () => {
    const migration = client.migrate(['INSERT INTO parent VALUES (1)', 'INSERT INTO nowhere VALUES (1)']);
    await expect(migration).rejects.toMatchObject({ code: 'SQLITE_ERROR', statementIndex: 1 });
    expect(await first('SELECT count(*) FROM parent')).toEqual([0]);
    await expect(client.execute('INSERT INTO child VALUES (1)')).rejects.toThrow('FOREIGN KEY');
  });
});

describe('an error', () => {
  beforeAll(() =>
    client.execute(
      'CREATE TABLE ruled (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, age CHECK (age >= 0), peer REFERENCES ruled (id))',
    ),
  );
  beforeEach(() => client.execute("INSERT OR REPLACE INTO ruled VALUES (1, 'one', 1, NULL)"));

  test.each([
    ["INSERT INTO ruled VALUES (1, 'two', 1, NULL)", 'UNIQUE constraint failed: ruled.id'],
    ["INSERT INTO ruled VALUES (2, 'one', 1, NULL) RETURNING id", 'UNIQUE constraint failed: ruled.name'],
    ['INSERT INTO ruled VALUES (2, NULL, 1, NULL)', 'NOT NULL constraint failed: ruled.name'],
    ["INSERT INTO ruled VALUES (2, 'two', -1, NULL)", 'CHECK constraint failed: age >= 0'],
    ["INSERT INTO ruled VALUES (2, 'two', 1, 77)", 'FOREIGN KEY constraint failed'],
  ])('of a constraint has the code of all constraints: %s', async (sql, message) => {
    const error = await thrownBy(client.execute(sql));
    expect(error).toBeInstanceOf(LibsqlError);
    expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT', message: `SQLITE_CONSTRAINT: ${message}` });
  });

  test.each(['SELECT broken', 'SELECT * FROM nowhere', 'NOT A VALID SQL'])(
    'of %s has the code of errors',
    async (sql) => {
      const error = await thrownBy(client.execute(sql));
      expect(error).toBeInstanceOf(LibsqlError);
      expect(error).toMatchObject({ code: 'SQLITE_ERROR' });
    },
  );
});

describe('a client', () => {
  test('that is closed refuses, and serves again when it has reconnected', async () => {
    const own = clientWith();
    const transaction = await own.transaction('write');
    await transaction.execute('INSERT INTO t VALUES (1)');
    own.close();
    expect([own.closed, transaction.closed]).toEqual([true, true]);
    await expect(own.execute('SELECT 1')).rejects.toThrow('Client is closed');
    await expect(own.batch(['SELECT 1'])).rejects.toThrow('Client is closed');
    await expect(own.executeMultiple('SELECT 1')).rejects.toThrow('Client is closed');
    own.reconnect();
    expect([own.closed, await sum(own)]).toEqual([false, null]);
  });

  test('sends by the fetch it is given, one request for a call', async () => {
    let requests = 0;
    const own = clientWith({
      fetch: (...request) => {
        requests += 1;
        return fetch(...request);
      },
    });
    await own.execute('SELECT 42');
    await own.batch(['SELECT 1', 'SELECT 2'], 'read');
    await own.executeMultiple('SELECT 1; SELECT 2');
    expect([own.protocol, requests]).toEqual(['http', 3]);
  });
});
