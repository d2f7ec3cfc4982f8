import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client/web';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLibsqlServer } from './index.ts';
import { openBench, token } from './testBench.ts';

let folder: string;
let file: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'libsql-file-'));
  file = path.join(folder, 'academy.db');
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(folder, { recursive: true, force: true });
});

/** A server as a process of its own, and its first line. */
async function spawnServer(): Promise<{ child: ChildProcess; said: string }> {
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    env: { ...process.env, LIBSQL_FILE: file, LIBSQL_TOKEN: token },
    execArgv: [],
    silent: true,
  });
  children.push(child);
  const said = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.once('data', (chunk) => resolve(String(chunk).trim()));
  });
  return { child, said: await said };
}

const start = (more: object = {}) => startLibsqlServer({ file, token, lockTimeoutMs: 0, ...more });
const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);

test('a second server on a file is refused in one sentence that names the first', async () => {
  const { child, said } = await spawnServer();
  const { url } = JSON.parse(said);
  await expect(start()).rejects.toThrow(
    new RegExp(`academy.db is in use by process ${child.pid} \\(at ${url} since 20.*\\): end that one first`),
  );
  const second = await spawnServer();
  expect(second.said).toMatch(/^libSQL server: the database file .* is in use by process \d+ .*$/);
  expect(await once(second.child, 'exit')).toEqual([1, null]);
  // And the first goes on.
  await createClient({ url, authToken: token }).execute('SELECT 1');
});

test('a server that is killed leaves no lock behind, one that ends gives it back', async () => {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const { child } = await spawnServer();
    child.kill(signal);
    // Not even its end is waited for: the next one does that itself.
    const server = await start({ lockTimeoutMs: 10_000 });
    await server.close();
  }
});

test('of twenty that start at once, one serves', async () => {
  const started = await Promise.allSettled(Array.from({ length: 20 }, () => start({ lockTimeoutMs: 200 })));
  const served = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(served).toHaveLength(1);
  await served[0]?.close();
});

test('the file and what lies beside it is for its owner alone', async () => {
  writeFileSync(file, '', { mode: 0o644 });
  chmodSync(file, 0o644);
  const bench = await openBench({ file, readers: 1 });
  await bench.client.execute('CREATE TABLE t (n)');
  await bench.client.execute('SELECT n FROM t');
  const names = readdirSync(folder);
  expect(names).toContain('academy.db-wal');
  expect(names.map((name) => [name, modeOf(name)])).toEqual(names.map((name) => [name, '600']));
  await bench.close();
});

/** A database of some hundred pages. */
function fill(): void {
  const engine = new Database(file);
  engine.exec('CREATE TABLE t (n INTEGER PRIMARY KEY, text); CREATE INDEX t_text ON t (text)');
  engine.exec(
    `WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 5000)
     INSERT INTO t SELECT n, 'a text of some length, number ' || n FROM c`,
  );
  engine.close();
}

test('a file damaged in the middle is refused at start, in one sentence', async () => {
  fill();
  const size = statSync(file).size;
  await (await start({ checksFile: true })).close();
  const sound = `${file}.sound`;
  copyFileSync(file, sound);
  for (const damage of [
    (fd: number) => writeSync(fd, Buffer.alloc(4096, 0xa5), 0, 4096, Math.floor(size / 8192) * 4096),
    (fd: number) => writeSync(fd, Buffer.alloc(16_384), 0, 16_384, 8192),
  ]) {
    copyFileSync(sound, file);
    damage(openSync(file, 'r+'));
    const before = readFileSync(file);
    await expect(start({ checksFile: true })).rejects.toThrow(
      /academy\.db is damaged \(.*\): restore a backup$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  }
  copyFileSync(sound, file);
  const { child, said } = await spawnServer();
  expect(JSON.parse(said)).toMatchObject({ ready: true });
  child.kill('SIGKILL');
});

test('a file that is deleted or replaced under a running server is told of, and nothing is acknowledged', async () => {
  const told: string[] = [];
  const bench = await openBench({ file, readers: 1, onTrouble: (sentence) => told.push(sentence) });
  await bench.client.execute('CREATE TABLE t (n)');
  const aside = `${file}.aside`;
  renameSync(file, aside);
  const gone = { code: 'DATABASE_GONE' };
  await expect(bench.client.execute('INSERT INTO t VALUES (1)')).rejects.toMatchObject(gone);
  await expect(bench.client.execute('SELECT n FROM t')).rejects.toMatchObject(gone);
  writeFileSync(file, '');
  await expect(bench.client.execute('SELECT n FROM t')).rejects.toMatchObject(gone);
  expect(told).toEqual([expect.stringMatching(/academy\.db was deleted or replaced while the server ran/)]);
  rmSync(file);
  renameSync(aside, file);
  await bench.client.execute('INSERT INTO t VALUES (1)');
  expect((await bench.client.execute('SELECT n FROM t')).rows).toHaveLength(1);
  await bench.close();
});

test('what a killed server left of a backup is gone after the next start', async () => {
  const left = `${file}-backup-part-left`;
  writeFileSync(left, 'half a backup');
  await (await start()).close();
  expect(readdirSync(folder)).not.toContain(path.basename(left));
});
