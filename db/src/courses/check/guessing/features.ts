import type { Item } from './items.ts';
import { absolutes, hedges, pairsOf, stemsOf, wordsOf } from './words.ts';

/** What can be seen of an option without knowing the matter, a number each. */
export type Features = Record<string, number>;

const count = (words: readonly string[], of: ReadonlySet<string>) =>
  words.filter((word) => of.has(word)).length;
const share = (words: readonly string[], of: ReadonlySet<string>) =>
  words.length === 0 ? 0 : count(words, of) / words.length;

/** The features of each option that need only stem and options. */
export function surfaceOf({ stem, options }: Item): Features[] {
  const inStem = new Set(stemsOf(stem));
  const stems = options.map(stemsOf);
  return options.map((option, i) => {
    const words = wordsOf(option);
    const others = new Set(stems.flatMap((one, other) => (other === i ? [] : one)));
    return {
      length: option.length,
      hedges: count(words, hedges),
      absolutes: count(words, absolutes),
      marks: option.match(/[,;:“”()–—]/g)?.length ?? 0,
      but: words.includes('but') ? 1 : 0,
      not: words.some((word) => word === 'not' || word.endsWith("n't")) ? 1 : 0,
      and: count(words, new Set(['and', 'or'])),
      longWords: words.reduce((sum, word) => sum + word.length, 0) / Math.max(1, words.length),
      sharedWithStem: share(stems[i] ?? [], inStem),
      sharedWithOthers: share(stems[i] ?? [], others),
    };
  });
}

/** How much of each option stands in the text that the question is about. */
export const overlapOf = ({ options, text }: Item): Features[] =>
  options.map((option) => {
    const own = stemsOf(option);
    return {
      overlap: share(own, text.stems),
      pairs: share(pairsOf(option), text.pairs),
      sentence: Math.max(0, ...text.sentences.map((sentence) => share(own, sentence))),
    };
  });
