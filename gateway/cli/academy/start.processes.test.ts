import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
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

test('settings that are wrong: one sentence and a failing exit', async () => {
  const academy = start({ PORT: 'eighty' });
  expect(await academy.ended).toBe(1);
  expect(academy.said().trim()).toBe('PORT must be a number from 1 to 65535, not eighty.');
});

/** Ends an academy and expects that all its processes end with it. @returns the exit code */
async function endWith(signal: NodeJS.Signals, academy: Run): Promise<number | null> {
  const members = family(academy.child);
  expect(members.filter(({ command }) => /server\/main|workerd/.test(command)).length).toBeGreaterThanOrEqual(
    2,
  );
  expect(existsSync(path.join(dataDir, 'database.json'))).toBe(true);
  academy.child.kill(signal);
  const code = await academy.ended;
  await allGone(members.map(({ pid }) => pid));
  // A process that is killed can take nothing back.
  expect(existsSync(path.join(dataDir, 'database.json'))).toBe(signal === 'SIGKILL');
  return code;
}

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

test('whatever ends it takes all its processes along, and a new start finds all that was acknowledged', async () => {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const startAgain = async () => {
    const academy = start({ PORT: port });
    await ready(academy);
    return academy;
  };
  const first = await startAgain();
  const names: string[] = [];
  for (let i = 0; i < 5; i++) {
    const username = `witness${i}`;
    const json = { username, email: `${username}@example.org`, password: 'correct horse' };
    const response = await fetch(`${url}/api/auth/register`, { method: 'POST', body: JSON.stringify(json) });
    expect(response.status).toBe(200);
    names.push(username);
  }
  expect(await endWith('SIGKILL', first)).toBe(null);

  const second = await startAgain();
  for (const username of names) {
    const json = { username, password: 'correct horse' };
    const response = await fetch(`${url}/api/auth/login`, { method: 'POST', body: JSON.stringify(json) });
    expect(response.status).toBe(200);
  }
  // What was shipped is still there too.
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await endWith('SIGTERM', second)).toBe(0);
  expect(await endWith('SIGINT', await startAgain())).toBe(0);
});
