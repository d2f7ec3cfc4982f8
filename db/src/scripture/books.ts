import { bookNames } from '@apologia/contract';

/** Abbreviations of the OSIS standard, in the order of the books. */
const osis =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl ' +
  'Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John ' +
  'Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John ' +
  '3John Jude Rev';

/** Numbered from 1. */
export const books = osis.split(' ').map((abbreviation, i) => ({
  number: i + 1,
  osis: abbreviation,
  name: bookNames[i] ?? abbreviation,
}));

const byOsis = new Map<string, (typeof books)[number]>(books.map((book) => [book.osis, book]));

/** @throws Error where there is no such book */
export function bookOf(key: string | number) {
  const book = typeof key === 'number' ? books[key - 1] : byOsis.get(key);
  if (!book) throw new Error(`There is no book ${key}.`);
  return book;
}
