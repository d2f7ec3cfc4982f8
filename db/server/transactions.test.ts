import { copyFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from '@libsql/client/web';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bench, execute, openBench, TOKEN } from './testBench.ts';

const IDLE_MS = 250;
let bench: Bench;

async function open(streamIdleMs: number): Promise<void> {
  bench = await openBench({ streamIdleMs, writeWaitMs: 4 * streamIdleMs });
  await bench.client.executeMultiple('CREATE TABLE counter (n INTEGER); INSERT INTO counter VALUES (0)');
}

/** Crowds take as long as the machine is busy: here nothing is given up. */
async function openPatiently(): Promise<void> {
  await bench.close();
  await open(30_000);
}

beforeEach(() => open(IDLE_MS));

afterEach(() => bench.close());

async function count(reader: Pick<Transaction, 'execute'> = bench.client): Promise<bigint> {
  return (await reader.execute('SELECT n FROM counter')).rows[0]?.n as bigint;
}

const INCREMENT = 'UPDATE counter SET n = n + 1';

test('a committed transaction stays, a rolled back or closed one does not', async () => {
  for (const end of ['commit', 'rollback', 'close'] as const) {
    const transaction = await bench.client.transaction('write');
    await transaction.execute(INCREMENT);
    expect(await count(transaction)).toBeGreaterThan(0n);
    await transaction[end]();
  }
  await bench.client.execute(INCREMENT);
  expect(await count()).toBe(2n);
});

test('a failing statement leaves its transaction open', async () => {
  const transaction = await bench.client.transaction('write');
  await transaction.execute(INCREMENT);
  await expect(transaction.execute('INSERT INTO nowhere VALUES (1)')).rejects.toMatchObject({
    code: 'SQLITE_ERROR',
  });
  await transaction.executeMultiple(`${INCREMENT}; ${INCREMENT}`);
  await transaction.commit();
  expect(await count()).toBe(3n);
});

test('40 parallel transactions that read, then write, lose nothing', async () => {
  await openPatiently();
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
  await openPatiently();
  const writers = [
    () => bench.client.execute(INCREMENT),
    () => bench.client.execute(`${INCREMENT} RETURNING n`),
    () => bench.client.batch(['SELECT n FROM counter', INCREMENT], 'deferred'),
    () => bench.client.executeMultiple(`BEGIN; SELECT n FROM counter; ${INCREMENT}; COMMIT`),
  ];
  await Promise.all(Array.from({ length: 60 }, (_, index) => writers[index % writers.length]?.()));
  expect(await count()).toBe(60n);
});

test('readers see the committed state while a write transaction is open', async () => {
  const transaction = await bench.client.transaction('write');
  await transaction.execute(INCREMENT);
  const reader = await bench.client.transaction('read');
  expect(await count(reader)).toBe(0n);
  expect(await count()).toBe(0n);
  await transaction.commit();
  expect(await count(reader)).toBe(0n);
  expect(await count()).toBe(1n);
  await reader.rollback();
});

test('an abandoned transaction is undone and the next writer proceeds', async () => {
  const abandoned = await bench.client.transaction('write');
  await abandoned.execute(INCREMENT);
  const started = performance.now();
  await bench.client.execute('UPDATE counter SET n = n + 10');
  expect(performance.now() - started).toBeGreaterThan(IDLE_MS / 2);
  expect(await count()).toBe(10n);
  await expect(abandoned.execute(INCREMENT)).rejects.toMatchObject({ code: 'STREAM_EXPIRED' });
  await expect(abandoned.commit()).rejects.toThrow();
  expect(await count()).toBe(10n);
});

test('a transaction in use outlives the idle time, and a waiting writer is told so', async () => {
  const busy = await bench.client.transaction('write');
  await busy.execute(INCREMENT);
  const waiter = bench.client.execute(INCREMENT).catch((error: unknown) => error);
  for (let turn = 0; turn < 11; turn += 1) {
    await sleep(IDLE_MS / 2);
    await busy.execute(INCREMENT);
  }
  expect(await waiter).toMatchObject({
    code: 'SQLITE_BUSY',
    message: expect.stringContaining('database is locked'),
  });
  await busy.commit();
  expect(await count()).toBe(12n);
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
  await bench.client.execute(INCREMENT);
  await expect(late.execute(INCREMENT)).rejects.toMatchObject({
    code: 'SQLITE_BUSY_SNAPSHOT',
    message: expect.stringContaining('what this transaction read has changed'),
  });
  await late.rollback();
  await bench.client.execute(INCREMENT);
  expect(await count()).toBe(2n);
});

test('a client that leaves the queue neither writes nor blocks the others', async () => {
  const first = await bench.client.transaction('write');
  await first.execute(INCREMENT);
  const leaver = new AbortController();
  const waiting = fetch(`${bench.server.url}/v2/pipeline`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
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
  await bench.client.execute(INCREMENT);
  expect(await count()).toBe(2n);
});

test('a stream that stays open outside a transaction does not keep the write lock', async () => {
  const { baton } = await bench.pipeline([execute(INCREMENT)]);
  await bench.client.execute(INCREMENT);
  // With the lock kept, the writer above would have waited until this stream had expired.
  const answer = await bench.pipeline([execute(INCREMENT), { type: 'close' }], baton);
  expect(answer.results[0]?.type).toBe('ok');
  expect(await count()).toBe(3n);
});

test('closing the server undoes open transactions, serves waiting writers and leaves one file', async () => {
  const closing = await openBench();
  await closing.client.executeMultiple('CREATE TABLE counter (n INTEGER); INSERT INTO counter VALUES (0)');
  const open = await closing.client.transaction('write');
  await open.execute('UPDATE counter SET n = 1000');
  const waiting = closing.client.execute(INCREMENT);
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
  await expect(transaction.execute(INCREMENT)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await expect(bench.client.execute(INCREMENT)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  foreign.exec('COMMIT');
  foreign.close();
  await bench.client.batch([INCREMENT], 'write');
  expect(await count()).toBe(1n);
});

test('a read-only transaction stays one, and a refused BEGIN does not make one', async () => {
  const { baton } = await bench.pipeline([
    execute('BEGIN IMMEDIATE'),
    execute('BEGIN READONLY'),
    execute(INCREMENT),
  ]);
  const answer = await bench.pipeline([execute('COMMIT'), { type: 'close' }], baton);
  expect(answer.results[0]?.type).toBe('ok');
  expect(await count()).toBe(1n);
});
