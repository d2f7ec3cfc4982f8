const mostWords = 12;
/** A shorter word has to stand in the text as it is: with `a` begins a tenth of all words. */
const shortestBeginning = 3;

/** Words of that length that half the texts have. They count as whole: with `the` nobody begins to write `these`. */
const common = new Set(
  'all and but for had have her him his not that the they was who will with you'.split(' '),
);

/**
 * What someone typed as a query of the full-text index: every word must stand in the text, and the last one may
 * be the beginning of a word. Nothing typed is an operator.
 */
export function matchOf(typed: string): string {
  const words = (typed.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).map((word) => word.toLowerCase());
  const last = words.pop();
  // An empty phrase is found nowhere.
  if (last === undefined) return '""';
  // A word that is typed again asks nothing more, and would be looked up again.
  const before = [...new Set(words)].filter((word) => word !== last).map((word) => `"${word}" `);
  const isBeginning = [...last].length >= shortestBeginning && !common.has(last);
  return `${before.join('')}"${last}"${isBeginning ? '*' : ''}`;
}

/** A snippet whose found words stand between U+E000 and U+E001, in pieces: every second piece was found. */
export const piecesOf = (marked: string): string[] => marked.split(/[\ue000\ue001]/);
