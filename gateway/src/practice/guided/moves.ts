import type { PracticeMove } from '@apologia/contract';
import type { Heard, Standing, WrittenObjection } from '@apologia/db/practice';
import type { Reading } from '../../kernel/context.ts';
import { type Seen, sentencesOf, sentenceWith, shortened, touching } from './occasions.ts';
import * as lists from './phrases/moves.ts';
import { phrases } from './phrases/phrases.ts';
import { featuresOf } from './words.ts';

const said = {
  restating: phrases(lists.restating),
  reasoning: phrases(lists.reasoning),
  gentle: phrases(lists.gentle),
} as const;

interface Said {
  text: string;
  seen: Seen;
  objection: WrittenObjection;
  reading: Reading;
  standing: Standing;
  /** The kind of reply it was taken for. */
  kind: string | null;
}

/** A citation alone is no argument: so many words have to stand beside it. */
const wordsAboutAVerse = 8;

/** The moves of the debrief that a message shows, each with the sentence that shows it. */
export function movesIn({ text, seen, objection, reading, standing, kind }: Said): Heard['moves'] {
  const strength = objection.replies.find(({ id }) => id === kind)?.strength;
  const question = sentencesOf(text).find((one) => one.endsWith('?') && /\byour?s?\b/i.test(one));
  // “Are you stupid?” and “How are you?” ask nothing about the objection.
  const isOfMatter = !seen.offTopic && !seen.insult && !seen.courtesy;
  const verses = [...objection.scripture, ...objection.replies.flatMap((reply) => reply.verses)];
  const verse = touching(reading, seen.references, verses)?.text;
  const found: Record<PracticeMove, string | null | undefined> = {
    asked: standing.given.length === 0 && !kind && isOfMatter && question ? shortened(question) : null,
    restated: isAbout(objection, sentenceWith(text, said.restating)),
    reasoned: strength && strength !== 'weak' ? sentenceWith(text, said.reasoning) : null,
    scripture:
      verse && seen.wordsBeside >= wordsAboutAVerse
        ? shortened(sentencesOf(text).find((one) => one.includes(verse)) ?? text)
        : null,
    gentle: seen.insult ? null : sentenceWith(text, said.gentle),
  };
  return Object.fromEntries(Object.entries(found).filter(([, quote]) => quote));
}

/** Whoever restates an objection uses some of its words. */
function isAbout({ claim, opening }: WrittenObjection, sentence: string | null): string | null {
  if (!sentence) return null;
  const words = new Set(featuresOf(`${claim} ${opening}`));
  const shared = featuresOf(sentence).filter((word) => words.has(word));
  return new Set(shared).size >= 2 ? sentence : null;
}
