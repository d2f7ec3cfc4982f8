import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createClient } from '@libsql/client/web';
import { afterEach, expect, test } from 'vitest';
import { type Bench, execute, openBench, token } from './testBench.ts';

let bench: Bench;
let sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await bench.close();
});

/** What this process has open: files and both ends of connections. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      // Closed between the two readings.
      return [];
    }
  });
}

const howManyOpen = (): number => openFiles().length;

function head(length: number): string {
  return `POST /v2/pipeline HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: ${length}\r\n\r\n`;
}

/** A connection on which so much of a request has been sent. */
async function socketWith(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(bench.server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const closed = async (socket: Socket): Promise<unknown> => socket.closed || once(socket.resume(), 'close');

const inserting = JSON.stringify({ requests: [execute('INSERT INTO t VALUES (1)'), { type: 'close' }] });

async function count(): Promise<bigint> {
  return (await bench.client.execute('SELECT count(*) AS n FROM t')).rows[0]?.n as bigint;
}

test('clients that leave at any moment leave nothing behind and half of nothing', async () => {
  bench = await openBench({ maxRequests: 50 });
  await bench.client.execute('CREATE TABLE t (n)');
  const request = head(inserting.length) + inserting;
  await count();
  const before = howManyOpen();
  for (let round = 0; round < 10; round++) {
    const holder = await bench.client.transaction('write');
    await holder.execute('INSERT INTO t VALUES (2)');
    for (const length of [0, 20, request.length - 5, request.length, request.length]) {
      const socket = await socketWith(request.slice(0, length));
      await sleep(5);
      socket.destroy();
    }
    await sleep(20);
    await holder.rollback();
  }
  // The whole ones waited to write when their clients left.
  expect(await count()).toBe(0n);
  await expect.poll(howManyOpen, { timeout: 20_000 }).toBeLessThanOrEqual(before + 5);
  await Promise.all(Array.from({ length: 40 }, () => bench.client.execute('INSERT INTO t VALUES (3)')));
  expect(await count()).toBe(40n);
});

test('a transaction whose client leaves during its next request ends with the idle time', async () => {
  bench = await openBench({ streamIdleMs: 200 });
  await bench.client.execute('CREATE TABLE t (n)');
  const { baton } = await bench.pipeline([execute('BEGIN IMMEDIATE'), execute('INSERT INTO t VALUES (1)')]);
  const body = JSON.stringify({ baton, requests: [execute('COMMIT'), { type: 'close' }] });
  (await socketWith(head(body.length) + body.slice(0, -3))).destroy();
  await bench.client.execute('INSERT INTO t VALUES (2)');
  expect(await count()).toBe(1n);
});

test('slow uploads and silent connections are ended', async () => {
  bench = await openBench({ transferTimeoutMs: 300 });
  const slow = [
    await socketWith(''),
    await socketWith('POST /v2/pipeline HT'),
    await socketWith(head(inserting.length) + inserting.slice(0, 10)),
  ];
  await Promise.all(slow.map(closed));
  expect((await bench.client.execute('SELECT 1 AS one')).rows[0]?.one).toBe(1n);
});

test('a response that nobody fetches is dropped, and its request is no longer in hand', async () => {
  bench = await openBench({ transferTimeoutMs: 4_000, maxRequests: 1 });
  const large = JSON.stringify({
    requests: [execute("SELECT printf('%.*c', 20000000, 'x')"), { type: 'close' }],
  });
  (await socketWith('')).pause().write(head(large.length) + large);
  const status = async (): Promise<number> => (await bench.post({ requests: [] })).status;
  await expect.poll(status, { timeout: 20_000 }).toBe(503);
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
});

test('one request too many is refused at once, and the next is served', async () => {
  bench = await openBench({ maxRequests: 3 });
  const waiting = [];
  for (let i = 0; i < 3; i++) waiting.push(await socketWith(head(inserting.length) + inserting.slice(0, 10)));
  await sleep(50);
  const refused = await bench.post({ requests: [] });
  expect(refused.status).toBe(503);
  await expect(bench.client.execute('SELECT 1')).rejects.toMatchObject({ code: 'OVERLOADED' });
  waiting[0]?.destroy();
  await expect.poll(async () => (await bench.post({ requests: [] })).status, { timeout: 20_000 }).toBe(200);
});

test('batons that nobody brings back are bounded in number and hold nothing for long', async () => {
  bench = await openBench({ maxStreams: 20, streamIdleMs: 4_000 });
  await bench.client.execute('CREATE TABLE t (n)');
  const begin = [execute('BEGIN'), execute('SELECT n FROM t')];
  const opened = await Promise.all(Array.from({ length: 60 }, () => bench.post({ requests: begin })));
  expect(opened.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    ...Array.from({ length: 40 }, () => 503),
  ]);
  const late = createClient({ url: bench.server.url, authToken: token });
  // One that needs no baton is served all the same.
  await late.execute('INSERT INTO t VALUES (1)');
  const status = async (): Promise<number> => (await bench.post({ requests: begin })).status;
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
  // The engine keeps a closed connection open for as long as one of its statements is not collected.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const logs = (): number => {
    collect();
    return openFiles().filter((name) => name === `${bench.file}-wal`).length;
  };
  // The pool keeps eight.
  await expect.poll(logs, { timeout: 20_000 }).toBeLessThan(12);
});
