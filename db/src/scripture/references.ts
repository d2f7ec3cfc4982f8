import { bookOf } from './books.ts';

/** A range of verses in one book, ends included. */
export interface Passage {
  book: number;
  from: Place;
  to: Place;
}

export interface Place {
  chapter: number;
  verse: number;
}

/** Stands for the last verse of a chapter, or the last chapter of a book: no chapter or book has as many. */
export const last = 999;

/** A verse's number over the whole Bible, in the order of reading. Verse 0 is the title of a psalm. */
export const verseId = (book: number, { chapter, verse }: Place) =>
  book * 1_000_000 + chapter * 1_000 + verse;

/** The inverse of `verseId`. */
export const placeOf = (id: number) => ({
  book: Math.floor(id / 1_000_000),
  chapter: Math.floor(id / 1_000) % 1_000,
  verse: id % 1_000,
});

/**
 * The reference of a passage, as readers write it.
 * @example referenceOf(passage) // '1 Corinthians 15:3–8', 'Psalm 23'
 */
export function referenceOf({ book, from, to }: Passage): string {
  const name = book === psalms ? 'Psalm' : bookOf(book).name;
  if (to.chapter === last) return from.chapter === 1 ? bookOf(book).name : `${name} ${from.chapter}ff`;
  const isWhole = from.verse <= 1 && to.verse === last;
  if (isWhole)
    return from.chapter === to.chapter ? `${name} ${from.chapter}` : `${name} ${from.chapter}–${to.chapter}`;
  const start = `${name} ${from.chapter}:${from.verse}`;
  if (from.chapter !== to.chapter) return `${start}–${to.chapter}:${to.verse}`;
  return from.verse === to.verse ? start : `${start}–${to.verse}`;
}

const psalms = 19;
