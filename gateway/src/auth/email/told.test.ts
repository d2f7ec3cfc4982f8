import { learners, passkeys } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthenticator } from '../../testing/authenticator.ts';
import { startBench } from '../../testing/bench.ts';
import { startMailServer, tokenIn } from '../../testing/mail/mailServer.ts';
import { passkeyCalls } from '../../testing/passkeys.ts';

const password = 'a lamp of olive oil';
let server: Awaited<ReturnType<typeof startMailServer>>;
let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  server = await startMailServer();
  bench = await startBench(server.settings);
});
afterAll(async () => {
  await bench.close();
  await server.close();
});

const post = (path: string, json: unknown, cookie = '') =>
  bench.request('POST', path, { json, ...(cookie && { cookie }) });
const reset = (token: string, newPassword: string) =>
  post('/api/account/reset', { token, password: newPassword });
const addPasskey = (cookie: string) => passkeyCalls(bench, password).add(cookie, newAuthenticator());

/** A learner whose first mail, to confirm the address, has come. */
async function joined(username: string, { isConfirmed = false } = {}) {
  const email = `${username}@example.org`;
  const cookie = await bench.register({ username, password });
  const [mail] = await server.mailsTo(email);
  if (isConfirmed) await post('/api/account/confirm', { token: tokenIn(mail as never) });
  return { cookie, email };
}
const resetLink = async (email: string, count: number) => {
  await post('/api/account/forgot', { email });
  return tokenIn((await server.mailsTo(email, count)).at(-1) as never);
};
const passkeysOf = (email: string) =>
  bench.db
    .select({ id: passkeys.id })
    .from(passkeys)
    .innerJoin(learners, eq(learners.id, passkeys.learnerId))
    .where(eq(learners.email, email));

test('a forgotten password is replaced by no common one, and the link stays good', async () => {
  const { email } = await joined('Deborah');
  const token = await resetLink(email, 2);
  const refused = await reset(token, 'password123');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { password: expect.any(String) } });
  expect((await reset(token, 'under the palm tree')).status).toBe(200);
});

test('a password that was changed in the settings is told by mail, and ends links and changes of address', async () => {
  const { cookie, email } = await joined('Jael', { isConfirmed: true });
  const token = await resetLink(email, 2);
  await post('/api/account/email', { email: 'jael@elsewhere.example', proof: { password } }, cookie);
  const [change] = await server.mailsTo('jael@elsewhere.example');
  const changed = await post(
    '/api/account/password',
    { password: 'a tent by the oak', proof: { password } },
    cookie,
  );
  expect(changed.status).toBe(200);
  // To confirm, to reset, that a change was asked for, and this one.
  const mails = await server.mailsTo(email, 4);
  expect(mails.map(({ mail }) => mail.subject)).toContain('Your password was changed');
  expect((await reset(token, 'another way in')).status).toBe(410);
  expect((await post('/api/account/confirm', { token: tokenIn(change as never) })).status).toBe(410);
});

test('a passkey that was added is told by mail, to a confirmed address alone', async () => {
  const known = await joined('Huldah', { isConfirmed: true });
  const unknown = await joined('Noadiah');
  for (const { cookie } of [unknown, known]) await addPasskey(cookie);
  const mails = await server.mailsTo(known.email, 2);
  expect(mails.at(-1)?.mail.subject).toBe('A passkey was added to your account');
  expect(server.received.filter(({ to }) => to === unknown.email)).toHaveLength(1);
});

test('a reset leaves no passkey that was there before anybody confirmed the address, and every other', async () => {
  const stranger = await joined('Athaliah');
  await addPasskey(stranger.cookie);
  expect((await reset(await resetLink(stranger.email, 2), 'what is mine is mine')).status).toBe(200);
  expect(await passkeysOf(stranger.email)).toEqual([]);

  const owner = await joined('Jehosheba', { isConfirmed: true });
  await addPasskey(owner.cookie);
  await server.mailsTo(owner.email, 2);
  expect((await reset(await resetLink(owner.email, 3), 'six years in the temple')).status).toBe(200);
  expect(await passkeysOf(owner.email)).toHaveLength(1);
});
