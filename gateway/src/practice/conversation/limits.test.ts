import { limits } from '@apologia/contract';
import { conversations } from '@apologia/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { practising } from '../../testing/practice/practice.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({ PRACTICE_CONVERSATIONS_PER_DAY: '4' });
});
afterAll(() => bench.close());

test('a learner can begin only so many conversations a day, also by replaying one', async () => {
  const cookie = await bench.premium(await bench.register());
  const { start } = practising(bench, cookie);
  const { id } = await start('hindu');
  const again = () =>
    bench.request('POST', `/api/practice/conversations/${id}/replay`, { cookie, json: { position: 0 } });
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await again()).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await bench.db.select().from(conversations)).toHaveLength(4);
  const refused = await bench.request('POST', '/api/practice/start', {
    cookie,
    json: { worldview: 'hindu' },
  });
  expect(refused.status).toBe(429);
  expect(((await refused.json()) as { error: string }).error).toContain('tomorrow');
});

test('a learner with the most conversations that are allowed has to delete some before another', async () => {
  const cookie = await bench.premium(await bench.register());
  const { start } = practising(bench, cookie);
  const { id } = await start('hindu');
  const [own] = (await bench.db.select().from(conversations)).filter((one) => one.id === id);
  if (!own) throw new Error('no conversation');
  const others = Array.from({ length: limits.conversationsMax - 1 }, () => crypto.randomUUID());
  await bench.db.insert(conversations).values(others.map((other) => ({ ...own, id: other, endedAt: 1 })));
  const begin = (path: string, json: object) =>
    bench.request('POST', `/api/practice/${path}`, { cookie, json });
  expect((await begin('start', { worldview: 'hindu' })).status).toBe(409);
  expect((await begin(`conversations/${id}/replay`, { position: 0 })).status).toBe(409);
  expect((await begin(`conversations/${others[0]}/delete`, {})).status).toBe(200);
  expect((await begin('start', { worldview: 'hindu' })).status).toBe(200);
});
