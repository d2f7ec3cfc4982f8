import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processTable } from './processTable.ts';

const root = path.resolve(import.meta.dirname, '../..');
let dataDir: string;
let started: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-start-'));
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Run {
  child: ChildProcess;
  said: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const itself = [process.execPath, 'gateway/cli/start.ts'];

function start(env: Record<string, string>, [program = '', ...args] = itself): Run {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
  started.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, said: () => said, ended };
}

async function ready(run: Run): Promise<void> {
  await expect.poll(run.said, { timeout: 60_000, interval: 100 }).toContain('ready in');
}

/** Every process that an academy is made of. */
const family = (child: ChildProcess) => processTable().filter(({ parent }) => parent === child.pid);

const isRunning = (pid: number) => processTable().some((entry) => entry.pid === pid && !entry.isZombie);

const allGone = (pids: number[]) =>
  expect.poll(() => pids.filter(isRunning), { timeout: 15_000 }).toEqual([]);

test.each<[string, Record<string, string>, RegExp]>([
  ['a port that is no number', { PORT: 'eighty' }, /PORT must be a number from 1 to 65535, not eighty\./],
  [
    'a data folder that cannot be',
    { DATA_DIR: '/dev/null/data' },
    /The data folder \/dev\/null\/data cannot be written\./,
  ],
  [
    'a flag that is neither true nor false',
    { DEMO_UPGRADES: 'maybe' },
    /DEMO_UPGRADES must be true or false/,
  ],
  ['an unknown environment', { ENVIRONMENT: 'moon' }, /ENVIRONMENT must be local or production/],
  [
    'a limit that is no number',
    { LOGINS_PER_ADDRESS_PER_MINUTE: 'few' },
    /LOGINS_PER_ADDRESS_PER_MINUTE must be/,
  ],
  [
    'a token that is too short',
    { SHIP_TOKEN_COURSES: 'abc' },
    /SHIP_TOKEN_COURSES must have at least 24 characters/,
  ],
  [
    'demo upgrades in production',
    { ENVIRONMENT: 'production', DEMO_UPGRADES: 'true' },
    /DEMO_UPGRADES must not be true in production/,
  ],
])('%s: one sentence and a failing exit', async (_, env, sentence) => {
  const run = start(env);
  expect(await run.ended).toBe(1);
  expect(run.said()).toMatch(sentence);
  expect(run.said().trim().split('\n')).toHaveLength(1);
});

test('a taken port: one sentence and a failing exit', async () => {
  const port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1');
  const run = start({ PORT: String(port) });
  expect(await run.ended).toBe(1);
  expect(run.said().trim()).toBe(`Port ${port} is taken. Set PORT to a free one.`);
  squatter.close();
});

test.each([
  ['the command itself', 'SIGTERM', null],
  ['the command itself', 'SIGINT', null],
  ['the database', 'SIGTERM', /server\/main/],
  ['workerd', 'SIGTERM', /workerd/],
  ['the command itself', 'SIGKILL', null],
] as const)('%s, sent %s, takes all the others along', async (_, signal, program) => {
  const run = start({ PORT: String(await freePort()) });
  await ready(run);
  const members = family(run.child);
  expect(members.filter(({ command }) => /server\/main|workerd/.test(command)).length).toBeGreaterThanOrEqual(
    2,
  );
  const target = program ? members.find(({ command }) => program.test(command))?.pid : run.child.pid;
  process.kill(target ?? 0, signal);
  await run.ended;
  await allGone(members.map(({ pid }) => pid));
});

test('npx, sent SIGTERM, takes the academy along', async () => {
  const port = await freePort();
  const run = start({ PORT: String(port) }, ['npx', '-y', 'pnpm@12', 'start']);
  await ready(run);
  run.child.kill('SIGTERM');
  await run.ended;
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/healthz`).then(
          () => 'answers',
          () => 'gone',
        ),
      { timeout: 15_000 },
    )
    .toBe('gone');
});

test('after kill -9 a new start finds all that was acknowledged', async () => {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const first = start({ PORT: port });
  await ready(first);
  const names: string[] = [];
  for (let i = 0; i < 5; i++) {
    const username = `witness${i}`;
    const json = { username, email: `${username}@example.org`, password: 'correct horse' };
    const response = await fetch(`${url}/api/auth/register`, { method: 'POST', body: JSON.stringify(json) });
    expect(response.status).toBe(200);
    names.push(username);
  }
  const members = family(first.child).map(({ pid }) => pid);
  first.child.kill('SIGKILL');
  await first.ended;
  await allGone(members);

  const second = start({ PORT: port });
  await ready(second);
  for (const username of names) {
    const json = { username, password: 'correct horse' };
    const response = await fetch(`${url}/api/auth/login`, { method: 'POST', body: JSON.stringify(json) });
    expect(response.status).toBe(200);
  }
  // What was shipped is still there too.
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  second.child.kill('SIGTERM');
  // In order, or by the signal.
  expect([0, 143]).toContain(await second.ended);
});
