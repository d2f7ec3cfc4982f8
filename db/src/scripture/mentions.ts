import { referencePattern } from '@apologia/contract';
import { passagesIn } from './parser.ts';
import type { Passage } from './references.ts';

/** A reference to Scripture within a text. */
export interface Mention {
  text: string;
  index: number;
  /** The passages that it names; none where there is no such chapter or verse. */
  passages: Passage[];
}

/** The references in a text that name chapter and verse. @param most the first so many of them */
export function mentionsIn(text: string, most = Number.POSITIVE_INFINITY): Mention[] {
  return [...text.matchAll(referencePattern)].slice(0, most).map((match) => ({
    text: match[0],
    index: match.index,
    passages: passagesIn(match[0]),
  }));
}
