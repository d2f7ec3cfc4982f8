import type { ExportedData } from '@apologia/contract';
import { attempts, learners } from '@apologia/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { shipShell } from '../testing/releases/shippedShell.ts';
import { insertSignedIn } from '../testing/signedIn.ts';
import { startWorkerBench } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
beforeAll(async () => {
  bench = await startWorkerBench({ PASSWORD_HASHES_PER_SECOND: '1000' });
  await shipShell(bench.db);
});
afterAll(() => bench.close());

const password = 'correct horse';
const essays = 120;

/** A learner with seven megabytes of essays. */
async function essayist(username: string) {
  const { session } = await insertSignedIn(bench.db, {
    username,
    passwordHash: await hashPassword(password),
  });
  const [row] = await bench.db.select().from(learners).where(eq(learners.username, username));
  const learnerId = row?.id ?? '';
  const answer = 'We gleaned until evening. '.repeat(2_400);
  for (let i = 0; i < essays; i++) {
    await bench.db.insert(attempts).values({
      id: `${username}-${i}`,
      learnerId,
      quizId: 'lesson/any',
      number: i + 1,
      revision: 'first',
      answers: [{ questionId: 'any/own-words', answer }] as never,
      submittedAt: i,
    });
  }
  const post = (path: string, init: RequestInit = {}) =>
    bench.fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: bench.url,
        cookie: `apologia_session=${session}`,
      },
      body: JSON.stringify({ proof: { password } }),
      ...init,
    });
  return { learnerId, post };
}

test('a large account is downloaded whole from the Worker, then deleted, and its tab is signed out', async () => {
  const { learnerId, post } = await essayist('ruth');
  const response = await post('/api/account/download');
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text.length).toBeGreaterThan(7_000_000);
  expect((JSON.parse(text) as ExportedData).tables.attempts?.rows).toHaveLength(essays);

  expect((await post('/api/account/delete')).status).toBe(200);
  expect(await bench.db.$count(attempts, eq(attempts.learnerId, learnerId))).toBe(0);
  expect((await post('/api/account/delete')).status).toBe(401);
});

test('whoever leaves in the middle of a download holds nobody up', async () => {
  const { post } = await essayist('orpah');
  for (let i = 0; i < 5; i++) {
    const leaving = new AbortController();
    const response = await post('/api/account/download', { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
  }
  const response = await post('/api/account/download');
  expect((JSON.parse(await response.text()) as ExportedData).tables.attempts?.rows).toHaveLength(essays);
});

test('pages of text come from their module in the Worker', async () => {
  for (const [path, words] of [
    ['/privacy', 'What this academy keeps of you'],
    ['/terms', 'What you may expect'],
    ['/contact', 'Whom to write to'],
    ['/account-deleted', 'Your account is deleted'],
  ] as const) {
    const response = await bench.page(path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain(words);
  }
});
