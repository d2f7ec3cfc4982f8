import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { insertSignedIn } from '../testing/signedIn.ts';
import { startWorkerBench } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
beforeAll(async () => {
  bench = await startWorkerBench({ PASSWORD_HASHES_PER_SECOND: '1000' });
});
afterAll(() => bench.close());

const password = 'correct horse';
const post = (path: string, session: string, json: unknown) =>
  bench.fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: bench.url,
      cookie: `apologia_session=${session}`,
    },
    body: JSON.stringify(json),
  });

test('what the module of accounts refuses, and what the database refuses it, is told as anywhere', async () => {
  const passwordHash = await hashPassword(password);
  const learners = await Promise.all(
    Array.from({ length: 6 }, (_, i) => insertSignedIn(bench.db, { username: `Apostle-${i}`, passwordHash })),
  );
  const rename = (session = '', username = 'Matthias', guess = password) =>
    post('/api/account/name', session, { username, proof: { password: guess } });

  const wrong = await rename(learners[0]?.session, 'Matthias', 'not this one');
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    code: 'bad_input',
    fields: { proof: 'That is not your password' },
  });
  expect((await rename('0'.repeat(64))).status).toBe(401);

  const statuses = await Promise.all(learners.map(async ({ session }) => (await rename(session)).status));
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a call of an account that there is not is nowhere', async () => {
  const { session } = await insertSignedIn(bench.db, { username: 'Justus' });
  const response = await bench.fetch('/api/account/nothing', {
    headers: { cookie: `apologia_session=${session}` },
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});
