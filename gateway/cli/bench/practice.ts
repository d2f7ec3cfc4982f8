import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps, worldviews } from '@apologia/contract';
import { readHeldOut, readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { createApp } from '../../src/app/app.ts';
import { parseConfig } from '../../src/kernel/config.ts';
import { openDbWith } from '../../src/kernel/database.ts';
import { initialState } from '../../src/practice/guided/initialState.ts';
import { scenesOf } from '../../src/practice/guided/sceneOfFiles.ts';
import { takeTurn } from '../../src/practice/guided/turn.ts';
import { startCountingProxy } from '../../src/testing/countingProxy.ts';
import { fromPackages } from '../../src/testing/eager.ts';
import { prepareDatabase, startDatabase } from '../kernel/database.ts';
import { say, step } from '../kernel/progress.ts';

const rounds = 200;
const origin = 'http://localhost';

const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2);

/** What a guided reply costs: its own computing, and the whole of it beside the smallest change there is. */
export async function benchPractice(): Promise<void> {
  const times = await step('take a turn for every held-out reply', computing);
  say(
    `  computing of a turn           median ${at(times, 0.5)} ms, 95 of 100 under ${at(times, 0.95)} ms (${times.length} turns)`,
  );
  await whole();
}

/** Each turn parses its objection anew, as it comes from the database. */
async function computing(): Promise<number[]> {
  const times: number[] = [];
  for (const id of worldviews) {
    const files = await readWorldview(id);
    const sceneOf = scenesOf(files, reading);
    for (const { data } of files.objections) {
      const written = JSON.stringify(data);
      for (const text of Object.values(await readHeldOut(id, data.id)).flat()) {
        const began = performance.now();
        const scene = { ...sceneOf(data.id), objection: JSON.parse(written) };
        takeTurn(scene, initialState(data.id), { text });
        times.push(performance.now() - began);
      }
    }
  }
  return times;
}

async function whole(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-practice-'));
  const database = await startDatabase(folder);
  const proxy = await startCountingProxy(database.url);
  const gone = new Promise((resolve) => database.process.once('exit', resolve));
  try {
    await prepareDatabase(database.db);
    const post = await learnerAt(proxy.url, database.token);
    const spent: { goal: number[]; message: number[] } = { goal: [], message: [] };
    const timed = async (into: number[], target: string, json: object) => {
      const began = performance.now();
      await post(target, json);
      into.push(performance.now() - began);
    };
    const trips: number[] = [];
    for (let i = 0; i < rounds; i++) {
      if (i % 6 === 0) await post('/api/practice/start', { worldview: 'atheist' });
      await timed(spent.goal, '/api/study/goal', { daysAWeek: 1 + (i % 7) });
      proxy.taken();
      await timed(spent.message, '/api/practice/message', {
        worldview: 'atheist',
        message: 'I see. Because of love.',
      });
      trips.push(proxy.taken());
    }
    const [goal, message] = [at(spent.goal, 0.5), at(spent.message, 0.5)];
    say(`  a guided reply, whole         median ${message} ms, ${Number(at(trips, 0.5))} round trips`);
    say(`  setting the study goal        median ${goal} ms, in turn with it`);
    say(`  reply / goal                  ${(Number(message) / Number(goal)).toFixed(2)}`);
  } finally {
    await proxy.close();
    database.process.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  }
}

/** A premium learner's way to make a change. */
async function learnerAt(url: string, token: string) {
  const config = parseConfig({
    LIBSQL_URL: url,
    LIBSQL_TOKEN: token,
    LOG_REQUESTS: 'false',
    DEMO_UPGRADES: 'true',
    CHANGES_PER_ADDRESS_PER_MINUTE: '100000',
    CHANGES_PER_ACCOUNT_PER_MINUTE: '100000',
    PRACTICE_MESSAGES_PER_DAY: '100000',
    ...Object.fromEntries(apps.map((app) => [`SHIP_TOKEN_${app.toUpperCase()}`, app.padEnd(24, '-')])),
  });
  const app = createApp({ config, openDb: openDbWith(config), bucket: {} as R2Bucket, ...fromPackages });
  let cookie = '';
  const post = async (target: string, json: object) => {
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const body = JSON.stringify(json);
    const response = await app.request(`${origin}${target}`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${target}: ${response.status} ${await response.text()}`);
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
  };
  await post('/api/auth/register', {
    username: 'Bench',
    email: 'bench@example.org',
    password: 'correct horse',
  });
  await post('/api/subscription/upgrade', {});
  return post;
}
