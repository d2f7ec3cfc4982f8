import type { PracticeMove } from '@apologia/contract';
import type { Heard, Standing, WrittenObjection } from '@apologia/db/practice';
import type { Reading } from '../../context.ts';
import { type Seen, sentencesOf, sentenceWith, shortened, touches } from './occasions.ts';
import { featuresOf } from './words.ts';

const restating =
  /\b(?:(?:if|as) i (?:hear|understand)|so (?:what )?you(?:['’]?re| are) saying|you(?:['’]?re| are) saying (?:that )?|what i(?:['’]?m| am)? hear(?:ing)?|in other words|your (?:point|worry|question|concern|objection|claim|argument) (?:is|seems)|so you (?:mean|believe|hold|feel|think|say) (?:that )?|so for you|let me (?:make sure|see if|check)|am i right|do i understand|do i have (?:that|this|it|you|your)\b|to put it (?:another|in my))/i;

const reasoning =
  /\b(?:because|since|therefore|so that|which is why|that is why|that['’]?s why|given that|for (?:the )?reason|reason (?:is|to)|evidence|it follows|implies?|means? that|otherwise|if\b[^.?!]*\b(?:then|would|could)|consider|for example|for instance|think of|suppose|historians?|after all)\b/i;

const gentle =
  /\b(?:(?:thank you|thanks for)(?! (?:nothing|god|lord|jesus))|i (?:can |do |really )?(?:understand|appreciate|respect|see why|hear you|hear what|feel that|admire)|i(?:['’]?m| am) (?:so |very |truly |really )?sorry(?!,? but)|must (?:have been|have felt|be|feel) (?:so |very |really |terribly )?(?:hard|painful|difficult|lonely|heavy|awful|terrible|confusing|frightening)|fair (?:point|question|enough)|that['’]?s (?:a )?fair|good question|honest question|important question|you(?:['’]?re| are) right (?:that|to|about)|i agree (?:that|with)|that makes sense|it makes sense (?:that|why) you|i share (?:your|that|this)|with respect(?! to\b)|i don['’]?t want to (?:hurt|offend|argue|push|win|pretend|dismiss|brush|make light|put words|presume|sound|be (?:rude|unkind|unfair))|forgive me|i may be wrong|i could be wrong|i grant|i admit|i confess (?:that )?i\b|you (?:raise|ask) (?:an?|something|one of|the right|hard|good|real|fair) )\b/i;

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
  const verse = seen.references.find((reference) => touches(reading, reference, verses));
  const found: Record<PracticeMove, string | null | undefined> = {
    asked: standing.given.length === 0 && !kind && isOfMatter && question ? shortened(question) : null,
    restated: isAbout(objection, sentenceWith(text, restating)),
    reasoned: strength && strength !== 'weak' ? sentenceWith(text, reasoning) : null,
    scripture:
      verse && seen.wordsBeside >= wordsAboutAVerse
        ? shortened(sentencesOf(text).find((one) => one.includes(verse)) ?? text)
        : null,
    gentle: seen.insult ? null : sentenceWith(text, gentle),
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
