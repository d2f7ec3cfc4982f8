import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '@apologia/db';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertLearners } from '../../src/testing/learners.ts';
import { allGone, family, freePort, type Run, ready, run } from './testing/running.ts';

/** One academy meets with one fault after another, and goes on. */
let academy: Run;
let dataDir: string;
let url: string;
let learner: string;
let others: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-faults-'));
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  academy = run({ DATA_DIR: dataDir, PORT: port, DATABASE_TIMEOUT_MS: '4000' });
  await ready(academy);
  const json = { username: 'job', email: 'job@example.org', password: 'correct horse' };
  const response = await fetch(`${url}/api/auth/register`, { method: 'POST', body: JSON.stringify(json) });
  expect(response.status).toBe(200);
  learner = response.headers.getSetCookie().join('; ');
}, 150_000);
afterEach(() => {
  for (const child of others) child.kill('SIGKILL');
  others = [];
});
afterAll(async () => {
  academy.child.kill('SIGKILL');
  await academy.ended;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** Another command on the same data, heard to its end. */
async function beside(env: Record<string, string>, ...command: string[]) {
  const started = run({ DATA_DIR: dataDir, ...env }, [process.execPath, ...command]);
  others.push(started.child);
  const code = await started.ended;
  return { code, said: started.said().trim() };
}

const pidOf = (program: RegExp) =>
  family(academy.child).find(({ command }) => program.test(command))?.pid ?? expect.fail(`no ${program}`);
const database = () => pidOf(/server\/main/);
const workerd = () => pidOf(/workerd/);

const statusOf = (target: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${target}`, { headers, signal: AbortSignal.timeout(20_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 'none',
  );
const heals = () =>
  expect.poll(() => statusOf('/api/dashboard', { cookie: learner }), { timeout: 20_000 }).toBe(200);

/** Each fault is told once, in words. */
async function told(sentence: RegExp) {
  await expect.poll(academy.said, { timeout: 20_000 }).toMatch(sentence);
  expect(academy.said()).not.toMatch(/\n\s+at /);
}

const scriptOf = async () =>
  /src="(\/r\/shell\/[^"]+\.js)"/.exec(
    await (await fetch(url, { headers: { accept: 'text/html' } })).text(),
  )?.[1] ?? '';

test('a database that does not answer costs what needs it, and is there again when it goes on', async () => {
  const script = await scriptOf();
  process.kill(database(), 'SIGSTOP');
  try {
    const [dashboard, readiness] = await Promise.all([
      fetch(`${url}/api/dashboard`, { headers: { cookie: learner }, signal: AbortSignal.timeout(20_000) }),
      statusOf('/readyz'),
      ...['/healthz', script].map(async (target) => expect(await statusOf(target), target).toBe(200)),
    ]);
    expect(dashboard.status).toBe(503);
    expect(dashboard.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await dashboard.json()).toMatchObject({ code: 'database_unreachable' });
    expect(readiness).toBe(503);
  } finally {
    process.kill(database(), 'SIGCONT');
  }
  await heals();
});

test('a database that is slow by two seconds makes late what needs it, and costs nothing else', async () => {
  const pid = database();
  process.kill(pid, 'SIGSTOP');
  const late = Promise.all([
    statusOf('/api/dashboard', { cookie: learner }),
    statusOf('/reviews', { accept: 'text/html' }),
  ]);
  const goOn = setTimeout(2_000).then(() => process.kill(pid, 'SIGCONT'));
  expect(await statusOf('/healthz')).toBe(200);
  expect(await late).toEqual([200, 200]);
  await goOn;
});

test('a database that was killed runs again, with all that was acknowledged', async () => {
  const before = database();
  process.kill(before, 'SIGKILL');
  await told(/The database ended \(SIGKILL\)\. It is started again/);
  await heals();
  expect(database()).not.toBe(before);
});

test('workerd, killed, runs again on the same port', async () => {
  const before = workerd();
  process.kill(before, 'SIGKILL');
  await told(/workerd ended and was started again\./);
  await heals();
  expect(workerd()).not.toBe(before);
});

test('what watches over workerd, killed, is replaced', async () => {
  const before = pidOf(/processReaper/);
  process.kill(before, 'SIGKILL');
  await expect
    .poll(() => family(academy.child).find(({ command }) => /processReaper/.test(command))?.pid ?? before, {
      timeout: 20_000,
    })
    .not.toBe(before);
});

test('a release file that is gone is missed alone, and is there again when it is back', async () => {
  const script = await scriptOf();
  const blobs = path.join(dataDir, 'r2/v3/r2/apologia-releases/blobs');
  const wanted = await (await fetch(`${url}${script}`)).text();
  const names = await readdir(blobs);
  const texts = await Promise.all(names.map((name) => readFile(path.join(blobs, name), 'utf8')));
  const lost = names.filter((_, i) => texts[i] === wanted);
  expect(lost.length).toBeGreaterThan(0);
  for (const name of lost) await rename(path.join(blobs, name), path.join(dataDir, name));
  expect(await statusOf(script)).toBe(404);
  expect(await statusOf('/', { accept: 'text/html' })).toBe(200);
  await heals();
  for (const name of lost) await rename(path.join(dataDir, name), path.join(blobs, name));
  expect(await statusOf(script)).toBe(200);
});

test.each(['its sender goes', 'workerd is killed'])(
  'an upload in whose middle %s leaves nothing half',
  async (cause) => {
    const tokens = JSON.parse(await readFile(path.join(dataDir, 'ship-tokens.json'), 'utf8'));
    const headers = { authorization: `Bearer ${tokens.SHIP_TOKEN_COURSES}` };
    const list = async () => (await fetch(`${url}/releases`, { headers })).text();
    const before = await list();
    const upload = request(`${url}/releases/courses`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000000' },
    });
    upload.on('error', () => {});
    upload.write('--x\r\ncontent-disposition: form-data; name="mf-manifest.json"; filename="file"\r\n\r\n');
    await new Promise((resolve) => upload.write(Buffer.alloc(1_000_000, 'x'), resolve));
    if (cause === 'workerd is killed') process.kill(workerd(), 'SIGKILL');
    else upload.destroy();
    await heals();
    expect(await list()).toBe(before);
  },
);

test('a second academy on the same data is refused, told of the first, and costs it nothing', async () => {
  const { code, said } = await beside({ PORT: String(await freePort()) }, 'gateway/cli/academy/start.ts');
  expect(code).toBe(1);
  expect(said).toBe(
    `The academy at ${url} (process ${academy.child.pid}) has the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  );
  expect(existsSync(path.join(dataDir, 'database.json'))).toBe(true);
  expect(await beside({}, 'gateway/cli/billing/billing.ts', 'audit')).toMatchObject({ code: 0 });
  await heals();
});

test('a command beside an academy whose address is half written is told so, and opens no second database', async () => {
  const file = path.join(dataDir, 'database.json');
  const whole = await readFile(file, 'utf8');
  await writeFile(file, whole.slice(0, 20));
  const { code, said } = await beside({}, 'gateway/cli/billing/billing.ts', 'audit');
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The academy at \S+ \(process \d+\) has the data folder \S+\. Its database does not answer: start that academy again\.$/,
  );
  await writeFile(file, whole);
  expect(await beside({}, 'gateway/cli/billing/billing.ts', 'audit')).toMatchObject({ code: 0 });
});

test('told to end, it answers what it has in hand', async () => {
  // The database keeps a request waiting until the signal has been sent.
  const pid = database();
  process.kill(pid, 'SIGSTOP');
  const inHand = statusOf('/api/dashboard', { cookie: learner });
  await expect.poll(() => statusOf('/healthz'), { timeout: 20_000 }).toBe(200);
  const members = family(academy.child).map(({ pid }) => pid);
  academy.child.kill('SIGTERM');
  process.kill(pid, 'SIGCONT');
  expect(await inHand).toBe(200);
  expect(await academy.ended).toBe(0);
  await allGone(members);
});

test('what cannot be read stops the start with one sentence, and nothing is written anew', async () => {
  const start = async () => beside({ PORT: String(await freePort()) }, 'gateway/cli/academy/start.ts');

  const tokens = path.join(dataDir, 'ship-tokens.json');
  const whole = await readFile(tokens, 'utf8');
  await writeFile(tokens, whole.slice(0, 50));
  expect(await start()).toMatchObject({
    code: 1,
    said: `The ship tokens in ${tokens} cannot be read. Mend the file, or delete it to have new ones.`,
  });
  expect(await readFile(tokens, 'utf8')).toBe(whole.slice(0, 50));
  await writeFile(tokens, whole);

  const file = path.join(dataDir, 'apologia.db');
  const database = await readFile(file);
  await writeFile(file, Buffer.concat([Buffer.alloc(100, 7), database.subarray(100)]));
  const { code, said } = await start();
  expect(code).toBe(1);
  expect(said.split('\n').at(-1)).toContain(`${file}`);
  expect(said).not.toMatch(/\n\s+at /);
});

const changesFreely = { CHANGES_PER_ACCOUNT_PER_MINUTE: '100000', CHANGES_PER_ADDRESS_PER_MINUTE: '100000' };

/** Whether this machine lets a process have one: macOS and some containers do not. */
const hasOwnDisks = spawnSync('unshare', ['-rm', 'true']).status === 0;

/** A disk of its own, which nobody else sees: a process reaches it through one that does. */
const onSmallDisk = [
  'unshare',
  '-rm',
  'sh',
  '-c',
  'mount -t tmpfs -o size=64m disk "$DATA_DIR" && exec "$0" "$@"',
];

test.runIf(hasOwnDisks)(
  'on a full disk reading goes on, writing is refused in words, and both go on when there is room',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'apologia-full-'));
    const port = await freePort();
    const small = run(
      {
        DATA_DIR: folder,
        PORT: String(port),
        POSTS_PER_ACCOUNT_PER_MINUTE: '100000',
        POSTS_PER_ACCOUNT_PER_DAY: '100000',
        ...changesFreely,
      },
      [...onSmallDisk, process.execPath, 'gateway/cli/academy/start.ts'],
    );
    others.push(small.child);
    await ready(small);
    const seen = `/proc/${small.child.pid}/root${folder}`;
    const { url: libsql, token } = JSON.parse(await readFile(path.join(seen, 'database.json'), 'utf8'));
    const [cookie = ''] = await insertLearners(openDatabase({ url: libsql, authToken: token }), 1);
    const write = () =>
      fetch(`http://localhost:${port}/api/reviews`, {
        method: 'POST',
        headers: { cookie },
        body: JSON.stringify({ rating: 5, comment: 'x'.repeat(1_000) }),
      });
    const ballast = path.join(seen, 'ballast');
    for (const size of [1_000_000, 1_000]) {
      for (let full = false; !full; ) {
        await appendFile(ballast, Buffer.alloc(size)).catch(() => {
          full = true;
        });
      }
    }
    // The log has room of its own at first.
    let refused: Response | undefined;
    for (let i = 0; i < 3_000 && !refused; i++) {
      const response = await write();
      if (response.ok) await response.arrayBuffer();
      else refused = response;
    }
    expect(refused?.status).toBe(503);
    expect((await fetch(`http://localhost:${port}/api/reviews/mine`, { headers: { cookie } })).status).toBe(
      200,
    );
    await rm(ballast);
    await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(200);
    small.child.kill('SIGTERM');
    expect(await small.ended).toBe(0);
    await rm(folder, { recursive: true });
  },
);

test.runIf(hasOwnDisks)(
  'a data folder that cannot be written stops the start with one sentence',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'apologia-readonly-'));
    const { said, ended } = run({ DATA_DIR: folder, PORT: String(await freePort()) }, [
      'unshare',
      '-rm',
      'sh',
      '-c',
      'mount -t tmpfs -o ro disk "$DATA_DIR" && exec "$0" "$@"',
      process.execPath,
      'gateway/cli/academy/start.ts',
    ]);
    expect(await ended).toBe(1);
    expect(said().trim()).toBe(`The data folder ${folder} cannot be written. Set DATA_DIR to one that can.`);
    await rm(folder, { recursive: true });
  },
);
