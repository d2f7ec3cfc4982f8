import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cookiesOf } from '../../src/testing/bench.ts';
import { allGone, family, freePort, type Run, ready, run } from './testing/running.ts';

let folder: string;
let dataDir: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-backup-'));
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

async function start(port: string): Promise<Run> {
  const started = run({ PORT: port, DATA_DIR: dataDir });
  children.push(started.child);
  await ready(started);
  return started;
}

/** A command beside the academy. */
async function command(name: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const ran = run({ DATA_DIR: dataDir, LIBSQL_URL: '' }, [
    process.execPath,
    `gateway/cli/${name === 'billing' ? 'billing' : 'academy'}/${name}.ts`,
    ...args,
  ]);
  const code = await ran.ended;
  return { code, said: ran.said() };
}

test('what was acknowledged before a backup is in the academy that is restored from it, and the books are in order', async () => {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const post = (target: string, json: unknown, cookie = '') =>
    fetch(`${url}${target}`, { method: 'POST', headers: { cookie }, body: JSON.stringify(json) });
  const signIn = (username: string) => post('/api/auth/login', { username, password: 'correct horse' });
  const register = async (username: string): Promise<string> => {
    const account = { username, email: `${username}@example.org`, password: 'correct horse' };
    const response = await post('/api/auth/register', account);
    expect(response.status).toBe(200);
    return cookiesOf(response);
  };
  const first = await start(port);
  const ruth = await register('ruth');
  expect((await post('/api/subscription/upgrade', {}, ruth)).status).toBe(200);

  // Reviews are written all the while.
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n++)
      await post('/api/reviews', { rating: 5, comment: `A review with number ${n}.` }, ruth);
  })();
  const saved = path.join(folder, 'saved.db');
  expect(await command('backup', saved)).toMatchObject({
    code: 0,
    said: expect.stringContaining('MB, checked'),
  });
  isOver = true;
  await writing;
  await register('late');
  expect(await command('backup', saved)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is there already'),
  });
  // By default it lies in the data folder, under the time.
  expect(await command('backup')).toMatchObject({ code: 0 });
  expect(await readdir(path.join(dataDir, 'backups'))).toEqual([expect.stringMatching(/^apologia-2.*\.db$/)]);
  expect(await command('restore', saved)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/is in use by process \d+ .*: end that one first/),
  });
  expect((await signIn('late')).status).toBe(200);

  const members = family(first.child).map(({ pid }) => pid);
  first.child.kill('SIGKILL');
  await allGone(members);
  const garbage = path.join(folder, 'garbage');
  await writeFile(garbage, 'garbage '.repeat(1_000));
  expect(await command('restore', garbage)).toMatchObject({ code: 1 });
  expect(await command('restore', saved)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/is kept as .*apologia-replaced-2.*\.db\.[\s\S]*✓ Restored/),
  });
  expect(await command('billing', 'audit')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/1 subscriptions[\s\S]*as the ledger has it/),
  });

  const again = await start(port);
  expect((await signIn('ruth')).status).toBe(200);
  expect((await signIn('late')).status).toBe(401);
  const me = await fetch(`${url}/api/auth/me`, { headers: { cookie: ruth } });
  expect(await me.json()).toMatchObject({ subscriptionTier: 'premium' });

  // Into a folder that is not there a restore makes an academy.
  again.child.kill('SIGTERM');
  await again.ended;
  dataDir = path.join(folder, 'elsewhere', 'data');
  expect(await command('restore', saved)).toMatchObject({
    code: 0,
    said: expect.stringContaining('✓ Restored'),
  });
  await start(port);
  const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect((await signIn('ruth')).status).toBe(200);
});
