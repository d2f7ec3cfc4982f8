import type { searchWords } from '../schema.ts';
import type { Alias } from './aliases.ts';
import { shortestCorrected, wordsOf } from './words.ts';

/** The texts whose words searches know. */
export interface SearchTexts {
  /** Of modules, lessons, works and books of the Bible: every learner may read them. */
  titles: string[];
  open: string[];
  /** Those that need Premium. */
  premium: string[];
  verses: string[];
}

type WordRow = typeof searchWords.$inferInsert;

const weightOfTitle = 1_000;
/** A word that stands in fewer texts, or verses, is not offered to who types another. */
const fewestTexts = 3;
const fewestVerses = 5;

/** A row for each word and each alias. That a word stands in premium texts changes no row that all may be shown. */
export function vocabularyOf(texts: SearchTexts, aliases: readonly Alias[]): WordRow[] {
  const titles = countsOf(texts.titles);
  const open = countsOf(texts.open);
  const premium = countsOf(texts.premium);
  const verses = countsOf(texts.verses);
  const byKey = new Map(aliases.map((alias) => [alias.key, alias]));
  const openKeys = new Set([...titles.keys(), ...open.keys(), ...verses.keys(), ...byKey.keys()]);
  return [...new Set([...openKeys, ...premium.keys()])].map((key, i) => {
    const isOpen = openKeys.has(key);
    const seen = (isOpen ? [titles, open, verses] : [premium]).flatMap((counts) => counts.get(key) ?? []);
    const alias = byKey.get(key);
    const written = seen.flatMap((one) => [...one.written]);
    const inTexts = (isOpen ? open : premium).get(key)?.count ?? 0;
    const inVerses = verses.get(key)?.count ?? 0;
    const isCommon = inTexts >= fewestTexts || inVerses >= fewestVerses;
    const isTitle = titles.has(key) || alias !== undefined;
    return {
      id: i + 1,
      key,
      shown: written[0] ?? alias?.shown ?? key,
      expression: [...new Set([...written, ...(alias?.finds ?? [])].map(phraseOf))].join(' OR '),
      weight:
        key.length < shortestCorrected || /\d/.test(key)
          ? 0
          : (isTitle ? weightOfTitle : 0) + (isTitle || isCommon ? 1 + fewestTexts * inTexts + inVerses : 0),
      isOpen,
    };
  });
}

const phraseOf = (text: string) => `"${text}"`;

/** In how many texts each word stands, and how it is written there. */
function countsOf(texts: readonly string[]) {
  const counts = new Map<string, { count: number; written: Set<string> }>();
  for (const text of texts) {
    const seen = new Set<string>();
    for (const { key, written } of wordsOf(text)) {
      const one = counts.get(key) ?? { count: 0, written: new Set() };
      one.written.add(written);
      if (!seen.has(key)) one.count += 1;
      seen.add(key);
      counts.set(key, one);
    }
  }
  return counts;
}
