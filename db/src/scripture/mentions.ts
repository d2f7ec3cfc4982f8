import { books } from './books.ts';
import { type Passage, passagesIn } from './references.ts';

/** A reference as it stands in prose: a book, chapter and verse, perhaps a range and further verses. */
export interface Mention {
  text: string;
  index: number;
  /** Empty where there is no such chapter or verse. */
  passages: Passage[];
}

const names = [...books.map(({ name }) => name), 'Psalm', 'Song of Songs'].map((name) =>
  name.replace(/ /g, '[ \\u00a0]'),
);
const verses = '\\d+(?:[-–]\\d+(?::\\d+)?)?';
const mention = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${names.join('|')})[ \\u00a0]\\d+:${verses}(?:, ?${verses}(?![:\\d]| \\p{Lu}))*`,
  'gu',
);

/**
 * The references in a text that name chapter and verse. Only full English names count: whatever else looks like a
 * book may be a word.
 */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(mention)].map((match) => ({
    text: match[0],
    index: match.index,
    passages: passagesIn(match[0]),
  }));
}
