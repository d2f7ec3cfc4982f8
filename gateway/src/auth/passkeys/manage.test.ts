import { passkeys, securityEvents } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthenticator } from '../../testing/authenticator.ts';
import { startBench } from '../../testing/bench.ts';
import { passkeyCalls, password } from '../../testing/passkeys.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  bench = await startBench();
  calls = passkeyCalls(bench);
});
afterAll(() => bench.close());

const bodyOf = async (response: Response) =>
  (await response.json()) as { error?: string; fields?: Record<string, string> };

test('a passkey is added, called after the browser, named and listed', async () => {
  const cookie = await calls.register();
  expect(await calls.list(cookie)).toEqual([]);
  const options = await calls.askToAdd(cookie);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Apologia' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const response = await calls.post(
    'add',
    cookie,
    { attestation: newAuthenticator().create(options) },
    { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0' },
  );
  const passkey = (await response.json()) as { id: string };
  expect(passkey).toMatchObject({ name: 'Firefox on Android', lastUsedAt: null });
  expect((await calls.post('rename', cookie, { id: passkey.id, name: '  Phone ' })).status).toBe(200);
  expect(await calls.list(cookie)).toEqual([{ ...passkey, name: 'Phone' }]);
  // The same name again is no event.
  expect((await calls.post('rename', cookie, { id: passkey.id, name: 'Phone' })).status).toBe(200);
  const [row] = await bench.db.select().from(passkeys).where(eq(passkeys.id, passkey.id));
  const events = await bench.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.learnerId, row?.learnerId ?? ''));
  const kinds = events.map(({ kind }) => kind).filter((kind) => kind.startsWith('passkey'));
  expect(kinds.sort()).toEqual(['passkey-added', 'passkey-renamed']);
});

test('what is stored of a passkey signs nothing: it is the public half', async () => {
  const { passkey, authenticator } = await calls.learnerWithPasskey();
  const [row] = await bench.db.select().from(passkeys).where(eq(passkeys.id, passkey.id));
  expect(row).toMatchObject({
    slot: 1,
    credentialId: authenticator.id,
    counter: 0,
    transports: ['internal'],
  });
  // COSE: a map of five, of which none is the private key, -4.
  expect(Buffer.from(row?.publicKey ?? '', 'base64url')).toHaveLength(77);
});

test('a passkey is added by whoever knows the password, or has another', async () => {
  const { cookie, authenticator } = await calls.learnerWithPasskey();
  const wrong = await calls.post('add-options', cookie, { proof: { password: 'not this one' } });
  expect(wrong.status).toBe(400);
  expect((await bodyOf(wrong)).fields).toEqual({ proof: 'That is not your password' });
  expect((await calls.post('add-options', cookie, {})).status).toBe(400);
  const assertion = authenticator.get(await calls.askForProof(cookie));
  const options = await calls.askToAdd(cookie, { passkey: assertion });
  expect(options.excludeCredentials).toEqual([
    { id: authenticator.id, type: 'public-key', transports: ['internal'] },
  ]);
  const used = await calls.post('add-options', cookie, { proof: { passkey: assertion } });
  expect(used.status).toBe(400);
  expect((await bodyOf(used)).fields).toEqual({
    proof: 'The passkey could not be verified. Please try again.',
  });
});

test('a passkey stands in for the password where that is changed', async () => {
  const { cookie, authenticator } = await calls.learnerWithPasskey();
  const change = async (chosen: string) => {
    const proof = { passkey: authenticator.get(await calls.askForProof(cookie)) };
    return bench.request('POST', '/api/account/password', { cookie, json: { password: chosen, proof } });
  };
  const weak = await change('Password123');
  expect((await bodyOf(weak)).fields).toEqual({ password: expect.stringContaining('most common') });
  expect((await change('another horse of a colour')).status).toBe(200);
  const proof = { password };
  expect((await calls.post('add-options', cookie, { proof })).status).toBe(400);
});

test('of twenty uses of one proof at once, one is taken', async () => {
  const { cookie, authenticator } = await calls.learnerWithPasskey();
  const proof = { passkey: authenticator.get(await calls.askForProof(cookie)) };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => calls.post('add-options', cookie, { proof })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('proofs that are no good are limited', async () => {
  const { cookie } = await calls.learnerWithPasskey();
  const stranger = newAuthenticator();
  const statuses = [];
  for (let i = 0; i < 11; i += 1) {
    const proof = { passkey: stranger.get(await calls.askForProof(cookie), { userHandle: 'eA' }) };
    statuses.push((await calls.post('add-options', cookie, { proof })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test.each([
  ['another learner’s passkey', 'other'],
  ['a signature for another origin', 'origin'],
  ['what was signed to sign in', 'sign-in'],
  ['what was signed in another session', 'session'],
] as const)('%s proves nothing', async (_, what) => {
  const { cookie, authenticator, passkey } = await calls.learnerWithPasskey();
  const other = await calls.learnerWithPasskey();
  const options = await calls.askForProof(cookie);
  const assertion = {
    other: () => other.authenticator.get(options),
    origin: () => authenticator.get(options, { origin: 'https://evil.example' }),
    'sign-in': async () => authenticator.get((await calls.askToSignIn(cookie)).options),
    session: async () => authenticator.get(await calls.askForProof(other.cookie)),
  }[what];
  const proof = { passkey: await assertion() };
  expect((await calls.post('remove', cookie, { id: passkey.id, proof })).status).toBe(400);
  expect(await calls.list(cookie)).toHaveLength(1);
});

test('a passkey is removed after a proof, by itself or the password, and opens nothing any more', async () => {
  const { cookie, authenticator, passkey } = await calls.learnerWithPasskey();
  const refused = await calls.post('remove', cookie, { id: passkey.id, proof: { password: 'guess' } });
  expect(refused.status).toBe(400);
  const proof = { passkey: authenticator.get(await calls.askForProof(cookie)) };
  const removed = await calls.post('remove', cookie, { id: passkey.id, proof });
  expect(await removed.json()).toEqual({ rpId: 'localhost', credentialId: authenticator.id });
  expect(await calls.list(cookie)).toEqual([]);
  expect((await calls.post('proof-options', cookie)).status).toBe(404);
  const { options, cookie: browser } = await calls.askToSignIn();
  expect((await calls.signIn(authenticator.get(options), browser)).status).toBe(401);
  expect((await calls.post('remove', cookie, { id: passkey.id, proof: { password } })).status).toBe(404);
});

test('nobody names, removes or lists another’s passkey', async () => {
  const { cookie, passkey } = await calls.learnerWithPasskey();
  const other = await calls.learnerWithPasskey();
  expect((await calls.post('rename', other.cookie, { id: passkey.id, name: 'Mine' })).status).toBe(404);
  const remove = { id: passkey.id, proof: { password } };
  expect((await calls.post('remove', other.cookie, remove)).status).toBe(404);
  expect((await calls.list(other.cookie)).map(({ id }) => id)).toEqual([other.passkey.id]);
  expect(await calls.list(cookie)).toEqual([passkey]);
});

test('a visitor manages no passkeys', async () => {
  const { passkey } = await calls.learnerWithPasskey();
  const { id } = passkey;
  expect((await bench.request('GET', '/api/auth/passkeys')).status).toBe(401);
  for (const [call, json] of [
    ['proof-options', {}],
    ['add-options', { proof: { password } }],
    ['rename', { id, name: 'Mine' }],
    ['remove', { id, proof: { password } }],
  ] as const) {
    expect((await calls.post(call, '', json)).status, call).toBe(401);
  }
});

test('one authenticator’s passkey is on one account alone', async () => {
  const { authenticator } = await calls.learnerWithPasskey();
  const cookie = await calls.register();
  const attestation = authenticator.create(await calls.askToAdd(cookie));
  expect((await calls.post('add', cookie, { attestation })).status).toBe(409);
  expect(await calls.list(cookie)).toEqual([]);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another domain', { rpId: 'evil.example' }],
  ['a sign-in', { type: 'webauthn.get' }],
  ['an owner who was not asked', { isVerified: false }],
  ['another id than it says', { id: 'AAAA' }],
])('a passkey made for %s is not taken', async (_, lie) => {
  const cookie = await calls.register();
  const attestation = newAuthenticator().create(await calls.askToAdd(cookie), lie);
  expect((await calls.post('add', cookie, { attestation })).status).toBe(400);
  expect(await calls.list(cookie)).toEqual([]);
});

test('a passkey is added once, by the session that asked', async () => {
  const cookie = await calls.register();
  const other = await calls.register();
  const options = await calls.askToAdd(cookie);
  const attestation = newAuthenticator().create(options);
  expect((await calls.post('add', other, { attestation })).status).toBe(409);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => calls.post('add', cookie, { attestation })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const again = newAuthenticator().create(options);
  expect((await calls.post('add', cookie, { attestation: again })).status).toBe(409);
});

test('an account has ten passkeys at most, however many are added at once', async () => {
  const { cookie, passkey } = await calls.learnerWithPasskey();
  const attestations = [];
  for (let i = 0; i < 12; i += 1) {
    attestations.push(newAuthenticator().create(await calls.askToAdd(cookie)));
  }
  await Promise.all(
    attestations.slice(0, 4).map((attestation) => calls.post('add', cookie, { attestation })),
  );
  for (const attestation of attestations.slice(4)) await calls.post('add', cookie, { attestation });
  let left = 10 - (await calls.list(cookie)).length;
  while (left > 0) {
    await calls.add(cookie, newAuthenticator());
    left -= 1;
  }
  expect(await calls.list(cookie)).toHaveLength(10);
  const refused = await calls.post('add-options', cookie, { proof: { password } });
  expect(refused.status).toBe(409);
  expect((await bodyOf(refused)).error).toBe('An account has at most 10 passkeys. Please remove one first.');
  // The place of one that is removed is free again.
  await calls.post('remove', cookie, { id: passkey.id, proof: { password } });
  await calls.add(cookie, newAuthenticator());
  expect(await calls.list(cookie)).toHaveLength(10);
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['what cannot be seen', '\u200B\u200B'],
  ['41 characters', 'x'.repeat(41)],
])('%s is no name of a passkey', async (_, name) => {
  const { cookie, passkey } = await calls.learnerWithPasskey();
  const response = await calls.post('rename', cookie, { id: passkey.id, name });
  expect(response.status).toBe(400);
  expect((await bodyOf(response)).fields).toHaveProperty('name');
});
