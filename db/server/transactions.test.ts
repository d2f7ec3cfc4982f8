import { copyFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from '@libsql/client/web';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LibsqlServerOptions } from './index.ts';
import { type Bench, execute, openBench, token } from './testBench.ts';

let bench: Bench;

/** By default nothing is given up: crowds take as long as the machine is busy. */
async function open(timeouts: Partial<LibsqlServerOptions> = {}): Promise<void> {
  bench = await openBench({ streamIdleMs: 30_000, writeQueueTimeoutMs: 120_000, ...timeouts });
  await bench.client.executeMultiple('CREATE TABLE counter (n INTEGER); INSERT INTO counter VALUES (0)');
}

async function reopen(timeouts: Partial<LibsqlServerOptions>): Promise<void> {
  await bench.close();
  await open(timeouts);
}

beforeEach(() => open());

afterEach(() => bench.close());

async function count(reader: Pick<Transaction, 'execute'> = bench.client): Promise<bigint> {
  return (await reader.execute('SELECT n FROM counter')).rows[0]?.n as bigint;
}

const increment = 'UPDATE counter SET n = n + 1';

test('40 parallel transactions that read, then write, lose nothing', async () => {
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const transaction = await bench.client.transaction('write');
      const n = await count(transaction);
      await transaction.execute({ sql: 'UPDATE counter SET n = ?', args: [n + 1n] });
      await transaction.commit();
    }),
  );
  expect(await count()).toBe(40n);
});

test('writers of all sorts at once lose nothing', async () => {
  const writers = [
    () => bench.client.execute(increment),
    () => bench.client.execute(`${increment} RETURNING n`),
    () => bench.client.batch(['SELECT n FROM counter', increment], 'deferred'),
    () => bench.client.executeMultiple(`BEGIN; SELECT n FROM counter; ${increment}; COMMIT`),
  ];
  await Promise.all(Array.from({ length: 60 }, (_, index) => writers[index % writers.length]?.()));
  expect(await count()).toBe(60n);
});

test('readers see the committed state while a write transaction is open', async () => {
  const transaction = await bench.client.transaction('write');
  await transaction.execute(increment);
  const reader = await bench.client.transaction('read');
  expect(await count(reader)).toBe(0n);
  expect(await count()).toBe(0n);
  await transaction.commit();
  expect(await count(reader)).toBe(0n);
  expect(await count()).toBe(1n);
  await reader.rollback();
});

test('an abandoned transaction is undone and the next writer proceeds', async () => {
  await reopen({ streamIdleMs: 250 });
  const abandoned = await bench.client.transaction('write');
  await abandoned.execute(increment);
  await bench.client.execute('UPDATE counter SET n = n + 10');
  expect(await count()).toBe(10n);
  await expect(abandoned.execute(increment)).rejects.toMatchObject({ code: 'STREAM_EXPIRED' });
  await expect(abandoned.commit()).rejects.toThrow();
  expect(await count()).toBe(10n);
});

test('a transaction in use outlives the idle time, and a waiting writer is told so', async () => {
  await reopen({ streamIdleMs: 1_000, writeQueueTimeoutMs: 500 });
  const busy = await bench.client.transaction('write');
  await busy.execute(increment);
  const waiter = bench.client.execute(increment).catch((error: unknown) => error);
  for (let turn = 0; turn < 4; turn += 1) {
    await sleep(500);
    await busy.execute(increment);
  }
  expect(await waiter).toMatchObject({
    code: 'SQLITE_BUSY',
    message: expect.stringContaining('database is locked'),
  });
  await busy.commit();
  expect(await count()).toBe(5n);
});

test('writers are served in the order they came', async () => {
  const first = await bench.client.transaction('write');
  await first.execute('CREATE TABLE arrivals (who)');
  const waiters: Promise<unknown>[] = [];
  for (const who of [1, 2, 3, 4, 5]) {
    waiters.push(bench.client.execute({ sql: 'INSERT INTO arrivals VALUES (?)', args: [BigInt(who)] }));
    await sleep(10);
  }
  await first.commit();
  await Promise.all(waiters);
  const { rows } = await bench.client.execute('SELECT who FROM arrivals ORDER BY rowid');
  expect(rows.map(({ who }) => who)).toEqual([1n, 2n, 3n, 4n, 5n]);
});

test('a transaction whose reading is out of date cannot write, and can start again', async () => {
  const late = await bench.client.transaction('deferred');
  await count(late);
  await bench.client.execute(increment);
  await expect(late.execute(increment)).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
    message: expect.stringContaining('what this transaction read has changed'),
  });
  await late.rollback();
  await bench.client.execute(increment);
  expect(await count()).toBe(2n);
});

test('a client that leaves the queue neither writes nor blocks the others', async () => {
  const first = await bench.client.transaction('write');
  await first.execute(increment);
  const leaver = new AbortController();
  const waiting = fetch(`${bench.server.url}/v2/pipeline`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({
      requests: [execute('UPDATE counter SET n = n + 100'), execute('BEGIN IMMEDIATE')],
    }),
    signal: leaver.signal,
  }).catch(() => 'left');
  await sleep(30);
  leaver.abort();
  expect(await waiting).toBe('left');
  await sleep(30);
  await first.commit();
  await bench.client.execute(increment);
  expect(await count()).toBe(2n);
});

test('a stream that stays open outside a transaction does not keep the write lock', async () => {
  const { baton } = await bench.pipeline([execute(increment)]);
  await bench.client.execute(increment);
  // With the lock kept, the writer above would have waited until this stream had expired.
  const answer = await bench.pipeline([execute(increment), { type: 'close' }], baton);
  expect(answer.results[0]?.type).toBe('ok');
  expect(await count()).toBe(3n);
});

test('closing the server undoes open transactions, serves waiting writers and leaves one file', async () => {
  const closing = await openBench();
  await closing.client.executeMultiple('CREATE TABLE counter (n INTEGER); INSERT INTO counter VALUES (0)');
  const open = await closing.client.transaction('write');
  await open.execute('UPDATE counter SET n = 1000');
  const waiting = closing.client.execute(increment);
  await sleep(30);
  await Promise.all([closing.server.close(), waiting]);
  const copy = `${bench.file}.copy`;
  await copyFile(closing.file, copy);
  await closing.close();
  const again = await openBench({ file: copy });
  expect(await count(again.client)).toBe(1n);
  await again.close();
});

test('a lock held by another program is an error now and no trouble later', async () => {
  const foreign = new Database(bench.file);
  foreign.exec('BEGIN IMMEDIATE');
  const transaction = await bench.client.transaction('write');
  await expect(transaction.execute(increment)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await expect(bench.client.execute(increment)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  foreign.exec('COMMIT');
  foreign.close();
  await bench.client.batch([increment], 'write');
  expect(await count()).toBe(1n);
});

test('a read-only transaction stays one, and a refused BEGIN does not make one', async () => {
  const { baton } = await bench.pipeline([
    execute('BEGIN IMMEDIATE'),
    execute('BEGIN READONLY'),
    execute(increment),
  ]);
  const answer = await bench.pipeline([execute('COMMIT'), { type: 'close' }], baton);
  expect(answer.results[0]?.type).toBe('ok');
  expect(await count()).toBe(1n);
});
