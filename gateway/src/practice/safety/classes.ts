/** Words that mean much the same, in whatever language, by the class they are in. */
export interface Classes {
  /** The number of the word’s class; 0 for none. */
  of: (word: string) => number;
  /** Whether a class is the speaker’s: I, me, my. */
  isSpeaker: (id: number) => boolean;
  /** Whether it belongs to talk about a subject: Scripture, arguments, history. */
  isSubject: (id: number) => boolean;
  /** How much a class tells of a need by itself: 2, with another: 1, or not at all. */
  tells: (id: number) => number;
}

/** So many classes at the beginning are the speaker’s, so many at the end a subject’s. */
const ends = 3;

const leastForTypos = 6;
const leastForWrongLetter = 7;

/**
 * @param lines a line a class, its marks and its words with blanks between; a star stands for any end
 * @returns what finds the class of a word, one wrong letter in a long one forgiven
 */
export function classesFrom(lines: readonly string[]): Classes {
  const whole = new Map<string, number>();
  const beginnings = new Map<string, number>();
  const shortest = new Map<string, [string, number][]>();
  const marks = lines.map((line) => line.search(/[^!]/));
  lines.forEach((line, i) => {
    for (const word of line.replace(/^!* ?/, '').split(' ')) {
      if (word.endsWith('*')) beginnings.set(word.slice(0, -1), i + 1);
      else if (!whole.has(word)) {
        whole.set(word, i + 1);
        if (word.length < leastForTypos) continue;
        for (const key of [word, ...without(word)]) {
          shortest.set(key, [...(shortest.get(key) ?? []), [word, i + 1]]);
        }
      }
    }
  });
  return {
    isSpeaker: (id) => id > 0 && id <= ends,
    isSubject: (id) => id > lines.length - ends,
    tells: (id) => marks[id - 1] ?? 0,
    of(word) {
      const id = whole.get(word);
      if (id !== undefined) return id;
      for (let end = word.length; end >= 5; end--) {
        const begun = beginnings.get(word.slice(0, end));
        if (begun !== undefined) return begun;
      }
      return word.length < leastForTypos || word.length > 20 ? 0 : meant(word, shortest);
    },
  };
}

/** Each way to leave out one letter but the first. */
const without = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2));

function meant(word: string, shortest: ReadonlyMap<string, [string, number][]>): number {
  for (const key of [word, ...without(word)]) {
    for (const [known, id] of shortest.get(key) ?? []) {
      if (known.length !== word.length || word.length >= leastForWrongLetter) return id;
    }
  }
  return 0;
}
