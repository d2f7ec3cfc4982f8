import { learners, passkeyChallenges, passkeys, securityEvents, sessions } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newAuthenticator } from '../../testing/authenticator.ts';
import { cookiesOf, startBench } from '../../testing/bench.ts';
import { passkeyCalls } from '../../testing/passkeys.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  bench = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '10000' });
  calls = passkeyCalls(bench);
});
afterAll(() => bench.close());

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test('a passkey signs its learner in as a password does, and the sign-in is in the audit trail', async () => {
  const { authenticator } = await calls.learnerWithPasskey('Aquila');
  const { options, cookie } = await calls.askToSignIn();
  expect(options).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  });
  expect(cookie).toMatch(/^apologia_challenge=[0-9a-f]{64}$/);
  const response = await calls.signIn(authenticator.get(options), cookie);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ username: 'Aquila', subscriptionTier: 'free' });
  const session = cookiesOf(response);
  expect(session).toMatch(/apologia_session=\w+.*apologia_device=\w+/);
  expect((await bench.request('GET', '/api/auth/me', { cookie: session })).status).toBe(200);
  const [learner] = await bench.db.select().from(learners).where(eq(learners.username, 'Aquila'));
  const events = await bench.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.learnerId, learner?.id ?? ''));
  expect(events.map(({ kind }) => kind).sort()).toEqual(['passkey-added', 'signed-in']);
  expect((await calls.list(session))[0]?.lastUsedAt).toBeTruthy();
});

test('the options to sign in by are the same for everybody, and a name asks for nothing', async () => {
  const { cookie } = await calls.learnerWithPasskey('Apphia');
  for (const json of [{ username: 'Apphia' }, { username: 'Nobody' }, undefined]) {
    const response = await calls.post('sign-in-options', '', json);
    const { challenge, ...rest } = (await response.json()) as { challenge: string };
    expect(rest).toEqual({ rpId: 'localhost', timeout: 300_000, userVerification: 'required' });
  }
  // To somebody signed in, too.
  expect((await calls.askToSignIn(cookie)).options).not.toHaveProperty('allowCredentials');
});

test('an assertion that was used signs nobody in again', async () => {
  const { authenticator } = await calls.learnerWithPasskey();
  const { options, cookie } = await calls.askToSignIn();
  const assertion = authenticator.get(options);
  expect((await calls.signIn(assertion, cookie)).status).toBe(200);
  const replayed = await calls.signIn(assertion, cookie);
  expect(replayed.status).toBe(409);
  expect(await codeOf(replayed)).toBe('challenge_over');
});

test('of twenty uses of one assertion at once, one opens a session', async () => {
  const { authenticator, passkey } = await calls.learnerWithPasskey();
  const { options, cookie } = await calls.askToSignIn();
  const assertion = authenticator.get(options);
  const [row] = await bench.db.select().from(passkeys).where(eq(passkeys.id, passkey.id));
  const own = eq(sessions.learnerId, row?.learnerId ?? '');
  const before = (await bench.db.select().from(sessions).where(own)).length;
  const replies = await Promise.all(Array.from({ length: 20 }, () => calls.signIn(assertion, cookie)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // Beyond ten tries of one passkey from one address the limit answers.
  expect(statuses.filter((status) => status === 409 || status === 429)).toHaveLength(19);
  expect((await bench.db.select().from(sessions).where(own)).length).toBe(before + 1);
});

test('a failed answer uses its challenge up', async () => {
  const { authenticator } = await calls.learnerWithPasskey();
  const { options, cookie } = await calls.askToSignIn();
  const forged = authenticator.get(options, { origin: 'https://evil.example' });
  expect((await calls.signIn(forged, cookie)).status).toBe(401);
  expect((await calls.signIn(authenticator.get(options), cookie)).status).toBe(409);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another port of the host', { origin: 'http://localhost:81' }],
  ['another domain', { rpId: 'evil.example' }],
  ['the making of a passkey', { type: 'webauthn.create' }],
  ['somebody who only found the device', { isVerified: false }],
  ['another account', { userHandle: 'bm9ib2R5' }],
])('a signature for %s is refused', async (_, lie) => {
  const { authenticator } = await calls.learnerWithPasskey();
  const { options, cookie } = await calls.askToSignIn();
  const response = await calls.signIn(authenticator.get(options, lie), cookie);
  expect(response.status).toBe(401);
  expect(cookiesOf(response)).toBe('');
});

test('a signature without the account it is for, and one that was changed, are refused', async () => {
  const { authenticator } = await calls.learnerWithPasskey();
  for (const [spoilt, status] of [
    [{ userHandle: undefined }, 401],
    [{ signature: 'AAAA' }, 401],
    [{ authenticatorData: 'AAAA' }, 401],
    [{ clientDataJSON: 'AAAA' }, 409],
    [{ clientDataJSON: Buffer.from('{"challenge":7}').toString('base64url') }, 409],
    [{ signature: 'not base64url!' }, 400],
  ] as const) {
    const { options, cookie } = await calls.askToSignIn();
    const { response, ...assertion } = authenticator.get(options);
    const sent = { ...assertion, response: { ...response, ...spoilt } } as Parameters<typeof calls.signIn>[0];
    expect((await calls.signIn(sent, cookie)).status, JSON.stringify(spoilt)).toBe(status);
  }
});

test('one passkey’s signature is none under another’s id', async () => {
  const one = await calls.learnerWithPasskey();
  const other = await calls.learnerWithPasskey();
  const { options, cookie } = await calls.askToSignIn();
  const assertion = one.authenticator.get(options, { id: other.authenticator.id });
  expect((await calls.signIn(assertion, cookie)).status).toBe(401);
});

test('a challenge is for the browser that asked for it, and for signing in alone', async () => {
  const { authenticator, cookie: session } = await calls.learnerWithPasskey();
  const { options } = await calls.askToSignIn();
  const elsewhere = await calls.askToSignIn();
  expect((await calls.signIn(authenticator.get(options), elsewhere.cookie)).status).toBe(409);
  expect((await calls.signIn(authenticator.get(options), '')).status).toBe(409);
  // What was signed for a proof signs nobody in.
  const proof = await calls.askForProof(session);
  expect((await calls.signIn(authenticator.get(proof), elsewhere.cookie)).status).toBe(409);
  expect((await calls.signIn(authenticator.get(proof), session)).status).toBe(409);
  // One that the academy never gave.
  const madeUp = { ...options, challenge: 'A'.repeat(43) };
  expect((await calls.signIn(authenticator.get(madeUp), elsewhere.cookie)).status).toBe(409);
});

test('a browser may have a challenge in each of its tabs', async () => {
  const { authenticator } = await calls.learnerWithPasskey();
  const first = await calls.askToSignIn();
  const second = await calls.askToSignIn(first.cookie);
  expect(second.cookie).toBe(first.cookie);
  expect((await calls.signIn(authenticator.get(first.options), second.cookie)).status).toBe(200);
});

test('a challenge is over after five minutes, and swept', async () => {
  const { authenticator } = await calls.learnerWithPasskey();
  const { options, cookie } = await calls.askToSignIn();
  const kept = eq(passkeyChallenges.challenge, options.challenge);
  const later = Date.now() + 5 * 60_000 + 1_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  expect(await codeOf(await calls.signIn(authenticator.get(options), cookie))).toBe('challenge_over');
  vi.setSystemTime(later + 11 * 60_000);
  await bench.request('POST', '/api/auth/logout');
  vi.useRealTimers();
  await expect.poll(async () => (await bench.db.select().from(passkeyChallenges).where(kept)).length).toBe(0);
});

test('a counter that went back or stood still is refused: somebody has a copy', async () => {
  const { authenticator } = await calls.learnerWithPasskey();
  const attempt = async (counter: number) => {
    const { options, cookie } = await calls.askToSignIn();
    return (await calls.signIn(authenticator.get(options, { counter }), cookie)).status;
  };
  expect(await attempt(7)).toBe(200);
  expect(await attempt(7)).toBe(401);
  expect(await attempt(3)).toBe(401);
  expect(await attempt(0)).toBe(401);
  expect(await attempt(8)).toBe(200);
});

test('a passkey whose device does not count is taken again and again', async () => {
  const { authenticator } = await calls.learnerWithPasskey();
  for (let i = 0; i < 3; i += 1) {
    const { options, cookie } = await calls.askToSignIn();
    expect((await calls.signIn(authenticator.get(options, { counter: 0 }), cookie)).status).toBe(200);
  }
});

test('a passkey that was removed, that nobody has, and whose account is gone open nothing', async () => {
  const removed = await calls.learnerWithPasskey();
  await bench.db.delete(passkeys).where(eq(passkeys.id, removed.passkey.id));
  const gone = await calls.learnerWithPasskey('Demas');
  await bench.db.delete(learners).where(eq(learners.username, 'Demas'));
  const never = newAuthenticator();
  for (const authenticator of [removed.authenticator, gone.authenticator, never]) {
    const { options, cookie } = await calls.askToSignIn();
    const response = await calls.signIn(authenticator.get(options, { userHandle: 'eA' }), cookie);
    expect(response.status).toBe(401);
    expect(await codeOf(response)).toBe('unknown_passkey');
    expect(cookiesOf(response)).toBe('');
  }
});

test.each([
  ['an account that is deleted', (id: string) => bench.db.delete(learners).where(eq(learners.id, id))],
  ['a passkey that is removed', (id: string) => bench.db.delete(passkeys).where(eq(passkeys.learnerId, id))],
])('%s while a signature is verified opens nothing', async (_, remove) => {
  const { authenticator, passkey } = await calls.learnerWithPasskey();
  const [row] = await bench.db.select().from(passkeys).where(eq(passkeys.id, passkey.id));
  const learnerId = row?.learnerId ?? '';
  const before = await bench.db.select().from(sessions);
  const { options, cookie } = await calls.askToSignIn();
  const verify = crypto.subtle.verify.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'verify').mockImplementationOnce(async (...args) => {
    await remove(learnerId);
    return verify(...args);
  });
  const response = await calls.signIn(authenticator.get(options), cookie);
  expect(response.status).toBe(401);
  expect(await codeOf(response)).toBe('unknown_passkey');
  expect((await bench.db.select().from(sessions)).length).toBeLessThanOrEqual(before.length);
});

test('tries that fail are limited as logins are, and do not lock out a browser that signed in before', async () => {
  const strict = await startBench({ LOGINS_PER_ADDRESS_PER_MINUTE: '4' });
  const strictCalls = passkeyCalls(strict);
  const { authenticator } = await strictCalls.learnerWithPasskey();
  const attempt = async (lie = {}, device = '') => {
    const { options, cookie } = await strictCalls.askToSignIn();
    return strictCalls.signIn(authenticator.get(options, lie), `${cookie}; ${device}`);
  };
  const device = cookiesOf(await attempt()).match(/apologia_device=\w+/)?.[0];
  const bad = { origin: 'https://evil.example' };
  for (let i = 0; i < 4; i += 1) expect((await attempt(bad)).status).toBe(401);
  const limited = await attempt();
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await attempt({}, device)).status).toBe(200);
  await strict.close();
});

test('another site may neither ask nor answer', async () => {
  const headers = { origin: 'https://evil.example' };
  expect((await calls.post('sign-in-options', '', undefined, headers)).status).toBe(403);
  expect((await calls.post('sign-in', '', {}, headers)).status).toBe(403);
});

test('what is no call of passkeys is not there', async () => {
  expect((await calls.post('nothing', '')).status).toBe(404);
  expect((await bench.request('GET', '/api/auth/passkeys/sign-in')).status).toBe(404);
});

test('passkeys belong to the host that was asked, or to the domain that is set', async () => {
  const optionsAt = (app: typeof bench.app, host: string) =>
    app.request(`https://${host}/api/auth/passkeys/sign-in-options`, { method: 'POST' });
  const preview = await optionsAt(bench.app, 'preview.example.org');
  expect(await preview.json()).toMatchObject({ rpId: 'preview.example.org' });
  expect(preview.headers.getSetCookie()[0]).toMatch(/^__Host-apologia_challenge=\w+;.*Secure/);
  const set = await startBench({ PASSKEY_DOMAIN: 'example.org' });
  for (const host of ['example.org', 'www.example.org']) {
    expect(await (await optionsAt(set.app, host)).json()).toMatchObject({ rpId: 'example.org' });
  }
  for (const host of ['evil.example', 'notexample.org']) {
    expect((await optionsAt(set.app, host)).status).toBe(404);
  }
  await set.close();
});
