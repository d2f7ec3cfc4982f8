const mostWords = 12;

/**
 * What someone typed as a query of the full-text index: every word must stand in the text, and the last one may
 * be the beginning of a word. Nothing typed is an operator.
 */
export function matchOf(typed: string): string {
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  // An empty phrase is found nowhere.
  return words.length ? `${words.map((word) => `"${word}"`).join(' ')}*` : '""';
}

/** A snippet whose found words stand between U+E000 and U+E001, in pieces: every second piece was found. */
export const piecesOf = (marked: string): string[] => marked.split(/[\ue000\ue001]/);
