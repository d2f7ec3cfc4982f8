import { knownDevices, learners, rateLimits, sessions } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { digest } from '../kernel/access/token.ts';
import { cookiesOf, startBench } from '../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '10000' });
});
afterAll(() => bench.close());

const password = 'correct horse';
const login = (username: string, guess: string, address = '192.0.2.1', cookie = '') =>
  bench.request('POST', '/api/auth/login', {
    json: { username, password: guess },
    cookie,
    headers: { 'cf-connecting-ip': address },
  });

test('a learner signs in by name in any letter case, and out again', async () => {
  await bench.register({ username: 'Lydia', password });
  const response = await login('lydia', password);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ username: 'Lydia' });
  const cookie = cookiesOf(response);
  expect((await bench.request('GET', '/api/auth/me', { cookie })).status).toBe(200);
  expect((await bench.request('POST', '/api/auth/logout', { cookie })).status).toBe(200);
  // The server forgot it: the same cookie opens nothing any more.
  expect((await bench.request('GET', '/api/auth/me', { cookie })).status).toBe(401);
});

test('a login replies with the learner’s subscription tier', async () => {
  await bench.premium(await bench.register({ username: 'Dorcas', password }));
  expect(await (await login('Dorcas', password)).json()).toMatchObject({ subscriptionTier: 'premium' });
});

test('a wrong password and an unknown name look the same', async () => {
  await bench.register({ username: 'Priscilla', password });
  const wrong = await login('Priscilla', 'not this one');
  const unknown = await login('Nobody', 'not this one');
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  const [a, b] = (await Promise.all([wrong.json(), unknown.json()])) as Record<string, string>[];
  expect(a?.error).toBe('Invalid credentials');
  expect(b?.error).toBe('Invalid credentials');
});

test('missing fields are named', async () => {
  const response = await bench.request('POST', '/api/auth/login', { json: { username: ' ', password: '' } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: { username: 'Username is required', password: 'Password is required' },
  });
});

test('guesses from one address are limited, and the owner elsewhere is not', async () => {
  await bench.register({ username: 'Phoebe', password });
  const guesses = [];
  for (let i = 0; i < 12; i++) guesses.push((await login('Phoebe', `guess ${i}`, '198.51.100.7')).status);
  expect(guesses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(guesses.slice(10)).toEqual([429, 429]);
  // Even the right password is not tried any more from there, so nothing is learnt.
  expect((await login('Phoebe', password, '198.51.100.7')).status).toBe(429);
  expect((await login('Phoebe', password, '203.0.113.9')).status).toBe(200);
});

test('guesses from many addresses do not lock out a browser that signed in before', async () => {
  const guarded = await startBench({
    LOGINS_PER_ACCOUNT_PER_HOUR: '5',
    LOGINS_PER_ADDRESS_PER_MINUTE: '1000',
  });
  const cookie = await guarded.register({ username: 'Junia', password });
  const device = cookie.match(/apologia_device=\w+/)?.[0] ?? '';
  const attempt = (guess: string, address: string, cookies = '') =>
    guarded.request('POST', '/api/auth/login', {
      json: { username: 'Junia', password: guess },
      cookie: cookies,
      headers: { 'cf-connecting-ip': address },
    });
  for (let i = 0; i < 6; i++) await attempt('guess', `198.51.100.${i}`);
  expect((await attempt(password, '198.51.100.200')).status).toBe(429);
  expect((await attempt(password, '198.51.100.201', device)).status).toBe(200);
  // A made-up device is no way round.
  expect((await attempt(password, '198.51.100.202', `apologia_device=${'a'.repeat(64)}`)).status).toBe(429);
  await guarded.close();
});

test("a neighbour's wrong passwords do not limit a browser that signed in before", async () => {
  const school = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '5' });
  const attempt = (username: string, guess: string, cookie = '') =>
    school.request('POST', '/api/auth/login', {
      json: { username, password: guess },
      cookie,
      headers: { 'cf-connecting-ip': '192.0.2.77' },
    });
  const device = (await school.register({ username: 'Eunice', password })).match(/apologia_device=\w+/)?.[0];
  await school.register({ username: 'Lois', password });
  // Those who know their passwords do not count.
  for (let i = 0; i < 8; i++) expect((await attempt('Lois', password)).status).toBe(200);
  for (let i = 0; i < 6; i++) await attempt(`Nobody${i}`, 'guess');
  expect((await attempt('Lois', password)).status).toBe(429);
  expect((await attempt('Eunice', password, device)).status).toBe(200);
  expect((await attempt('Eunice', 'guess', device)).status).toBe(401);
  await school.close();
});

test('addresses of one network are limited as one', async () => {
  const network = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '3' });
  const attempt = (i: number) =>
    network.request('POST', '/api/auth/login', {
      json: { username: `Nobody${i}`, password: 'guess' },
      headers: { 'cf-connecting-ip': `2001:db8:1:2::${i.toString(16)}` },
    });
  const statuses = [];
  for (let i = 1; i <= 5; i++) statuses.push((await attempt(i)).status);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  await network.close();
});

test('a visitor who calls too often is limited, and learners behind the same address are not', async () => {
  const held = await startBench({ CHANGES_PER_ADDRESS_PER_MINUTE: '3', CHANGES_PER_ACCOUNT_PER_MINUTE: '2' });
  const [one, other] = [await held.register(), await held.register()];
  const goal = (cookie: string) =>
    held.request('POST', '/api/study/goal', { cookie, json: { daysAWeek: 3 } }).then(({ status }) => status);
  const out = (cookie: string) => held.request('POST', '/api/auth/logout', { cookie }).then((r) => r.status);
  const madeUp = () => `apologia_session=${crypto.randomUUID().replaceAll('-', '').repeat(2)}`;
  expect([await out(''), await out(madeUp()), await out(madeUp()), await out(madeUp())]).toEqual([
    200, 200, 200, 429,
  ]);
  expect([await goal(one), await goal(one), await goal(one)]).toEqual([200, 200, 429]);
  expect(await goal(other)).toBe(200);
  // Who made cookies up added no row for each.
  expect((await held.db.select().from(rateLimits)).length).toBeLessThan(6);
  // A session that is over says so, whoever else is held.
  for (let i = 0; i < 4; i++) expect(await goal(madeUp())).toBe(401);
  await held.close();
});

test('a browser that signs in anew has one session, and a learner twenty at most', async () => {
  const many = await startBench({ LOGINS_PER_ACCOUNT_PER_HOUR: '1000' });
  let cookie = await many.register({ username: 'Rhoda', password });
  const before = cookie;
  const attempt = (cookies: string) =>
    many.request('POST', '/api/auth/login', { json: { username: 'Rhoda', password }, cookie: cookies });
  cookie = cookiesOf(await attempt(cookie));
  expect((await many.request('GET', '/api/auth/me', { cookie: before })).status).toBe(401);
  const learnerId = (await many.db.select().from(learners))[0]?.id ?? '';
  const earlier = Array.from({ length: 30 }, (_, i) => ({ tokenHash: `t${i}`, learnerId, createdAt: i }));
  await many.db.insert(sessions).values(earlier.map((one) => ({ ...one, expiresAt: Date.now() + 60_000 })));
  await many.db.insert(knownDevices).values(earlier);
  expect((await attempt('')).status).toBe(200);
  expect((await many.request('GET', '/api/auth/me', { cookie })).status).toBe(200);
  expect(await many.db.select().from(sessions)).toHaveLength(20);
  expect(await many.db.select().from(knownDevices)).toHaveLength(20);
  await many.close();
});

test('cookies over https are bound to this host', async () => {
  await bench.register({ username: 'Chloe', password });
  const response = await bench.app.request('https://academy.example/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.90' },
    body: JSON.stringify({ username: 'Chloe', password }),
  });
  // The cohort tells nobody anything, and any host may set it.
  const set = response.headers.getSetCookie().filter((one) => !one.startsWith('cohort='));
  expect(set).toHaveLength(2);
  for (const one of set)
    expect(one).toMatch(/^__Host-apologia_\w+=\w+;(?=.*; Path=\/)(?=.*; Secure)(?!.*Domain)/);
  const me = (cookie: string) =>
    bench.app.request('https://academy.example/api/auth/me', { headers: { cookie } });
  expect((await me(cookiesOf(response))).status).toBe(200);
  // One that a neighbouring host could have set opens nothing.
  expect((await me(cookiesOf(response).replaceAll('__Host-', ''))).status).toBe(401);
});

test('expired sessions and rate limits are swept', async () => {
  const swept = await startBench();
  const cookie = await swept.register();
  await swept.register();
  await swept.db.update(sessions).set({ expiresAt: 1 });
  await swept.db.insert(rateLimits).values({ key: 'long ago', count: 1, resetAt: 1 });
  await swept.request('POST', '/api/auth/logout', { cookie });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  await swept.request('POST', '/api/auth/logout', { cookie });
  vi.useRealTimers();
  await expect.poll(async () => (await swept.db.select().from(sessions)).length, { timeout: 20_000 }).toBe(0);
  await expect
    .poll(async () => (await swept.db.select().from(rateLimits)).some(({ key }) => key === 'long ago'), {
      timeout: 20_000,
    })
    .toBe(false);
  await swept.close();
});

test('a session ends after half a year, however often it is used', async () => {
  const cookie = await bench.register();
  const day = 24 * 60 * 60 * 1000;
  const now = Date.now();
  const tokenHash = await digest(cookie.replace('apologia_session=', ''));
  const own = eq(sessions.tokenHash, tokenHash);
  await bench.db
    .update(sessions)
    .set({ createdAt: now - 175 * day, expiresAt: now + 2 * day, seenAt: now - 2 * day })
    .where(own);
  expect((await bench.request('GET', '/api/auth/me', { cookie })).status).toBe(200);
  await expect
    .poll(async () => (await bench.db.select().from(sessions).where(own))[0]?.expiresAt, { timeout: 20_000 })
    .toBe(now + 5 * day);
});

test('a session is extended while it is used, and ends when it is not', async () => {
  const cookie = await bench.register({ username: 'Tabitha', password });
  const day = 24 * 60 * 60 * 1000;
  const now = Date.now();
  await bench.db.update(sessions).set({ expiresAt: now + 2 * day, seenAt: now - 2 * day });
  const used = await bench.request('GET', '/api/auth/me', { cookie });
  expect(used.status).toBe(200);
  expect(cookiesOf(used)).toContain('apologia_session=');
  await expect
    .poll(async () => Math.max(...(await bench.db.select().from(sessions)).map((row) => row.expiresAt)), {
      timeout: 20_000,
    })
    .toBeGreaterThan(now + 29 * day);
  await bench.db.update(sessions).set({ expiresAt: now - 1 });
  expect((await bench.request('GET', '/api/auth/me', { cookie })).status).toBe(401);
});
