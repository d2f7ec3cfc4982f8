import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allGone, family, freePort, type Run, ready, run } from './testing/running.ts';

let dataDir: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-start-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

function start(env: Record<string, string>, command?: string[]): Run {
  const started = run({ DATA_DIR: dataDir, ...env }, command);
  children.push(started.child);
  return started;
}

test.each<[string, Record<string, string>, RegExp]>([
  ['a port that is no number', { PORT: 'eighty' }, /PORT must be a number from 1 to 65535, not eighty\./],
  ['a port that is none', { PORT: '0' }, /PORT must be a number from 1 to 65535, not 0\./],
  ['a port beyond all', { PORT: '70000' }, /PORT must be a number from 1 to 65535, not 70000\./],
  [
    'a port that browsers refuse',
    { PORT: '6000' },
    /Browsers open no pages on port 6000\. Set PORT to another\./,
  ],
  [
    'a simulated PayPal or not',
    { PAYPAL_SIMULATOR: 'perhaps' },
    /PAYPAL_SIMULATOR must be true or false, not perhaps\./,
  ],
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
  ['half of a PayPal account', { PAYPAL_CLIENT_ID: 'client' }, /PayPal needs PAYPAL_CLIENT_SECRET, .* too\./],
  [
    'a simulated PayPal in production',
    { ENVIRONMENT: 'production', PAYPAL_SIMULATOR: 'true' },
    /The PayPal simulator goes neither with PAYPAL_BASE_URL nor with production\./,
  ],
])('%s: one sentence and a failing exit', async (_, env, sentence) => {
  const academy = start(env);
  expect(await academy.ended).toBe(1);
  expect(academy.said()).toMatch(sentence);
  expect(academy.said().trim().split('\n')).toHaveLength(1);
});

// To a browser `localhost` is either.
test.each(['127.0.0.1', '::1'])('a port taken on %s: one sentence and a failing exit', async (host) => {
  const port = await freePort();
  const squatter = createServer().listen(port, host);
  const academy = start({ PORT: String(port) });
  expect(await academy.ended).toBe(1);
  expect(academy.said().trim()).toBe(`Port ${port} is taken. Set PORT to a free one.`);
  squatter.close();
});

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'sent %s, it takes all its processes along',
  async (signal) => {
    const academy = start({ PORT: String(await freePort()) });
    await ready(academy);
    const members = family(academy.child);
    expect(
      members.filter(({ command }) => /server\/main|workerd/.test(command)).length,
    ).toBeGreaterThanOrEqual(2);
    expect(existsSync(path.join(dataDir, 'database.json'))).toBe(true);
    academy.child.kill(signal);
    expect(await academy.ended).toBe(signal === 'SIGKILL' ? null : 0);
    await allGone(members.map(({ pid }) => pid));
    // A process that is killed can take nothing back.
    expect(existsSync(path.join(dataDir, 'database.json'))).toBe(signal === 'SIGKILL');
  },
);

test('npx, sent SIGTERM, takes the academy along', async () => {
  const port = await freePort();
  const academy = start({ PORT: String(port) }, ['npx', '-y', 'pnpm@12', 'start']);
  await ready(academy);
  academy.child.kill('SIGTERM');
  await academy.ended;
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
  expect(await second.ended).toBe(0);
});
