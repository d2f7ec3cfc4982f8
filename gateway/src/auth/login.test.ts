import { sessions } from '@apologia/db/schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cookiesOf, startBench } from '../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '10000' });
});
afterAll(() => bench.close());

const password = 'correct horse';
const login = (username: string, given: string, address = '192.0.2.1', cookie = '') =>
  bench.request('POST', '/api/auth/login', {
    json: { username, password: given },
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

test('signing in says what the learner may see', async () => {
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

test('guessing from one address is stopped, and the owner elsewhere is not', async () => {
  await bench.register({ username: 'Phoebe', password });
  const guesses = [];
  for (let i = 0; i < 12; i++) guesses.push((await login('Phoebe', `guess ${i}`, '198.51.100.7')).status);
  expect(guesses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(guesses.slice(10)).toEqual([429, 429]);
  // Even the right password is not tried any more from there, so nothing is learnt.
  expect((await login('Phoebe', password, '198.51.100.7')).status).toBe(429);
  expect((await login('Phoebe', password, '203.0.113.9')).status).toBe(200);
});

test('guessing from everywhere does not lock out a browser that signed in before', async () => {
  const guarded = await startBench({
    LOGINS_PER_ACCOUNT_PER_HOUR: '5',
    LOGINS_PER_ADDRESS_PER_MINUTE: '1000',
  });
  const cookie = await guarded.register({ username: 'Junia', password });
  const device = cookie.match(/apologia_device=\w+/)?.[0] ?? '';
  const attempt = (given: string, address: string, cookies = '') =>
    guarded.request('POST', '/api/auth/login', {
      json: { username: 'Junia', password: given },
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

test('sessions that are over are swept up', async () => {
  const swept = await startBench();
  const cookie = await swept.register();
  await swept.register();
  await swept.db.update(sessions).set({ expiresAt: 1 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await swept.request('POST', '/api/auth/logout', { cookie });
  await expect.poll(async () => (await swept.db.select().from(sessions)).length).toBe(0);
  await swept.close();
});

test('a session slides while it is used, and ends when it is not', async () => {
  const cookie = await bench.register({ username: 'Tabitha', password });
  const day = 24 * 60 * 60 * 1000;
  const now = Date.now();
  await bench.db.update(sessions).set({ expiresAt: now + 2 * day });
  const used = await bench.request('GET', '/api/auth/me', { cookie });
  expect(used.status).toBe(200);
  expect(cookiesOf(used)).toContain('apologia_session=');
  await expect
    .poll(async () => Math.max(...(await bench.db.select().from(sessions)).map((row) => row.expiresAt)))
    .toBeGreaterThan(now + 29 * day);
  await bench.db.update(sessions).set({ expiresAt: now - 1 });
  expect((await bench.request('GET', '/api/auth/me', { cookie })).status).toBe(401);
});
