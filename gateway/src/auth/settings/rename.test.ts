import { learners, securityEvents } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '10000' });
});
afterAll(() => bench.close());

const password = 'correct horse';
const rename = (cookie: string, username: string, guess = password) =>
  bench.request('POST', '/api/account/name', { cookie, json: { username, proof: { password: guess } } });
const nameOf = async (cookie: string) =>
  ((await (await bench.request('GET', '/api/auth/me', { cookie })).json()) as { username: string }).username;
const login = (username: string) =>
  bench.request('POST', '/api/auth/login', { json: { username, password } });

test('a learner takes another name, signs in by it, and what they wrote is signed with it', async () => {
  const cookie = await bench.register({ username: 'Saul', password });
  await bench.request('POST', '/api/reviews', { cookie, json: { rating: 5, comment: 'Worth the journey.' } });
  bench.purgedTags();
  const response = await rename(cookie, 'Paul');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ username: 'Paul', subscriptionTier: 'free' });
  expect(await nameOf(cookie)).toBe('Paul');
  expect((await login('paul')).status).toBe(200);
  expect((await login('Saul')).status).toBe(401);
  const reviews = (await (await bench.request('GET', '/api/reviews')).json()) as { userName: string }[];
  expect(reviews[0]?.userName).toBe('Paul');
  expect(bench.purgedTags()).toEqual(['reviews']);
  const events = await bench.db.select().from(securityEvents).where(eq(securityEvents.kind, 'name-changed'));
  expect(events).toHaveLength(1);
  // The old name is free.
  await bench.register({ username: 'Saul', email: 'another@example.org' });
});

test('the same name in other letters is the learner’s own, and the very same changes nothing', async () => {
  const cookie = await bench.register({ username: 'simon-peter', password });
  expect((await rename(cookie, 'simon-peter', 'not asked')).status).toBe(200);
  expect((await rename(cookie, 'Simon-Peter')).status).toBe(200);
  expect(await nameOf(cookie)).toBe('Simon-Peter');
});

test('a name is refused as registration refuses it', async () => {
  const cookie = await bench.register({ username: 'Silas', password });
  await bench.register({ username: 'Silvanus' });
  for (const [username, status] of [
    ['Admin', 400],
    ['ab', 400],
    ['a\u202ebc', 400],
    ['silvanus', 409],
    // With a Cyrillic а.
    ['Silvаnus', 400],
    ['Si1vanus', 409],
    ['SiIvanus', 409],
  ] as const) {
    const response = await rename(cookie, username);
    expect([username, response.status]).toEqual([username, status]);
    expect(await response.json()).toMatchObject({ fields: { username: expect.any(String) } });
  }
  expect(await nameOf(cookie)).toBe('Silas');
});

test('a name is not changed without the password', async () => {
  const cookie = await bench.register({ username: 'Timothy', password });
  const response = await rename(cookie, 'Eunice', 'not this one');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { proof: 'That is not your password' } });
  expect(
    (await bench.request('POST', '/api/account/name', { cookie, json: { username: 'Eunice' } })).status,
  ).toBe(400);
  expect((await rename('', 'Eunice')).status).toBe(401);
  expect(await nameOf(cookie)).toBe('Timothy');
});

test('of twenty who take one name at once, one has it, and the others keep theirs', async () => {
  const cookies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => bench.register({ username: `Crowd-${i}`, password })),
  );
  const statuses = await Promise.all(
    // In two writings that look alike.
    cookies.map(async (cookie, i) => (await rename(cookie, i % 2 ? 'Nicholas' : 'nicho1as')).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  const events = await bench.db.select().from(securityEvents).where(eq(securityEvents.kind, 'name-changed'));
  const everybody = await bench.db.select().from(learners);
  const named = everybody.filter(({ username }) => username.toLowerCase().startsWith('nicho'));
  expect(named).toHaveLength(1);
  expect(events.filter(({ learnerId }) => learnerId === named[0]?.id)).toHaveLength(1);
});
