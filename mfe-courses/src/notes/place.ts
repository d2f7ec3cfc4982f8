import { bookOfSource, lessonSource, type NoteAnchor, scriptureSource } from '@apologia/contract';
import { paths } from '@apologia/kit';

/** What a learner reads and may mark. */
export interface NotePlace {
  source: string;
  /** Under which lesson a question can be asked; `null` where there is no discussion. */
  lessonId: string | null;
  /** How words of it are referred to. @example 'John 3:16 (World English Bible)' */
  referTo: (anchor: Pick<NoteAnchor, 'verses'>) => string;
}

export const lessonPlace = (lessonId: string, title: string): NotePlace => ({
  source: lessonSource(lessonId),
  lessonId,
  referTo: () => `${title}, Apologia, ${location.origin}${paths.lesson(lessonId)}`,
});

export const scripturePlace = (book: string, lessonId: string | null): NotePlace => ({
  source: scriptureSource(book),
  lessonId,
  referTo: ({ verses }) => `${referenceOf(book, verses)} (World English Bible)`,
});

/** @example referenceOf('John', { chapter: 3, first: 16, last: 17 }) // 'John 3:16–17' */
export function referenceOf(book: string, verses: NoteAnchor['verses']): string {
  if (!verses) return book;
  const { chapter, first, last } = verses;
  return `${book} ${chapter}:${first}${last > first ? `–${last}` : ''}`;
}

/** The reference of a note in Scripture, `null` for one in a lesson. */
export function scriptureReference({
  source,
  anchor,
}: {
  source: string;
  anchor: NoteAnchor;
}): string | null {
  const book = bookOfSource(source);
  return book === null ? null : referenceOf(book, anchor.verses);
}

/** Words on one line. */
export const inOneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Words with the reference to where they stand, to be pasted elsewhere. */
export const quotationOf = (anchor: NoteAnchor, place: NotePlace): string =>
  `“${inOneLine(anchor.exact)}”\n— ${place.referTo(anchor)}`;
