import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, LibsqlError } from '@libsql/client/web';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LibsqlServer, type LibsqlServerOptions, startLibsqlServer } from '../../server/index.ts';
import { type Db, openDatabase } from './client.ts';
import { databaseFault, isTaken, isUnreachable } from './errors.ts';

let folder: string;
let file: string;
let server: LibsqlServer;
let db: Db;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-faults-'));
  file = path.join(folder, 'faults.db');
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function serve(options: Partial<LibsqlServerOptions> = {}): Promise<void> {
  server = await startLibsqlServer({ file, token: 'faults', ...options });
  db = openDatabase({ url: server.url, authToken: 'faults' });
}

async function fill(): Promise<void> {
  await db.run(sql`create table t (n integer primary key, text)`);
  await db.run(
    sql`with recursive c(n) as (select 1 union all select n + 1 from c where n < 3000) insert into t select n, hex(randomblob(50)) from c`,
  );
}

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => databaseFault(error),
  );
const insert = (n: number) => db.run(sql`insert into t values (${n}, hex(randomblob(5000)))`);

test('a full disk is full, loses nothing, and is none any more once there is room', async () => {
  await serve();
  await fill();
  // The limit is a setting of the connection that the batch is run on.
  const limit = db.run(sql`pragma max_page_count = 1`);
  const large = db.run(sql`insert into t values (10000, hex(randomblob(5000000)))`);
  const outcome: unknown = await db.batch([limit, large]).catch((error: unknown) => error);
  expect(databaseFault(outcome)).toBe('full');
  expect(isUnreachable(outcome)).toBe(false);
  expect(await db.all(sql`select count(*) as n from t`)).toEqual([{ n: 3000 }]);
  await insert(10_001);
});

test('a file that may not be written is readonly, and still read', async () => {
  await serve();
  await fill();
  expect(
    await faultOf(
      db.transaction(async (tx) => {
        await tx.run(sql`pragma query_only = on`);
        await tx.run(sql`delete from t`);
      }),
    ),
  ).toBe('readonly');
  expect(await db.all(sql`select count(*) as n from t`)).toEqual([{ n: 3000 }]);
});

test('a page that is no page is damage', async () => {
  await serve();
  await fill();
  await server.close();
  const fd = openSync(file, 'r+');
  for (let page = 2; page < statSync(file).size / 4096 - 1; page++)
    writeSync(fd, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  closeSync(fd);
  await serve();
  expect(await faultOf(db.all(sql`select sum(length(text)) from t`))).toBe('damaged');
});

test('busy, in whatever way, is unreachable', async () => {
  await serve({ streamIdleMs: 60_000 });
  await fill();
  const foreign = new Database(file);
  foreign.exec('BEGIN IMMEDIATE');
  expect(await faultOf(insert(1))).toBe('unreachable');
  foreign.exec('ROLLBACK');
  foreign.close();
  const transaction = await createClient({ url: server.url, authToken: 'faults' }).transaction('deferred');
  await transaction.execute('select n from t limit 1');
  await insert(4_000);
  const late: unknown = await transaction.execute('delete from t').catch((error: unknown) => error);
  expect(late).toMatchObject({ code: 'SQLITE_BUSY' });
  expect(databaseFault(late)).toBe('unreachable');
});

test('a server that is overloaded, over its time or gone is unreachable; a refused statement is nobody’s fault', async () => {
  await serve({ maxRequests: 0 });
  expect(await faultOf(db.run(sql`select 1`))).toBe('unreachable');
  await server.close();
  expect(await faultOf(db.run(sql`select 1`))).toBe('unreachable');
  await serve({ readers: 1, readTimeoutMs: 200 });
  const endless = sql`with recursive c(n) as (select 1 union all select n + 1 from c) select count(*) from c`;
  expect(await faultOf(db.all(endless))).toBe('unreachable');
  expect(await faultOf(db.run(sql`select nothing`))).toBeNull();
  expect(databaseFault(new Error('something else'))).toBeNull();
});

test.each([
  ['SQLITE_IOERR_WRITE', 'unreachable'],
  ['SQLITE_IOERR', 'unreachable'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['SQLITE_READONLY_DBMOVED', 'readonly'],
  ['SQLITE_CORRUPT_VTAB', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_BUSY_SNAPSHOT', 'unreachable'],
  ['TRANSACTION_BUSY', 'unreachable'],
  ['TRANSACTION_TIMEOUT', 'unreachable'],
  ['PROXY_ERROR', 'unreachable'],
  ['SQLITE_CONSTRAINT', null],
  ['SQL_INPUT_ERROR', null],
])('%s is %s', async (code, fault) => {
  await serve();
  expect(databaseFault(new Error('query failed', { cause: new LibsqlError('message', code) }))).toBe(fault);
});

test('a row that is taken is told from every other refusal', async () => {
  await serve();
  await db.run(
    sql`create table t (id integer primary key, email text not null unique, unique_name text not null)`,
  );
  const errorOf = (statement: ReturnType<typeof sql>) => db.run(statement).catch((error: unknown) => error);
  await db.run(sql`insert into t values (1, 'one', 'one')`);
  expect(isTaken(await errorOf(sql`insert into t values (1, 'two', 'two')`))).toBe(true);
  expect(isTaken(await errorOf(sql`insert into t values (2, 'one', 'two')`))).toBe(true);
  expect(isTaken(await errorOf(sql`insert into t values (2, 'two', null)`))).toBe(false);
  expect(isTaken(await errorOf(sql`insert into nowhere values (1)`))).toBe(false);
});

test.each([
  // sqld
  ['SQLite error: UNIQUE constraint failed: t.email', 'SQLITE_CONSTRAINT', true],
  ['SQLite error: NOT NULL constraint failed: t.unique_name', 'SQLITE_CONSTRAINT', false],
  // a server that sends extended codes
  ['UNIQUE constraint failed: t.email', 'SQLITE_CONSTRAINT_UNIQUE', true],
  ['UNIQUE constraint failed: t.id', 'SQLITE_CONSTRAINT_PRIMARYKEY', true],
])('another server’s %s with %s is taken: %s', async (message, code, taken) => {
  await serve();
  expect(isTaken(new Error('query failed', { cause: new LibsqlError(message, code) }))).toBe(taken);
});
