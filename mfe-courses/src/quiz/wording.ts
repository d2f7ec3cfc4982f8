import type { QuizResult } from '@apologia/contract';

/** The score of a quiz as a teacher would say it. */
export function scoreInWords({ right, total }: Pick<QuizResult, 'right' | 'total'>): string {
  if (total === 0) return 'Your answers are kept';
  if (total === 1) return right === 1 ? 'That was right' : 'That was not quite right';
  if (right === 0) return `None of the ${total} right yet`;
  return right === total ? `All ${total} right` : `${right} of ${total} right`;
}

/** What is folded under a result. @param right how many questions were answered rightly */
export const rightInWords = (right: number) =>
  right === 1 ? 'Show the one you had right' : `Show the ${right} you had right`;

/**
 * Which questions wait for an answer.
 * @param total how many there are
 * @example openInWords([2, 5], 6) // 'Questions 2 and 5 are still open.'
 */
export function openInWords(numbers: readonly number[], total: number): string {
  if (numbers.length === 1) return `Question ${numbers[0]} is still open.`;
  if (numbers.length === total) return 'None of the questions is answered yet.';
  // Made where it is needed: its first making takes a phone 40 ms.
  return `Questions ${new Intl.ListFormat('en-US').format(numbers.map(String))} are still open.`;
}
