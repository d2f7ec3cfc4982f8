import { community, type Resource } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

test('a learner reads the six resources in the order of the curators', async () => {
  const response = await bench.request('GET', '/api/resources', { cookie: await bench.register() });
  expect(response.status).toBe(200);
  const list = (await response.json()) as Resource[];
  expect(community.resources.response.parse(list)).toEqual(list);
  expect(list.map(({ type }) => type)).toEqual(['book', 'book', 'book', 'book', 'podcast', 'article']);
  expect(list[0]).toMatchObject({ id: 'mere-christianity', author: 'C. S. Lewis', year: '1952' });
  expect(list[0]).not.toHaveProperty('position');
});

test('a visitor is asked to sign in', async () => {
  for (const cookie of [undefined, 'apologia_session=made-up', `apologia_session=${'a'.repeat(64)}`]) {
    const response = await bench.request('GET', '/api/resources', cookie ? { cookie } : {});
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: 'Please sign in to continue.',
      code: 'not_signed_in',
    });
  }
});
