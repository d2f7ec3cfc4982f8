/** A word of a text or of a search. */
export interface Word {
  /** What it is looked up by: lower case, without accents and apostrophes. */
  key: string;
  /** As the full-text index reads it, in lower case. */
  written: string;
}

/** The words of a text in their order, without a possessive `’s`. */
export function wordsOf(text: string): Word[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  return words.map((word) => {
    const written = word.replace(/['’]s$/, '');
    return { key: keyOf(written), written };
  });
}

const keyOf = (written: string) =>
  // Most words are plain, and a whole Bible is read so.
  /^[a-z0-9]*$/.test(written) ? written : written.normalize('NFD').replace(/[\p{M}'’]/gu, '');

/** The key of a name of several words. */
export const phraseKeyOf = (text: string): string =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ');

/** Shorter words are taken as they are: too many others are near. */
export const shortestCorrected = 4;
/** Two letters may be wrong in words of this length; in shorter ones, one. */
const shortestWithTwo = 7;
/** No word that is known is much longer. */
const longestCorrected = 20;

/**
 * A word and what is left of it without one letter or two. Words that have such a form in common differ by a
 * letter or two that are missing, too many, wrong or in each other's place.
 */
export function deletionsOf(key: string): string[] {
  if (key.length < shortestCorrected || key.length > longestCorrected) return [];
  const one = withoutOne(key);
  return [...new Set([key, ...one, ...(key.length < shortestWithTwo ? [] : one.flatMap(withoutOne))])];
}

const withoutOne = (word: string) => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
