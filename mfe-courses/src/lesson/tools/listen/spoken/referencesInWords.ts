import { bookInWords } from './bookInWords.ts';
import { numberInWords } from './numberInWords.ts';

const reference =
  /(?<![\p{L}\p{N}])(?:([123])[ \u00a0])?(\p{Lu}\p{L}{1,14})\.?[ \u00a0](\d{1,3})(?::(\d{1,3}))?(?:[-–](\d{1,3})(?::(\d{1,3}))?)?((?:, ?\d{1,3}(?:[-–]\d{1,3})?(?![:\d\p{L}])){0,6})/gu;
const furtherReference = /; ?(\d{1,3}):(\d{1,3})(?:[-–](\d{1,3}))?((?:, ?\d{1,3}(?![:\d])){0,6})(?!\d)/g;

const words = (digits: string) => numberInWords(Number(digits));
const rangeOf = (from: string, to?: string) => (to ? `${words(from)} to ${words(to)}` : words(from));

/** Verses that follow others. @example further(', 14, 18–20') // ['fourteen', 'eighteen to twenty'] */
const further = (list: string) =>
  [...list.matchAll(/(\d{1,3})(?:[-–](\d{1,3}))?/g)].map(([, from = '', to]) => rangeOf(from, to));

const joined = (parts: string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');

function versesInWords(from: string, to: string | undefined, list: string): string {
  const parts = [rangeOf(from, to), ...further(list)];
  return `${to || parts.length > 1 ? 'verses' : 'verse'} ${joined(parts)}`;
}

/**
 * Text with its references to Scripture as one says them.
 * @example referencesInWords('John 3:16–18') // 'John chapter three, verses sixteen to eighteen'
 */
export function referencesInWords(text: string): string {
  return text
    .replace(reference, (match, number, word, first, verse, to, toVerse, list: string) => {
      const book = bookInWords(number, word);
      // A capital and a number are a reference where there is a verse, or a book that is named in full.
      if (!book || !(verse || book.isFull)) return match;
      const { name } = book;
      if (!verse && book.hasOneChapter) return `${name} ${versesInWords(first, to, list)}`;
      const ofPsalms = /^Psalms?$/.test(name);
      const chapter = ofPsalms ? `Psalm ${words(first)}` : `${name} chapter ${words(first)}`;
      if (verse && toVerse)
        return `${chapter}, verse ${words(verse)}, to chapter ${words(to)}, verse ${words(toVerse)}`;
      if (verse && book.hasOneChapter) return `${name} ${versesInWords(verse, to, list)}`;
      if (verse) return `${chapter}, ${versesInWords(verse, to, list)}`;
      const chapters = joined([rangeOf(first, to), ...further(list)]);
      if (!to && !list) return chapter;
      return ofPsalms ? `Psalms ${chapters}` : `${name} chapters ${chapters}`;
    })
    .replace(
      furtherReference,
      (_, chapter, verse, to, list: string) =>
        `; chapter ${words(chapter)}, ${versesInWords(verse, to, list)}`,
    );
}
