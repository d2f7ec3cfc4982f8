import * as lists from './phrases/moves.ts';
import { matches, phrases } from './phrases/phrases.ts';
import { tokensOf } from './phrases/tokens.ts';
import type { Signals } from './signals.ts';
import { withoutCommon, wordsOf } from './words.ts';

const reasoning = phrases(lists.reasoning);

/** The fewest words of a reason; and so many different words that say something say more than a bare claim. */
const least = { words: 6, content: 7 } as const;

/** Whether a message gives a reason for what it claims: because, if … then; a fact, a year, a passage beside the claim. */
export function isReasoned(text: string, { references, wordsBeside }: Signals): boolean {
  const words = wordsOf(text);
  if (words.length < least.words) return false;
  return (
    matches(reasoning, tokensOf(text)) ||
    (references.length > 0 && wordsBeside >= least.words) ||
    /\d/.test(text) ||
    new Set(withoutCommon(words)).size >= least.content
  );
}
