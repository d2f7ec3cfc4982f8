import type { SignIn } from '@apologia/contract';
import { knownDevices, learners, securityEvents, sessions } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest } from '../../kernel/access/token.ts';
import { cookiesOf, startBench } from '../../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '10000' });
});
afterAll(() => bench.close());

const password = 'correct horse';
const firefoxOnAndroid = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0';

const login = async (username: string, headers: Record<string, string> = {}, guess = password) =>
  cookiesOf(await bench.request('POST', '/api/auth/login', { json: { username, password: guess }, headers }));
const list = async (cookie: string) =>
  (await (await bench.request('GET', '/api/account/sign-ins', { cookie })).json()) as SignIn[];
const end = (cookie: string, id: string) =>
  bench.request('POST', '/api/account/sign-ins/end', { cookie, json: { id } });
const endAll = (cookie: string, here: boolean) =>
  bench.request('POST', '/api/account/sign-ins/end-all', { cookie, json: { here } });
const isSignedIn = async (cookie: string) =>
  (await bench.request('GET', '/api/auth/me', { cookie })).status === 200;
const eventsOf = async (username: string) => {
  const rows = await bench.db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .innerJoin(learners, eq(learners.id, securityEvents.learnerId))
    .where(eq(learners.username, username))
    .orderBy(securityEvents.at);
  return rows.map(({ kind }) => kind);
};

test('sign-ins tell browser and country in words, this one first, and nothing that opens an account', async () => {
  const here = await bench.register({ username: 'Lydia', password });
  await login('Lydia', { 'user-agent': firefoxOnAndroid, 'cf-ipcountry': 'GR' });
  const signIns = await list(here);
  expect(signIns).toMatchObject([
    { isCurrent: true },
    { isCurrent: false, device: 'Firefox on Android', place: 'GR' },
  ]);
  const token = here.match(/apologia_session=(\w+)/)?.[1] ?? '';
  const text = JSON.stringify(signIns);
  for (const secret of [token, await digest(token)]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/192\.0\.2|Mozilla/);
});

test('a sign-in from a country or browser that is not known tells none', async () => {
  const cookie = await bench.register({ username: 'Apphia', password });
  await login('Apphia', { 'user-agent': 'curl/8.9.1', 'cf-ipcountry': 'XX' });
  await login('Apphia', { 'cf-ipcountry': 'T1' });
  for (const { device, place } of await list(cookie)) expect([device, place]).toEqual(['', '']);
});

test('a learner ends one sign-in: it is over there and nowhere else, and is in the trail', async () => {
  const here = await bench.register({ username: 'Phoebe', password });
  const there = await login('Phoebe');
  const third = await login('Phoebe');
  const other = (await list(there)).find(({ isCurrent }) => isCurrent);
  expect((await end(here, other?.id ?? '')).status).toBe(200);
  expect(await Promise.all([here, there, third].map(isSignedIn))).toEqual([true, false, true]);
  expect(await list(here)).toHaveLength(2);
  expect((await eventsOf('Phoebe')).at(-1)).toBe('signed-out-elsewhere');
  expect((await end(here, other?.id ?? '')).status).toBe(404);
});

test("another learner's sign-in is refused, and goes on", async () => {
  const owner = await bench.register({ username: 'Priscilla', password });
  const thief = await bench.register({ username: 'Sapphira', password });
  const [own] = await list(owner);
  expect((await end(thief, own?.id ?? '')).status).toBe(404);
  expect((await end('', own?.id ?? '')).status).toBe(401);
  expect(await isSignedIn(owner)).toBe(true);
  expect(await eventsOf('Priscilla')).toEqual(['signed-in']);
});

test('a learner signs out everywhere else, and everywhere', async () => {
  const here = await bench.register({ username: 'Junia', password });
  const there = await login('Junia');
  const bystander = await bench.register({ username: 'Rhoda', password });
  expect((await endAll(here, false)).status).toBe(200);
  expect(await Promise.all([here, there, bystander].map(isSignedIn))).toEqual([true, false, true]);
  expect((await list(here)).map(({ isCurrent }) => isCurrent)).toEqual([true]);

  const again = await login('Junia');
  const everywhere = await endAll(here, true);
  expect(cookiesOf(everywhere)).toContain('apologia_session=');
  expect(await Promise.all([here, again, bystander].map(isSignedIn))).toEqual([false, false, true]);
});

test('browsers that were signed out are held to the limits on guesses again', async () => {
  const here = await bench.register({ username: 'Tryphena', password });
  const there = await login('Tryphena');
  const hashes = async (cookie: string) => digest(cookie.match(/apologia_device=(\w+)/)?.[1] ?? '');
  await endAll(here, false);
  const known = (await bench.db.select().from(knownDevices)).map(({ tokenHash }) => tokenHash);
  expect(known).toContain(await hashes(here));
  expect(known).not.toContain(await hashes(there));
});

test('a sign-in is seen again at most once a day', async () => {
  const cookie = await bench.register({ username: 'Damaris', password });
  const [{ id, seenAt } = { id: '', seenAt: '' }] = await list(cookie);
  await bench.request('GET', '/api/auth/me', { cookie });
  expect((await list(cookie))[0]?.seenAt).toBe(seenAt);
  await bench.db
    .update(sessions)
    .set({ seenAt: Date.now() - 25 * 3_600_000, createdAt: Date.now() - 50 * 3_600_000 })
    .where(eq(sessions.id, id));
  await bench.request('GET', '/api/auth/me', { cookie });
  await expect
    .poll(async () => Date.parse((await list(cookie))[0]?.seenAt ?? ''))
    .toBeGreaterThan(Date.now() - 60_000);
});

test('the calls of an account want a session', async () => {
  for (const path of ['sign-ins', 'events', 'certificates']) {
    expect((await bench.request('GET', `/api/account/${path}`)).status, path).toBe(401);
  }
  expect((await bench.request('GET', '/api/account/nothing')).status).toBe(404);
});
