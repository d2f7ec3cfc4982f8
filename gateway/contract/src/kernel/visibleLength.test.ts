import { expect, test } from 'vitest';
import { posted } from '../community/posted.ts';
import { visibleLength } from './visibleLength.ts';

test.each([
  ['', 0],
  ['  two words \n', 9],
  ['👍👍👍', 3],
  ['nine\u200b\u200d\u3164\u2800\ufe0f', 4],
  ['naïve', 5],
])('of %j can be seen %i characters', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

test('where everything can be seen it counts what the schema counts', () => {
  for (const text of ['👍'.repeat(9), '👍'.repeat(10), 'x'.repeat(9), ` ${'x'.repeat(10)} `]) {
    expect(visibleLength(text) >= 10, text).toBe(posted.safeParse(text).success);
  }
});
