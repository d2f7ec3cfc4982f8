import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBench, token } from './testBench.ts';

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'libsql-kill-'));
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function spawnServer(file: string): Promise<{ process: ChildProcess; url: string }> {
  const started = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    env: { ...process.env, LIBSQL_FILE: file, LIBSQL_TOKEN: token, LIBSQL_PORT: '0' },
    execArgv: [],
    silent: true,
  });
  child = started;
  const [line] = (await once(started.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const ready = JSON.parse(line.toString()) as { ready: boolean; url: string };
  expect(ready.ready).toBe(true);
  return { process: started, url: ready.url };
}

test('what was acknowledged before a kill -9 is there after it, transactions whole', async () => {
  const file = join(folder, 'kill.db');
  const server = await spawnServer(file);
  const client = createClient({ url: server.url, authToken: token });
  await client.execute('CREATE TABLE log (n INTEGER PRIMARY KEY, part INTEGER)');
  const acknowledged: number[] = [];
  let next = 0;
  const write = async (): Promise<void> => {
    for (;;) {
      next += 2;
      const n = next;
      // Every writer commits pairs; a pair torn apart would show a lost or half transaction.
      const pair = [n, n + 1].map((key) => ({ sql: 'INSERT INTO log VALUES (?, ?)', args: [key, n] }));
      await client.batch(pair, 'write');
      acknowledged.push(n);
      if (acknowledged.length === 150) server.process.kill('SIGKILL');
    }
  };
  const writers = await Promise.allSettled(Array.from({ length: 6 }, write));
  expect(writers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(acknowledged.length).toBeGreaterThanOrEqual(150);

  const again = await openBench({ file });
  const { rows } = await again.client.execute('SELECT n FROM log');
  const found = new Set(rows.map(({ n }) => Number(n)));
  expect(acknowledged.filter((n) => !found.has(n) || !found.has(n + 1))).toEqual([]);
  const torn = await again.client.execute('SELECT part FROM log GROUP BY part HAVING count(*) <> 2');
  expect(torn.rows).toEqual([]);
  expect((await again.client.execute('PRAGMA integrity_check')).rows[0]?.integrity_check).toBe('ok');
  await again.close();
});

test('commits wait for the disk', async () => {
  const bench = await openBench({ file: join(folder, 'sync.db') });
  const pragma = async (name: string): Promise<unknown> =>
    (await bench.client.execute(`PRAGMA ${name}`)).rows[0]?.[name];
  expect([await pragma('synchronous'), await pragma('journal_mode')]).toEqual([2n, 'wal']);
  await bench.close();
});

test('the command ends cleanly on SIGTERM and when its parent lets go', async () => {
  for (const end of [(p: ChildProcess) => p.kill('SIGTERM'), (p: ChildProcess) => p.disconnect()]) {
    const { process: server } = await spawnServer(join(folder, 'end.db'));
    end(server);
    const [code] = (await once(server, 'exit')) as [number | null];
    expect(code).toBe(0);
  }
});

test('an explained statement keeps no lock: what is written after it is in the one file once the server has closed', async () => {
  const bench = await openBench();
  await bench.client.execute('CREATE TABLE log (n)');
  await bench.client.execute('EXPLAIN QUERY PLAN SELECT * FROM log WHERE n < 5');
  await bench.client.execute('EXPLAIN SELECT * FROM log');
  await bench.client.execute('INSERT INTO log VALUES (1)');
  await expect(bench.close()).resolves.toBeUndefined();
});
