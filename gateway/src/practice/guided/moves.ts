import type { PracticeMove } from '@apologia/contract';
import type { ConversationState, MessageAnalysis, Objection } from '@apologia/db/practice';
import type { Reading } from '../../kernel/context.ts';
import * as lists from './phrases/moves.ts';
import { phrases } from './phrases/phrases.ts';
import { type Signals, sentencesOf, sentenceWith, shortened, touching } from './signals.ts';
import { featuresOf } from './words.ts';

const patterns = {
  restating: phrases(lists.restating),
  reasoning: phrases(lists.reasoning),
  gentle: phrases(lists.gentle),
} as const;

interface Message {
  text: string;
  signals: Signals;
  objection: Objection;
  reading: Reading;
  state: ConversationState;
  /** The kind of reply that it was recognised as. */
  kind: string | null;
}

/** A citation alone is no argument: it needs so many words beside it. */
const wordsAboutAVerse = 8;

/** The moves of the debrief that a message shows, each with the sentence that shows it. */
export function movesIn({
  text,
  signals,
  objection,
  reading,
  state,
  kind,
}: Message): MessageAnalysis['moves'] {
  const strength = objection.replies.find(({ id }) => id === kind)?.strength;
  const question = sentencesOf(text).find((one) => one.endsWith('?') && /\byour?s?\b/i.test(one));
  // “Are you stupid?” and “How are you?” ask nothing about the objection.
  const isOnTopic = !signals.offTopic && !signals.insult && !signals.courtesy;
  const verses = [...objection.scripture, ...objection.replies.flatMap((reply) => reply.verses)];
  const verse = touching(reading, signals.references, verses)?.text;
  const quotes: Record<PracticeMove, string | null | undefined> = {
    asked: state.given.length === 0 && !kind && isOnTopic && question ? shortened(question) : null,
    restated: isAbout(objection, sentenceWith(text, patterns.restating)),
    reasoned: strength && strength !== 'weak' ? sentenceWith(text, patterns.reasoning) : null,
    scripture:
      verse && signals.wordsBeside >= wordsAboutAVerse
        ? shortened(sentencesOf(text).find((one) => one.includes(verse)) ?? text)
        : null,
    gentle: signals.insult ? null : sentenceWith(text, patterns.gentle),
  };
  return Object.fromEntries(Object.entries(quotes).filter(([, quote]) => quote));
}

/** The sentence, if it is about the objection: a restatement uses some of the objection's words. */
function isAbout({ claim, opening }: Objection, sentence: string | null): string | null {
  if (!sentence) return null;
  const words = new Set(featuresOf(`${claim} ${opening}`));
  const shared = featuresOf(sentence).filter((word) => words.has(word));
  return new Set(shared).size >= 2 ? sentence : null;
}
