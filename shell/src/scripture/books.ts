import { bookNames } from '@apologia/contract';

const oldTestament = bookNames.indexOf('Matthew');

/** The sixty-six books in their order. */
export const testaments = [
  { name: 'Old Testament', books: bookNames.slice(0, oldTestament) },
  { name: 'New Testament', books: bookNames.slice(oldTestament) },
];

/** The reference of a book's first chapter. */
export const firstChapter = (book: string): string => `${book === 'Psalms' ? 'Psalm' : book} 1`;
