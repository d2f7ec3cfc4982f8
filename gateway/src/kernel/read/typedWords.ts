import { deletionsOf, wordsOf } from '@apologia/db/search';

const mostWords = 12;
const longestName = 4;
/** A shorter word has to stand in the text as it is: with `a` begins a tenth of all words. */
const shortestBeginning = 3;

const setOf = (words: string) => new Set(words.split(' '));

/** Words that half the texts have. They count as whole: with `the` nobody begins to write `these`. */
const common = setOf('all and but for had have her him his not that the they was who will with you');

/** Words that say nothing of what a question is about. */
const stop = setOf(
  'a about all am an and any are as at be been but by can could did do does doing for from had has have he her him his how i if in into is it its ' +
    'just me my no not of on or our really s shall she should so some t tell than that the their them then there these they this those to us was ' +
    'we were what when where which who whom whose why will with would you your',
);

/** A word as it was typed, for the statement that finds out what it means. */
interface TypedWord {
  at: number;
  key: string;
  /** As a phrase of the full-text index. */
  phrase: string;
  /** Whether a text can be about it; of words none of which can, all. */
  tells: boolean;
  /** The last word may be the beginning of another. */
  begins: boolean;
  /** What it has in common with words that differ by a letter or two. */
  forms: string[];
}

export interface Typed {
  words: TypedWord[];
  /** Words that stand side by side, as keys of names: from, to, key. */
  names: [number, number, string][];
}

/** What someone typed, in words, each once. Nothing typed is an operator. */
export function typedWords(text: string): Typed {
  const all = wordsOf(text).slice(0, mostWords);
  const last = all.length - 1;
  const keys = all.map(({ key }) => key);
  const tellsNothing = keys.every((key) => stop.has(key));
  const words = all.flatMap(({ key, written }, at): TypedWord[] => {
    // A word that is typed again asks nothing more, and would be looked up again.
    if (keys.lastIndexOf(key) > at) return [];
    const begins = at === last && [...key].length >= shortestBeginning && !common.has(key);
    const tells = tellsNothing || !stop.has(key);
    return [{ at, key, phrase: `"${written}"`, tells, begins, forms: deletionsOf(key) }];
  });
  return { words, names: namesIn(keys) };
}

const namesIn = (keys: readonly string[]): Typed['names'] =>
  keys.flatMap((_, from) =>
    keys
      .slice(from + 1, from + longestName)
      .map((_, i): [number, number, string] => [
        from,
        from + i + 1,
        keys.slice(from, from + i + 2).join(' '),
      ]),
  );
