import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { parsePipeline } from './parseRequest.ts';
import { readShape } from './readShape.ts';
import { analyse } from './statementKind.ts';
import { type Bench, execute, openBench, token } from './testBench.ts';

let bench: Bench;

afterEach(() => bench?.close());

// Nobody waits for its end: it is stopped.
const endless = 'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c';
const interrupted = { code: 'SQLITE_INTERRUPT' };

/** The processes that this one has started as readers. */
function readers(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' '),
  );
  return children.filter((pid) => pid && commandOf(pid).includes('reader.ts')).map(Number);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // Gone between the two readings.
    return '';
  }
}

test('slow reads hold up neither a quick one nor a write', async () => {
  bench = await openBench({ readers: 2, readTimeoutMs: 700 });
  await bench.client.execute('CREATE TABLE t (n)');
  await expect(bench.client.execute(endless)).rejects.toMatchObject(interrupted);
  const ended: string[] = [];
  const slow = Array.from({ length: 4 }, () => bench.client.execute(endless).catch(() => ended.push('slow')));
  await sleep(50);
  await bench.client.execute('INSERT INTO t VALUES (1)').then(() => ended.push('write'));
  await bench.client.execute('SELECT n FROM t').then(() => ended.push('read'));
  await Promise.all(slow);
  expect(ended).toEqual(['write', 'read', 'slow', 'slow', 'slow', 'slow']);
});

test('a read that runs for too long is stopped and says so, alone or in a batch', async () => {
  bench = await openBench({ readers: 1, readTimeoutMs: 500 });
  await expect(bench.client.execute(endless)).rejects.toMatchObject(interrupted);
  await expect(bench.client.batch(['SELECT 1', endless], 'read')).rejects.toMatchObject(interrupted);
  await expect(bench.client.executeMultiple(`SELECT 1; ${endless}`)).rejects.toMatchObject(interrupted);
  expect((await bench.client.execute('SELECT 1 AS one')).rows[0]?.one).toBe(1n);
});

test('a read that waits for a reader for too long is told that it is busy', async () => {
  bench = await openBench({ readers: 1, readTimeoutMs: 1_500, readQueueTimeoutMs: 100 });
  const running = expect(bench.client.execute(endless)).rejects.toMatchObject(interrupted);
  await sleep(20);
  await expect(bench.client.execute('SELECT 1')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await running;
});

test('a read sees every write acknowledged before it', async () => {
  bench = await openBench({ readers: 2 });
  await bench.client.execute('CREATE TABLE counter (n INTEGER)');
  for (let n = 1; n <= 100; n++) {
    await bench.client.execute({ sql: 'INSERT INTO counter VALUES (?)', args: [n] });
    const reads = await Promise.all(
      [1, 2].map(() => bench.client.execute('SELECT max(n) AS n FROM counter')),
    );
    expect(reads.map(({ rows }) => rows[0]?.n)).toEqual([BigInt(n), BigInt(n)]);
  }
  await bench.client.execute('ALTER TABLE counter ADD COLUMN note');
  expect((await bench.client.execute('SELECT * FROM counter LIMIT 1')).columns).toEqual(['n', 'note']);
});

test('reads whose client has gone away give their reader back', async () => {
  bench = await openBench({ readers: 1, readTimeoutMs: 60_000, readQueueTimeoutMs: 60_000 });
  const leaving = new AbortController();
  const body = JSON.stringify({ requests: [execute(endless), { type: 'close' }] });
  const left = Array.from({ length: 10 }, () =>
    fetch(`${bench.server.url}/v2/pipeline`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
      signal: leaving.signal,
    }).catch(() => 'left'),
  );
  await sleep(100);
  leaving.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
  expect((await bench.client.execute('SELECT 1 AS one')).rows[0]?.one).toBe(1n);
});

test('a reader that was killed costs the read it had in hand and no other', async () => {
  bench = await openBench({ readers: 1 });
  await bench.client.execute('SELECT 1');
  const lost = expect(bench.client.execute(endless)).rejects.toMatchObject({ code: 'READER_LOST' });
  await sleep(50);
  for (const pid of readers()) process.kill(pid, 'SIGKILL');
  await lost;
  expect((await bench.client.execute('SELECT 1 AS one')).rows[0]?.one).toBe(1n);
});

test('closing the server ends its readers, also in the middle of a read', async () => {
  bench = await openBench({ readers: 2 });
  await bench.client.execute('SELECT 1');
  const running = bench.client.execute(endless).catch(() => 'ended');
  await sleep(50);
  expect(readers()).not.toEqual([]);
  await bench.server.close();
  expect(await running).toBe('ended');
  expect(readers()).toEqual([]);
});

const close = { type: 'close' };
const store = (sql_id: number, sql: string): object => ({ type: 'store_sql', sql_id, sql });
const shape = (requests: readonly object[], baton?: string): string | undefined =>
  readShape(parsePipeline({ baton, requests }));

test('only what reads and ends its stream is for readers', () => {
  const batch = (...sqls: string[]): object => ({
    type: 'batch',
    batch: { steps: sqls.map((sql) => ({ stmt: { sql } })) },
  });
  expect(shape([batch('BEGIN DEFERRED', 'SELECT 1', 'COMMIT', 'ROLLBACK'), close])).toContain('SELECT 1');
  expect(shape([store(1, 'SELECT 2'), { type: 'execute', stmt: { sql_id: 1 } }, close])).toBe('SELECT 2');
  for (const requests of [
    [execute('SELECT 1')],
    [execute('DELETE FROM t'), close],
    [execute('WITH x AS (SELECT 1) DELETE FROM t'), close],
    [execute('PRAGMA foreign_keys=off'), close],
    [execute('BEGIN IMMEDIATE'), close],
    [execute('SELECT 1; DELETE FROM t'), close],
    [batch('SELECT 1', 'INSERT INTO t VALUES (1) RETURNING n'), close],
    [{ type: 'sequence', sql: 'SELECT 1; DROP TABLE t' }, close],
    [{ type: 'execute', stmt: { sql_id: 1 } }, close],
    // The second text of an id is refused by the stream, and the first one run.
    [store(1, 'DELETE FROM t'), store(1, 'SELECT 1'), { type: 'execute', stmt: { sql_id: 1 } }, close],
  ]) {
    expect(shape(requests), JSON.stringify(requests)).toBeUndefined();
  }
  expect(shape([execute('SELECT 1'), close], 'baton')).toBeUndefined();
});

test("a reader's connection changes nothing, whatever it is given", async () => {
  bench = await openBench();
  await bench.client.execute('CREATE TABLE t (n)');
  const connection = new Connection(bench.file, 'read');
  for (const sql of ['INSERT INTO t VALUES (1)', 'CREATE TABLE u (n)', 'CREATE TEMP TABLE v (n)']) {
    const [statement] = analyse(sql);
    if (!statement) throw new Error(sql);
    expect(() => connection.run(statement, { args: [], named_args: [], want_rows: false })).toThrow(
      'readonly',
    );
  }
  connection.close();
});

test('a reader whose server was killed before it could start ends without a word', async () => {
  const reader = fork(fileURLToPath(new URL('./reader.ts', import.meta.url)), [':memory:'], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  reader.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  reader.disconnect();
  expect(await once(reader, 'exit')).toEqual([0, null]);
  expect(said).toBe('');
});
