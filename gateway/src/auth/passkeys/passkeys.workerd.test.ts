import type { CreationOptions, RequestOptions } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthenticator } from '../../testing/authenticator.ts';
import { cookiesOf } from '../../testing/bench.ts';
import { startWorkerBench } from '../../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
beforeAll(async () => {
  bench = await startWorkerBench();
});
afterAll(() => bench.close());

const post = (path: string, json: object, cookie = '') =>
  bench.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(json),
  });
const account = (username: string, password: string) => ({
  username,
  email: `${username}@example.org`,
  password,
});

test('in workerd the module beside the Worker makes, verifies and refuses as its sources do', async () => {
  const password = 'purple cloth of Thyatira';
  const cookie = cookiesOf(await post('register', account('Lydia', password)));
  const ask = async () =>
    (await (await post('passkeys/add-options', { proof: { password } }, cookie)).json()) as CreationOptions;
  const first = newAuthenticator(bench.url);
  const attestation = first.create(await ask());
  expect((await post('passkeys/add', { attestation }, cookie)).status).toBe(200);

  // Two at once want one place: the database refuses the second, and the learner is told.
  const asked = [await ask(), await ask()];
  const replies = await Promise.all(
    asked.map((options) =>
      post('passkeys/add', { attestation: newAuthenticator(bench.url).create(options) }, cookie),
    ),
  );
  for (const reply of replies) expect([200, 409]).toContain(reply.status);

  const offered = await post('passkeys/sign-in-options', {});
  const options = (await offered.json()) as RequestOptions;
  const browser = cookiesOf(offered);
  const assertion = first.get(options);
  const signedIn = await post('passkeys/sign-in', { assertion }, browser);
  expect(signedIn.status).toBe(200);
  const me = await bench.fetch('/api/auth/me', { headers: { cookie: cookiesOf(signedIn) } });
  expect(await me.json()).toMatchObject({ username: 'Lydia' });
  const replayed = await post('passkeys/sign-in', { assertion }, browser);
  expect(replayed.status).toBe(409);
  expect(await replayed.json()).toMatchObject({ code: 'challenge_over' });
  const invalid = await post('passkeys/sign-in', { assertion: {} }, browser);
  expect(invalid.status).toBe(400);
});

test('in workerd a common password is refused under its field', async () => {
  const refused = await post('register', account('Demetrius', 'Password123'));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    fields: { password: expect.stringContaining('one of the most common') },
  });
});
