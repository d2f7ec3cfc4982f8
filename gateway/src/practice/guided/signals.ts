import type { Mention } from '@apologia/db/scripture/reading';
import type { Reading } from '../../kernel/context.ts';
import { denials as deniedInsults, insults } from './phrases/insults.ts';
import { praising } from './phrases/moves.ts';
import * as lists from './phrases/occasions.ts';
import { endsIn, matches, type Phrases, phrases } from './phrases/phrases.ts';
import { isWord, tokensOf } from './phrases/tokens.ts';
import { wordsOf } from './words.ts';

/** What can be told of a message whatever the objection is. */
export interface Signals {
  insult: string | null;
  /** Kind words about the partner, which begin like an insult. */
  praise: boolean;
  /** Faith in the place of a reason. */
  faith: boolean;
  offTopic: boolean;
  /** Nothing but a greeting, thanks or a blessing. */
  courtesy: boolean;
  /** Nothing but yes, no or a verdict. */
  bare: boolean;
  /** Whether it denies something. */
  denies: boolean;
  /** Whether it ends with a question mark, with an open question, and whether it asks what the partner means. */
  question: boolean;
  openQuestion: boolean;
  elaborate: boolean;
  stuck: boolean;
  /** References to Scripture, and how many words of the learner's own stand beside them. */
  references: Mention[];
  wordsBeside: number;
}

const patterns = {
  insult: phrases(insults),
  denial: phrases(deniedInsults),
  praise: phrases(praising),
  faith: phrases(lists.faith),
  offTopic: phrases(lists.offTopic),
  elaborate: phrases(lists.elaborate),
  stuck: phrases(lists.stuck),
  courtesy: phrases(lists.courtesy),
  bare: phrases(lists.bare),
} as const;

const denials = new Set(
  'no nope nah not wrong false untrue nonsense mistaken disagree dont cant none'.split(' '),
);

/** A question that begins so wants more than a yes to the partner's own words. */
const openQuestion = /^(?:[^,?]{1,40}, )?(?:what|who|how|where|when|which|why)\b[^?]*\?$/i;

/** More references than these in one message are a list and no argument. */
const mostReferences = 20;

/** The signals in a message. */
export function signalsIn(message: string, { mentionsIn }: Reading): Signals {
  const references = mentionsIn(message, mostReferences).filter(({ passages }) => passages.length > 0);
  const rest = references.reduce((text, { text: reference }) => text.replace(reference, ' '), message);
  const words = wordsOf(rest).length;
  const own = references.length > 0 ? wordsOf(rest.replace(/[“"][^“”"]*[”"]/g, ' ')).length : words;
  const tokens = tokensOf(message);
  return {
    insult: insultIn(message),
    praise: matches(patterns.praise, tokens) && !tokens.some((token) => denials.has(token)),
    faith: words <= 40 && matches(patterns.faith, tokens),
    offTopic: words <= 25 && matches(patterns.offTopic, tokens),
    courtesy: words <= 20 && matches(patterns.courtesy, tokens),
    bare: words <= 10 && matches(patterns.bare, tokens),
    denies: tokens.some((token) => denials.has(token)),
    question: message.trimEnd().endsWith('?'),
    openQuestion: openQuestion.test(sentencesOf(message).at(-1) ?? ''),
    elaborate: words <= 40 && matches(patterns.elaborate, tokens),
    stuck: words <= 18 && matches(patterns.stuck, tokens),
    references,
    wordsBeside: own,
  };
}

/** The sentence of a text that contains one of the phrases, shortened where it is long. */
export function sentenceWith(text: string, pattern: Phrases): string | null {
  const sentence = sentencesOf(text).find((one) => matches(pattern, tokensOf(one)));
  return sentence ? shortened(sentence) : null;
}

export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean);

const longest = 280;

export const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))} …`;

/** The first of the references that overlaps one of the passages. */
export function touching(
  { passagesIn }: Reading,
  references: readonly Mention[],
  verses: readonly string[],
): Mention | undefined {
  if (references.length === 0) return undefined;
  const theirs = verses.flatMap((one) => passagesIn(one));
  return references.find(({ passages }) =>
    passages.some((a) => theirs.some((b) => a.book === b.book && overlap(a, b))),
  );
}

type Passage = Mention['passages'][number];
const overlap = (a: Passage, b: Passage) => place(a.from) <= place(b.to) && place(b.from) <= place(a.to);
const place = ({ chapter, verse }: Passage['from']) => chapter * 1_000 + verse;

/** The first sentence that insults somebody, if any. */
export function insultIn(text: string): string | null {
  const sentence = sentencesOf(text).find((one) => matches(patterns.insult, withoutDenied(tokensOf(one))));
  return sentence ? shortened(sentence) : null;
}

/** How many words after a denial are denied by it. */
const denialReaches = 5;

/** A sentence without the `you` and `your` that a denial stands before. */
function withoutDenied(tokens: readonly string[]): string[] {
  const denied = new Set(endsIn(patterns.denial, tokens));
  let reach = 0;
  return tokens.map((token, i) => {
    reach = !isWord(token) ? 0 : denied.has(i) ? denialReaches : reach - 1;
    return reach > 0 && token.startsWith('you') ? 'they' : token;
  });
}
