import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { bookOf } from './books.ts';
import { last, type Passage } from './references.ts';

const parser = new bcv_parser(english);
parser.set_options({ consecutive_combination_strategy: 'separate', book_alone_strategy: 'full' });

/**
 * The passages named in a text, in any common way of writing them.
 * @example passagesIn('1Pet3:15; Jude 3') // two passages
 * @returns nothing where a chapter or verse does not exist
 */
export function passagesIn(text: string): Passage[] {
  const osis: string = parser.parse(plain(text)).osis();
  return osis ? osis.split(',').map(passageOf) : [];
}

/** Far more than the longest list of references that anybody writes. */
const longest = 1_000;

/** The parser goes through runs of spaces and open brackets again and again: neither says anything in a reference. */
const plain = (text: string) => text.slice(0, longest).replace(/[\s()[\]]+/g, ' ');

/** `1Cor.15.3-1Cor.15.8`, `Ps.23`, `Jude` as passages. */
function passageOf(osis: string): Passage {
  const [start = '', end = start] = osis.split('-');
  const [name = '', chapter, verse] = start.split('.');
  const [, toChapter, toVerse] = end.split('.');
  return {
    book: bookOf(name).number,
    from: { chapter: Number(chapter ?? 1), verse: Number(verse ?? 1) },
    to: { chapter: Number(toChapter ?? last), verse: Number(toVerse ?? last) },
  };
}
