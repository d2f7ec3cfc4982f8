import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, keepSearch, recentSearches, removeSearch } from './recentSearches.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('the last eight searches are kept, the newest first, each once', () => {
  for (let n = 1; n <= 10; n++) keepSearch('ruth', `search ${n}`);
  keepSearch('ruth', 'Search 9');
  expect(recentSearches('ruth')).toEqual(['Search 9', ...[10, 8, 7, 6, 5, 4, 3].map((n) => `search ${n}`)]);
});

test('a search can be removed, and all are forgotten at once', () => {
  keepSearch('ruth', 'trinity');
  keepSearch('ruth', 'kalam');
  removeSearch('ruth', 'trinity');
  expect(recentSearches('ruth')).toEqual(['kalam']);
  forgetSearches();
  expect(recentSearches('ruth')).toEqual([]);
});

test('a learner is not shown what another searched for', () => {
  keepSearch('ruth', 'trinity');
  expect(recentSearches('naomi')).toEqual([]);
  keepSearch('naomi', 'kalam');
  expect(recentSearches('ruth')).toEqual([]);
});

test('without storage, or with something else in it, nothing is kept and nothing fails', () => {
  localStorage.setItem('recent-searches', '{');
  expect(recentSearches('ruth')).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  keepSearch('ruth', 'trinity');
  forgetSearches();
  expect(recentSearches('ruth')).toEqual([]);
});
