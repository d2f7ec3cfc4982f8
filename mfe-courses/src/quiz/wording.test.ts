import { expect, test } from 'vitest';
import { openInWords, rightInWords, scoreInWords } from './wording.ts';

test('a score is told as a teacher would', () => {
  const said = (right: number, total: number) => scoreInWords({ right, total });
  expect([said(0, 0), said(0, 1), said(1, 1)]).toEqual([
    'Your answers are kept',
    'That was not quite right',
    'That was right',
  ]);
  expect([said(0, 4), said(3, 4), said(4, 4)]).toEqual([
    'None of the 4 right yet',
    '3 of 4 right',
    'All 4 right',
  ]);
  expect([rightInWords(1), rightInWords(3)]).toEqual([
    'Show the one you had right',
    'Show the 3 you had right',
  ]);
});

test('the questions that wait for an answer are named, but for all of them', () => {
  expect(openInWords([2], 4)).toBe('Question 2 is still open.');
  expect(openInWords([1], 1)).toBe('Question 1 is still open.');
  expect(openInWords([2, 3], 4)).toBe('Questions 2 and 3 are still open.');
  expect(openInWords([1, 2, 3, 4], 4)).toBe('None of the questions is answered yet.');
});
