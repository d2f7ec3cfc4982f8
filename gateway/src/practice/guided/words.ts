import { stemmer } from 'stemmer';

/** Words that occur in every kind of reply. */
const stopWords = new Set(
  `a an and are as at be been being but by can could did do does doing done for from get had has have he her him his
  i if in into is it its just like me my no nor of on or our out really say says said she should so some such than that
  the their them then there these they thing things this those to too um us very was we well were what when where which
  who whom will with would yes you your yours im ive id dont doesnt didnt isnt arent wasnt cant couldnt wouldnt wont
  thats theres youre theyre hes shes lets also even about because think know mean feel guess maybe much many any all
  one only more most not how why`.split(/\s+/),
);

/** The words of a text in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text.replace(/['’‘]/g, '').toLowerCase();
  const words = /[^\0-\x7f–—“”…]/.test(plain)
    ? plain
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .split(/[^\p{L}\p{N}]+/u)
    : plain.split(/[^a-z0-9]+/);
  return words.filter(Boolean);
}

/** Stems by word: the partners' words occur again in every turn. */
const stems = new Map<string, string>();
const mostStems = 20_000;

function stemOf(word: string): string {
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  const stem = stemmer(word);
  if (stems.size < mostStems) stems.set(word, stem);
  return stem;
}

/** The words of a text without those that occur in everything. */
export const withoutCommon = (words: readonly string[]): string[] =>
  words.filter((word) => !stopWords.has(word));

/** The stems of words, and the pairs of neighbouring stems. */
export function stemsOf(words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  return [...stems, ...stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`)];
}
