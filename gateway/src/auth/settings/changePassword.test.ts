import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { learners, securityEvents } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cookiesOf, startBench } from '../../testing/bench.ts';
import { hashPassword } from '../password.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '10000' });
});
afterAll(() => bench.close());

const password = 'correct horse';
const another = 'battery staple';
const change = (cookie: string, to = another, guess = password) =>
  bench.request('POST', '/api/account/password', {
    cookie,
    json: { password: to, proof: { password: guess } },
  });
const login = (username: string, guess: string) =>
  bench.request('POST', '/api/auth/login', { json: { username, password: guess } });
const isSignedIn = async (cookie: string) =>
  (await bench.request('GET', '/api/auth/me', { cookie })).status === 200;

test('a new password ends every other sign-in, and is in the trail', async () => {
  const here = await bench.register({ username: 'Lois', password });
  const there = cookiesOf(await login('Lois', password));
  const bystander = await bench.register({ username: 'Eunice', password });
  expect((await change(here)).status).toBe(200);
  expect(await Promise.all([here, there, bystander].map(isSignedIn))).toEqual([true, false, true]);
  expect((await login('Lois', password)).status).toBe(401);
  expect((await login('Lois', another)).status).toBe(200);
  const events = await bench.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.kind, 'password-changed'));
  expect(events).toHaveLength(1);
});

test('a password is not changed without the old one, nor to one that is none', async () => {
  const cookie = await bench.register({ username: 'Dorcas', password });
  const wrong = await change(cookie, another, 'not this one');
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ fields: { proof: 'That is not your password' } });
  const short = await change(cookie, 'short');
  expect(await short.json()).toMatchObject({
    fields: { password: 'Password must be at least 8 characters' },
  });
  const same = await change(cookie, password);
  expect(await same.json()).toMatchObject({ fields: { password: 'That is the password you have already' } });
  const none = await bench.request('POST', '/api/account/password', { cookie, json: { password: another } });
  expect(await none.json()).toMatchObject({ fields: { proof: 'Please enter your password' } });
  expect((await change('')).status).toBe(401);
  expect((await login('Dorcas', password)).status).toBe(200);
});

test('guesses are limited by the session they are made in, and the owner elsewhere is not held up', async () => {
  const taken = await bench.register({ username: 'Tabitha', password });
  const own = cookiesOf(await login('Tabitha', password));
  const statuses = [];
  for (let i = 0; i < 12; i++) statuses.push((await change(taken, another, `guess ${i}`)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  // Even the right one is not tried any more there, so nothing is learnt.
  expect((await change(taken)).status).toBe(429);
  expect((await change(own)).status).toBe(200);
  expect(await isSignedIn(taken)).toBe(false);
});

test('guesses of a crowd at once are limited as one after the other', async () => {
  const cookie = await bench.register({ username: 'Salome', password });
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => (await change(cookie, another, `guess ${i}`)).status),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('whoever signs in with the old password while it is changed is signed out again', async () => {
  const cookie = await bench.register({ username: 'Joanna', password });
  const passwordHash = await hashPassword(another);
  // While the guess is verified, the password changes.
  const [began, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { scrypt } = crypto;
  const held = vi.spyOn(crypto, 'scrypt').mockImplementation((...call: Parameters<typeof scrypt>) => {
    began.resolve();
    changed.promise.then(() => scrypt(...call));
  });
  syncBuiltinESMExports();
  const late = login('Joanna', password);
  await began.promise;
  await bench.db.update(learners).set({ passwordHash }).where(eq(learners.username, 'Joanna'));
  changed.resolve();
  held.mockRestore();
  syncBuiltinESMExports();
  expect(await isSignedIn(cookiesOf(await late))).toBe(false);
  expect(await isSignedIn(cookie)).toBe(true);
});
