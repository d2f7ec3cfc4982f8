/** How much of a passage is there to help: some of its words, the first letter of each, or nothing. */
export const helps = ['blanks', 'letters', 'none'] as const;
export type Help = (typeof helps)[number];

/** The help that is fitting for how often a passage was recalled. */
export function helpFor(repetition: number): Help {
  if (repetition <= 1) return 'blanks';
  return repetition <= 3 ? 'letters' : 'none';
}

const word = /[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu;

/**
 * A line with its words hidden. Marks stay: they are how it is read.
 * @param turn which of three words is blank: each time other ones
 */
export function hidden(line: string, help: Exclude<Help, 'none'>, turn: number): string {
  let position = 0;
  return line.replace(word, (text) => {
    position += 1;
    if (help === 'letters') return [...text][0] ?? '';
    return (position + turn) % 3 === 0 ? '_'.repeat(Math.max(3, text.length)) : text;
  });
}
