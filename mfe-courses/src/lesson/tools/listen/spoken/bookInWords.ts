import { bookNames } from '@apologia/contract';

const ordinals: Record<string, string> = { 1: 'First', 2: 'Second', 3: 'Third' };
/** Names without their number, and those that stand for a part of one. */
const names = new Set([...bookNames.map((name) => name.replace(/^\d /, '')), 'Psalm', 'Solomon', 'Songs']);
/** Abbreviations that are not how a name begins. */
const irregular: Record<string, string> = {
  ...{
    Gn: 'Genesis',
    Dt: 'Deuteronomy',
    Jdg: 'Judges',
    Pss: 'Psalms',
    Mt: 'Matthew',
    Mk: 'Mark',
    Lk: 'Luke',
  },
  ...{ Jn: 'John', Phlm: 'Philemon', Jas: 'James', Pt: 'Peter', Thss: 'Thessalonians', Rv: 'Revelation' },
};
const ofOneChapter = new Set(['Obadiah', 'Philemon', 'Second John', 'Third John', 'Jude']);

export interface SpokenBook {
  name: string;
  hasOneChapter: boolean;
  /** Whether its name stood there in full: an abbreviation may be another word. */
  isFull: boolean;
}

/** A book as it is spoken; `null` where the word names none. @example bookInWords('1', 'Cor') // { name: 'First Corinthians', … } */
export function bookInWords(number: string | undefined, word: string): SpokenBook | null {
  const isFull = names.has(word);
  const begun = [...names].filter((name) => name.startsWith(word));
  const full = isFull ? word : (irregular[word] ?? (word.length > 1 ? begun[0] : undefined));
  if (!full) return null;
  const name = number ? `${ordinals[number]} ${full}` : full;
  return { name, isFull, hasOneChapter: ofOneChapter.has(name) };
}
