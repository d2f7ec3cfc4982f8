import { rateLimits, sessions } from '@apologia/db/schema';
import { expect, test } from 'vitest';
import { insertLearners } from '../testing/learners.ts';
import { startWorkerBench } from '../testing/workerBench.ts';

test('by schedule what is over is forgotten, and nothing else', async () => {
  const bench = await startWorkerBench();
  await insertLearners(bench.db, 2);
  const [kept, over] = await bench.db.select().from(sessions);
  await bench.db.run(`update sessions set expires_at = 1 where token_hash = '${over?.tokenHash}'`);
  const later = Date.now() + 60_000;
  await bench.db.insert(rateLimits).values([
    { key: 'over', count: 1, resetAt: 1 },
    { key: 'still', count: 1, resetAt: later },
  ]);
  await bench.schedule();
  expect(await bench.db.select().from(sessions)).toEqual([kept]);
  expect((await bench.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['still']);
  await bench.close();
});
