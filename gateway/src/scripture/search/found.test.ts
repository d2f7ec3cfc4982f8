import type { SearchResults } from '@apologia/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { heldOutQueries, type SearchQuery, tunedQueries } from '../../testing/search/queries.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let free: string;
let premium: string;
beforeAll(async () => {
  bench = await startBench();
  free = await bench.register();
  premium = await bench.premium(await bench.register());
});
afterAll(() => bench.close());

const results = async (q: string, cookie = free) => {
  const response = await bench.request('GET', `/api/search?${new URLSearchParams({ q })}`, { cookie });
  return (await response.json()) as SearchResults;
};
const bestOf = async (q: string, cookie = free) =>
  (await results(q, cookie)).best.map(({ kind, id }) => `${kind}/${id}`);

/** What a learner's page may miss: one search of ten. */
const share = 0.9;

describe.each<[string, SearchQuery[]]>([
  ['searches that aliases and weights were worked out with', tunedQueries],
  ['searches that were held out', heldOutQueries],
])('%s', (_, queries) => {
  test.each([
    ['free', () => free],
    ['Premium', () => premium],
  ])('lead a %s learner to the page meant among the first three', async (_, cookie) => {
    const missed: Record<string, string[]> = {};
    for (const { q, means } of queries) {
      const best = await bestOf(q, cookie());
      if (!means.some((page) => best.includes(page))) missed[q] = best;
    }
    const found = 1 - Object.keys(missed).length / queries.length;
    expect(found, JSON.stringify(missed)).toBeGreaterThanOrEqual(share);
  });
});
