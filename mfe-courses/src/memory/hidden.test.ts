import { expect, test } from 'vitest';
import { helpFor, hidden } from './hidden.ts';

const line = 'For God so loved the world, that he gave God’s own Son';

test('of each word its first letter is left, and every mark', () => {
  expect(hidden(line, 'letters', 0)).toBe('F G s l t w, t h g G o S');
});

test('every third word is blank, each time another', () => {
  const turns = [0, 1, 2].map((turn) => hidden(line, 'blanks', turn));
  expect(turns[0]).toBe('For God ___ loved the _____, that he ____ God’s own ___');
  const blanks = turns.map((text) => text.split(/[ ,]+/).map((one) => one.startsWith('_')));
  // Over three times every word was blank once.
  expect(blanks[0]?.map((_, i) => blanks.filter((turn) => turn[i]).length)).toEqual(Array(12).fill(1));
});

test('what was recalled more often has less help', () => {
  expect([1, 2, 3, 4, 9].map(helpFor)).toEqual(['blanks', 'letters', 'letters', 'none', 'none']);
});
