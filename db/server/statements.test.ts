import { LibsqlError } from '@libsql/client/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bench, openBench } from './testBench.ts';

let bench: Bench;

beforeEach(async () => {
  bench = await openBench({ readers: 2 });
  await bench.client.executeMultiple(`
    CREATE TABLE parent (id INTEGER PRIMARY KEY, name TEXT, age INT);
    CREATE TABLE child (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL REFERENCES parent (id));
    CREATE TRIGGER twice AFTER INSERT ON child BEGIN
      UPDATE parent SET age = 1 WHERE id = new.parent;
      UPDATE parent SET age = age + 1 WHERE id = new.parent;
    END;
    INSERT INTO parent VALUES (1, 'semi;colon', 0);
  `);
});

afterEach(() => bench.close());

test('changes are counted without those of triggers', async () => {
  const child = await bench.client.execute('INSERT INTO child VALUES (5, 1) RETURNING id, parent');
  expect(child).toMatchObject({ rowsAffected: 1, lastInsertRowid: 5n });
  expect((await bench.client.execute('SELECT age FROM parent')).rows[0]?.age).toBe(2n);
});

test.each([
  ['SELECT 1; SELECT 2', 'SQL_MANY_STATEMENTS'],
  ['-- only a comment', 'SQL_NO_STATEMENT'],
  ["SELECT 'a\0b'", 'SQLITE_ERROR'],
  ["ATTACH '/tmp/other.db' AS other", 'SQLITE_AUTH'],
  ["VACUUM INTO '/tmp/copy.db'", 'SQLITE_AUTH'],
  ['PRAGMA main.journal_mode = DELETE', 'SQLITE_AUTH'],
  ['PRAGMA synchronous(OFF)', 'SQLITE_AUTH'],
])('%s fails with %s', async (sql, code) => {
  const error: unknown = await bench.client.execute(sql).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(LibsqlError);
  expect(error).toMatchObject({ code });
  expect((await bench.client.execute('SELECT 1 AS one')).rows[0]?.one).toBe(1n);
});

test('settings and temporary tables of one stream are gone for the next', async () => {
  await bench.client.execute('PRAGMA foreign_keys = OFF');
  await expect(bench.client.execute('INSERT INTO child VALUES (1, 77)')).rejects.toThrow('FOREIGN KEY');
  await bench.client.execute('CREATE TEMP TABLE parent AS SELECT 1 AS fake');
  expect((await bench.client.execute('SELECT * FROM parent')).columns).toContain('name');
});
