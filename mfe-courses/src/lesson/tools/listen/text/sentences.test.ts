import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

test.each([
  [['Is it so? ', 'It is. ', 'Look (cf. Amos 7:7) again.']],
  [['He asks Prof. Mason, v. 3 in hand, and St. Paul. ', 'So be it.']],
  [['“What is truth?” ', 'Pilate asked.']],
  [['C. S. Lewis wrote it.']],
])('%j are sentences', (sentences) => {
  const text = sentences.join('');
  expect(sentencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});

test('a paragraph without words has none', () => {
  expect(sentencesIn('  ')).toEqual([]);
});
