import { stemmer } from 'stemmer';
import { featureCount, featureOf, gramsOf, hashOf } from '../linear/hashing.ts';
import { subjectsBy } from './subjects.ts';
import { synonymsBy } from './synonyms.ts';

/** Words that occur in every kind of reply. */
const stopWords = new Set(
  `a an and are as at be been being but by can could did do does doing done for from get had has have he her him his
  i if in into is it its just like me my no nor of on or our out really say says said she should so some such than that
  the their them then there these they thing things this those to too um us very was we well were what when where which
  who whom will with would yes you your yours im ive id dont doesnt didnt isnt arent wasnt cant couldnt wouldnt wont
  thats theres youre theyre hes shes lets also even about because think know mean feel guess maybe much many any all
  one only more most not how why u ur r tho lol tbh pls bc cuz`.split(/\s+/),
);

/** Of a text and of a word: what is longer costs time and says no more. Some letters are eighteen once they are taken apart. */
const longest = { text: 8_000, word: 40 } as const;

/** The words of a text in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text.replace(/['’‘]/g, '').toLowerCase();
  const words = /[^\0-\x7f–—“”…]/.test(plain)
    ? plain
        .normalize('NFKD')
        .slice(0, longest.text)
        .replace(/[\u0300-\u036f]/g, '')
        .split(/[^\p{L}\p{N}]+/u)
    : plain.split(/[^a-z0-9]+/);
  return words.filter(Boolean).map((word) => word.slice(0, longest.word));
}

const synonyms = synonymsBy(stemmer);
const subjects = subjectsBy(stemmer);

/** What is computed of a word: the hash of its stem, or of the one that it counts as, of its subjects, and of every four letters in a row. */
interface WordFeatures {
  stem: number;
  subjects: readonly number[];
  letters: readonly number[];
}

/** By word: the partners' words occur again in every turn. */
const wordFeatures = new Map<string, WordFeatures>();
const mostWords = 20_000;
/** Shorter words have no letters to compare. */
const shortest = 4;

/** The families of features are numbers apart: pairs, letters, common words, and subjects begin here. */
const firstPair = featureCount;
const firstLetters = 2 * featureCount;
const firstCommon = 3 * featureCount;
const firstSubject = 4 * featureCount;
export const isPair = (feature: number) => feature >= firstPair && feature < firstLetters;
export const isLetters = (feature: number) => feature >= firstLetters && feature < firstCommon;
/** Whether a feature is a word that occurs in everything, or a pair of such words. */
export const isOfCommon = (feature: number) => feature >= firstCommon && feature < firstSubject;
/** Whether a feature is what a word has to do with. */
export const isSubject = (feature: number) => feature >= firstSubject;

const families = { stem: 1, pair: 2, letters: 3 } as const;

function featuresOfWord(word: string): WordFeatures {
  const cached = wordFeatures.get(word);
  if (cached !== undefined) return cached;
  const letters: number[] = [];
  if (word.length >= shortest) {
    gramsOf(word, (hash) => letters.push(firstLetters + featureOf(families.letters, hash)));
  }
  const stem = stemmer(word);
  const computed = {
    stem: featureOf(families.stem, hashOf(synonyms.get(stem) ?? stem)),
    subjects: (subjects.get(stem) ?? []).map((subject) => firstSubject + subject),
    letters,
  };
  if (wordFeatures.size < mostWords) wordFeatures.set(word, computed);
  return computed;
}

/** Whether a word occurs in everything. */
export const isCommon = (word: string) => stopWords.has(word);

/** The words of a text without those that occur in everything. */
export const withoutCommon = (words: readonly string[]): string[] => words.filter((word) => !isCommon(word));

/** Features of words as numbers: their stems, and pairs of neighbouring stems. */
export function stemsOf(words: readonly string[]): number[] {
  const stems = words.map((word) => featuresOfWord(word).stem);
  const features = stems.map((stem, i) => (isCommon(words[i] as string) ? firstCommon + stem : stem));
  for (let i = 1; i < words.length; i++) {
    const pair = featureOf(families.pair, stems[i - 1] as number, stems[i] as number);
    const areCommon = isCommon(words[i - 1] as string) && isCommon(words[i] as string);
    features.push((areCommon ? firstCommon : firstPair) + pair);
  }
  return features;
}

/** Features of words as numbers: what they have to do with. */
export const subjectsOf = (words: readonly string[]): number[] =>
  words.flatMap((word) => (isCommon(word) ? [] : featuresOfWord(word).subjects));

/** Features of a word as numbers: every four letters in a row. */
export const lettersOf = (word: string): readonly number[] => featuresOfWord(word).letters;
