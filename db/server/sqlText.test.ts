import { describe, expect, test } from 'vitest';
import { splitStatements } from './sqlText.ts';
import { analyse } from './statementKind.ts';

describe('splitting', () => {
  test.each([
    ['SELECT \';\' ; SELECT "a;b", [c;d], `e;f`', 2],
    ['SELECT 1 -- ; no\n; /* ; */ SELECT 2;', 2],
    ["SELECT 'it''s; fine'", 1],
    ['  ;; -- nothing\n ; /* open', 0],
    ['CREATE TRIGGER a AFTER INSERT ON t BEGIN SELECT 1; DELETE FROM t; END; SELECT 3', 2],
    ['CREATE TEMP TRIGGER a AFTER INSERT ON t BEGIN SELECT CASE WHEN 1 THEN 2 END; END', 1],
    ['BEGIN; SELECT 1; END', 3],
  ])('%s', (sql, count) => {
    expect(splitStatements(sql)).toHaveLength(count);
  });

  test('statements keep their own text', () => {
    expect(splitStatements(' SELECT 1 ; SELECT 2 ').map(({ sql }) => sql.trim())).toEqual([
      'SELECT 1',
      'SELECT 2',
    ]);
  });

  test.each([
    ["SELECT ?, :a, ?, :a, '?', @a, $b::c(d), ?2", [null, ':a', null, '@a', '$b::c(d)']],
    ['SELECT ?3, ?', [null, null, '?3', null]],
    ['SELECT ?, ?1', ['?1']],
    ['SELECT ?99999999999', []],
    ['SELECT a$b, "x:y"', []],
  ])('parameters of %s', (sql, names) => {
    expect(splitStatements(sql)[0]?.params).toEqual(names);
  });
});

describe('what needs the write lock', () => {
  test.each([
    'SELECT 1',
    '/* UPDATE */ select 1',
    'VALUES (1)',
    'WITH a AS (SELECT 1), b(x) AS (VALUES (2)) SELECT * FROM a, b',
    'EXPLAIN DELETE FROM t',
    'PRAGMA table_info(t)',
    'PRAGMA main.user_version',
    'BEGIN',
    'BEGIN DEFERRED',
    'SAVEPOINT a',
    'COMMIT',
  ])('not: %s', (sql) => {
    expect(analyse(sql)[0]?.kind.writes).toBe(false);
  });

  test.each([
    'INSERT INTO t VALUES (1) RETURNING *',
    'WITH a AS (SELECT 1) INSERT INTO t SELECT * FROM a',
    'with recursive a(x) as (select 1) delete from t',
    'BEGIN IMMEDIATE',
    'begin exclusive transaction',
    'PRAGMA user_version = 5',
    'PRAGMA wal_checkpoint',
    'CREATE TABLE t (a)',
    'DROP TABLE t',
    'REINDEX',
    'ANALYZE',
    'VACUUM',
    'something unknown',
  ])('yes: %s', (sql) => {
    expect(analyse(sql)[0]?.kind.writes).toBe(true);
  });
});
