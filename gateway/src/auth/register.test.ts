import { learners, sessions } from '@apologia/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, startBench } from '../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const register = (json: unknown) => bench.request('POST', '/api/auth/register', { json });
const countLearners = async () => (await bench.db.select().from(learners)).length;

test('a visitor registers and is signed in', async () => {
  const response = await register({ username: 'Ruth', email: 'ruth@example.org', password: 'correct horse' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    username: 'Ruth',
    email: 'ruth@example.org',
    subscriptionTier: 'free',
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('apologia_session='));
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).toMatch(/Max-Age=2592000/);
  const me = await bench.request('GET', '/api/auth/me', { cookie: cookiesOf(response) });
  expect(await me.json()).toMatchObject({ username: 'Ruth' });
});

test('cookies over https are Secure', async () => {
  const response = await bench.app.request('https://apologia.example/api/auth/register', {
    method: 'POST',
    body: JSON.stringify({ username: 'Naomi', email: 'naomi@example.org', password: 'correct horse' }),
  });
  expect(response.status).toBe(200);
  for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/Secure/);
});

test('neither the password nor the session token is stored', async () => {
  const cookie = await bench.register({ password: 'a very plain password' });
  const token = cookie.match(/apologia_session=(\w+)/)?.[1] ?? '';
  const stored = JSON.stringify([
    await bench.db.select().from(learners),
    await bench.db.select().from(sessions),
  ]);
  expect(token).toHaveLength(64);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain('a very plain password');
});

test('every invalid field is reported at once', async () => {
  const before = await countLearners();
  const response = await register({ username: 'ab', email: 'nowhere', password: 'short' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'bad_input',
    fields: {
      username: 'Username must be at least 3 characters',
      email: 'Invalid email address',
      password: 'Password must be at least 8 characters',
    },
  });
  expect(await countLearners()).toBe(before);
});

test.each([
  ['the same name', { username: 'Deborah', email: 'other1@example.org' }],
  ['the name in other letters', { username: 'dEBORAH', email: 'other2@example.org' }],
  ['the same address', { username: 'Jael', email: 'Deborah@Example.org' }],
  ['the address in other letters', { username: 'Jael2', email: 'deborah@example.ORG' }],
])('%s is refused', async (_, fields) => {
  await register({ username: 'Deborah', email: 'Deborah@Example.org', password: 'correct horse' });
  const before = await countLearners();
  const response = await register({ ...fields, password: 'correct horse' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: 'Username or email already exists' });
  expect(await countLearners()).toBe(before);
});

test('of two visitors who register one name at once, one gets it', async () => {
  const account = { username: 'Hannah', email: 'hannah@example.org', password: 'correct horse' };
  const replies = await Promise.all([register(account), register(account), register(account)]);
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
});

test.each([
  ['malformed JSON', { body: '{"username":' }, 400],
  ['wrong types', { json: { username: 7, email: [], password: null } }, 400],
  ['no object', { json: 'Ruth' }, 400],
  [
    'a name of 10,000 characters',
    { json: { username: 'x'.repeat(10_000), email: 'x@example.org', password: 'correct horse' } },
    400,
  ],
  ['a body of 2 MB', { body: JSON.stringify({ username: 'x'.repeat(2_000_000) }) }, 413],
  ['another site', { json: {}, headers: { origin: 'https://evil.example' } }, 403],
  ['another site, by its fetch metadata', { json: {}, headers: { 'sec-fetch-site': 'cross-site' } }, 403],
])('%s is refused in the envelope and changes nothing', async (_, options, status) => {
  const before = await countLearners();
  const response = await bench.request('POST', '/api/auth/register', options);
  expect(response.status).toBe(status);
  const envelope = (await response.json()) as Record<string, unknown>;
  expect(envelope).toMatchObject({
    error: expect.any(String),
    code: expect.any(String),
    requestId: expect.any(String),
  });
  expect(await countLearners()).toBe(before);
});

test('a refusal does not echo what was typed', async () => {
  const response = await register({ username: 'ab', email: 'nowhere', password: 'hunter2' });
  expect(await response.text()).not.toContain('hunter2');
});

test('registrations from one address are limited', async () => {
  const strict = await startBench({ REGISTRATIONS_PER_ADDRESS_PER_MINUTE: '2' });
  await strict.register({ password: 'correct horse' });
  await strict.register({ password: 'correct horse' });
  const third = await strict.request('POST', '/api/auth/register', {
    json: { username: 'third', email: 'third@example.org', password: 'correct horse' },
  });
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.close();
});
