import { limits, type SecurityEntry } from '@apologia/contract';
import { learners, securityEvents } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../app/sweep.ts';
import { cookiesOf, startBench } from '../../testing/bench.ts';
import { maxOfKindADay } from './recordEvent.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '10000' });
});
afterAll(() => bench.close());

const password = 'correct horse';
const dayMs = 24 * 60 * 60 * 1000;
const trail = async (cookie: string, before = '') => {
  const response = await bench.request('GET', `/api/account/events${before && `?before=${before}`}`, {
    cookie,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as SecurityEntry[];
};
const idOf = async (username: string) =>
  (await bench.db.select().from(learners).where(eq(learners.username, username)))[0]?.id ?? '';

test('a learner sees what happened to their account, from where, and nobody else’s', async () => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
    'cf-ipcountry': 'MT',
  };
  const cookie = await bench.register({ username: 'Publius', password });
  const stranger = await bench.register({ username: 'Festus', password });
  await bench.request('POST', '/api/auth/login', { json: { username: 'Publius', password }, headers });
  // A failure is none of it: anybody can cause one.
  await bench.request('POST', '/api/auth/login', { json: { username: 'Publius', password: 'wrong' } });
  expect(await trail(cookie)).toMatchObject([
    { kind: 'signed-in', device: 'Firefox on Android', place: 'MT' },
    { kind: 'signed-in', device: '', place: '' },
  ]);
  expect(await trail(stranger)).toHaveLength(1);
});

test('whoever does one thing over and over neither fills the trail nor pushes out what is there', async () => {
  const cookie = await bench.register({ username: 'Felix', password });
  const [first] = await trail(cookie);
  let last = cookie;
  for (let i = 0; i < maxOfKindADay + 5; i++) {
    const json = { username: 'Felix', password };
    const response = await bench.request('POST', '/api/auth/login', { json });
    expect(response.status).toBe(200);
    last = cookiesOf(response);
  }
  await bench.request('POST', '/api/account/sign-ins/end-all', { cookie: last, json: { here: false } });
  const learnerId = await idOf('Felix');
  const kept = await bench.db.select().from(securityEvents).where(eq(securityEvents.learnerId, learnerId));
  expect(kept.filter(({ kind }) => kind === 'signed-in')).toHaveLength(maxOfKindADay);
  expect(kept.filter(({ kind }) => kind === 'signed-out-elsewhere')).toHaveLength(1);
  expect(kept.map(({ id }) => id)).toContain(first?.id);
});

test('the trail comes a page at a time', async () => {
  const cookie = await bench.register({ username: 'Agabus' });
  const learnerId = await idOf('Agabus');
  const now = Date.now();
  await bench.db.insert(securityEvents).values(
    Array.from({ length: limits.securityEventsOnAPage + 3 }, (_, i) => ({
      id: crypto.randomUUID(),
      learnerId,
      // Some of them at one instant.
      at: now - Math.floor(i / 2),
      kind: 'signed-in',
      device: '',
      place: '',
    })),
  );
  const page = await trail(cookie);
  const rest = await trail(cookie, page.at(-1)?.cursor);
  expect([page.length, rest.length]).toEqual([limits.securityEventsOnAPage, 3]);
  expect(new Set([...page, ...rest].map(({ id }) => id)).size).toBe(page.length + rest.length);
});

test('after ninety days an entry is swept away', async () => {
  await bench.register({ username: 'Crispus' });
  const learnerId = await idOf('Crispus');
  const now = Date.now();
  const event = { learnerId, kind: 'signed-in', device: '', place: '' };
  await bench.db.insert(securityEvents).values([
    { ...event, id: 'over', at: now - limits.securityEventsKeptDays * dayMs - 1_000 },
    { ...event, id: 'still', at: now - limits.securityEventsKeptDays * dayMs + 60_000 },
  ]);
  await sweep(bench.db, now);
  const rows = await bench.db.select().from(securityEvents).where(eq(securityEvents.learnerId, learnerId));
  expect(rows.map(({ id }) => id)).toEqual(['still']);
});
