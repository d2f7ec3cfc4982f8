/** Classes of words that mean much the same, in any of the languages. */
export interface Classes {
  /** The number of the word’s class; 0 for none. */
  of: (word: string) => number;
  /** Whether a class is the speaker’s: I, me, my. */
  isSpeaker: (id: number) => boolean;
  /** Whether a class belongs to talk about a subject: Scripture, arguments, history. */
  isSubject: (id: number) => boolean;
  /** How strongly a class tells of a need: 2 by itself, 1 together with another, 0 not at all. */
  strengthOf: (id: number) => number;
}

/** So many classes at the beginning of the list are the speaker’s, and so many at its end a subject’s. */
const ends = 3;

const leastForTypos = 6;
const leastForWrongLetter = 7;

/**
 * Reads the list of classes; `of` forgives one wrong letter in a long word.
 * @param lines a class each: its marks, then its words with spaces between; a star stands for any ending
 */
export function classesFrom(lines: readonly string[]): Classes {
  const exact = new Map<string, number>();
  const prefixes = new Map<string, number>();
  const byDeletion = new Map<string, [string, number][]>();
  const marks = lines.map((line) => line.search(/[^!]/));
  lines.forEach((line, i) => {
    for (const word of line.replace(/^!* ?/, '').split(' ')) {
      if (word.endsWith('*')) prefixes.set(word.slice(0, -1), i + 1);
      else if (!exact.has(word)) {
        exact.set(word, i + 1);
        if (word.length < leastForTypos) continue;
        for (const key of [word, ...without(word)]) {
          byDeletion.set(key, [...(byDeletion.get(key) ?? []), [word, i + 1]]);
        }
      }
    }
  });
  return {
    isSpeaker: (id) => id > 0 && id <= ends,
    isSubject: (id) => id > lines.length - ends,
    strengthOf: (id) => marks[id - 1] ?? 0,
    of(word) {
      const id = exact.get(word);
      if (id !== undefined) return id;
      for (let end = word.length; end >= 5; end--) {
        const prefixed = prefixes.get(word.slice(0, end));
        if (prefixed !== undefined) return prefixed;
      }
      return word.length < leastForTypos || word.length > 20 ? 0 : misspelt(word, byDeletion);
    },
  };
}

/** The word without one of its letters, in each way that leaves the first. */
const without = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2));

/** The class of the word that this may be a misspelling of: the two are the same with at most one letter left out of each. */
function misspelt(word: string, byDeletion: ReadonlyMap<string, [string, number][]>): number {
  for (const key of [word, ...without(word)]) {
    for (const [listed, id] of byDeletion.get(key) ?? []) {
      if (listed.length !== word.length || word.length >= leastForWrongLetter) return id;
    }
  }
  return 0;
}
