import { withoutCommon, wordsOf } from './words.ts';

/** So many words in a row are the words of a verse and no accident, where so many of all shared ones say something. */
const least = { words: 4, content: 3 } as const;

/**
 * The verse that a text quotes without naming it, and how many of its words are the verse's.
 * @param verses texts of the passages that belong to the objection
 */
export function quotedVerse(
  verses: readonly string[],
  text: string,
): { verse: string; words: number } | null {
  const words = wordsOf(text);
  const at = new Map<string, number[]>();
  words.forEach((_, i) => {
    const key = words.slice(i, i + least.words).join(' ');
    if (i + least.words <= words.length) at.set(key, [...(at.get(key) ?? []), i]);
  });
  if (at.size === 0) return null;
  for (const verse of verses) {
    const own = wordsOf(verse);
    const shared = new Set<number>();
    own.forEach((_, i) => {
      for (const from of at.get(own.slice(i, i + least.words).join(' ')) ?? [])
        for (let j = from; j < from + least.words; j++) shared.add(j);
    });
    const quoted = words.filter((_, i) => shared.has(i));
    if (withoutCommon(quoted).length >= least.content) return { verse, words: shared.size };
  }
  return null;
}
