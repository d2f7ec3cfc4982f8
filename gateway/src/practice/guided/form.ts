import * as cues from './phrases/cues.ts';
import { endsIn, matches, phrases } from './phrases/phrases.ts';
import { tokensOf } from './phrases/tokens.ts';

const patterns = {
  correcting: phrases(cues.correcting),
  agreeing: phrases(cues.agreeing),
  telling: phrases(cues.telling),
  repeating: phrases(cues.repeating),
  contradicting: phrases(cues.contradicting),
} as const;

/** Whoever tells something needs more than one phrase for it. */
const mostTelling = 3;

/** Words before what a message begins with. */
const before = new Set('so but and ok okay well then hi hey oh hm hmm also now right'.split(' '));
/** Words that questions begin with. */
const opens = new Set(
  `what whats who whos whose how hows when where wheres why which do does did is isnt are arent was wasnt were werent can
  cant could couldnt would wouldnt will wont have has had havent should shouldnt may ever any got dont doesnt didnt if tell
  explain define give describe u`.split(/\s+/),
);
const partner = new Set('you your u yours youre'.split(' '));

/**
 * Tells of the form of a message: whether it ends and begins as a question, speaks to the partner, how long it is, and whether it has
 * phrases of a correction, of agreement, of somebody who tells of their life, and of a restatement.
 */
export function formOf(words: readonly string[], text: string): number[] {
  const first = words.find((word, i) => !before.has(word) || i === words.length - 1) ?? '';
  const tokens = tokensOf(text);
  const told = [...endsIn(patterns.telling, tokens)].length;
  return [
    text.trimEnd().endsWith('?') ? 1 : 0,
    opens.has(first) ? 1 : 0,
    words.some((word) => partner.has(word)) ? 1 : 0,
    Math.log(words.length + 1) / 3,
    matches(patterns.correcting, tokens) ? 1 : 0,
    matches(patterns.agreeing, tokens) ? 1 : 0,
    Math.min(told, mostTelling) / mostTelling,
    matches(patterns.repeating, tokens) && !matches(patterns.contradicting, tokens) ? 1 : 0,
  ];
}
