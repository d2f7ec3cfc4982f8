import { inLatinLetters } from './inLatinLetters.ts';
import { referencesInWords } from './referencesInWords.ts';

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bcf\. ?/gi, 'compare '],
  [/\be\.g\.,? ?/gi, 'for example, '],
  [/\bi\.e\.,? ?/gi, 'that is, '],
  [/\betc\./g, 'and so on'],
  [/\bvv\. ?(?=\d)/g, 'verses '],
  [/\bv\. ?(?=\d)/g, 'verse '],
  [/\bch\. ?(?=\d)/g, 'chapter '],
  [/\bc\. ?(?=\d)/g, 'about '],
  [/\bAD(?= \d)/g, 'A.D.'],
  [/\bBC\b/g, 'B.C.'],
  [/\bSt (?=[A-Z])/g, 'Saint '],
  [/(\d)–(?=\d)/g, '$1 to '],
];

/** What a voice is given for a sentence: as one would read it to somebody. */
export const asSpoken = (text: string): string =>
  abbreviations
    .reduce(
      (spoken, [written, said]) => spoken.replace(written, said),
      referencesInWords(inLatinLetters(text)),
    )
    .replace(/\s+/g, ' ')
    .trim();
