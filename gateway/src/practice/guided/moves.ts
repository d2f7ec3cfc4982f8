import type { PracticeMove } from '@apologia/contract';
import type { MessageAnalysis, Objection } from '@apologia/db/practice';
import { likeliestAct } from '../acts/classifier.ts';
import type { Intent } from './intent.ts';
import { repeating } from './phrases/cues.ts';
import * as lists from './phrases/moves.ts';
import { matches, phrases } from './phrases/phrases.ts';
import { tokensOf } from './phrases/tokens.ts';
import { quotedVerse } from './quotations.ts';
import { classifyAct, type Recognition } from './recognise.ts';
import { retoldIn, retoldOf } from './retold.ts';
import type { Scene } from './scene.ts';
import { sentencesOf, sentenceWith, shortened, touching } from './signals.ts';
import { stemsOf, withoutCommon, wordsOf } from './words.ts';

const patterns = {
  restating: phrases(lists.restating),
  repeating: phrases(repeating),
  reasoning: phrases(lists.reasoning),
  gentle: phrases(lists.gentle),
} as const;

interface Message {
  text: string;
  recognition: Recognition;
  scene: Pick<Scene, 'objection' | 'reading'>;
  intent: Pick<Intent, 'type'>;
  /** The kind of reply that it was recognised as. */
  kind: string | null;
  /** Whether it was recognised for certain. */
  isSure: boolean;
  isReasoned: boolean;
}

/** A citation alone is no argument: it needs so many words beside it. */
const wordsAboutAVerse = 8;

/** The moves of the debrief that a message shows, each with the sentence that shows it. */
export function movesIn(message: Message): MessageAnalysis['moves'] {
  const { text, intent, recognition, scene, kind, isSure, isReasoned } = message;
  const { signals } = recognition;
  const strength = scene.objection.replies.find(({ id }) => id === kind)?.strength;
  const reason = sentenceWith(text, patterns.reasoning);
  const quotes: Record<PracticeMove, string | null | undefined> = {
    asked: questionIn(message),
    restated:
      isAbout(scene.objection, sentenceWith(text, patterns.restating)) ??
      (intent.type === 'restated' ? restatementIn(message) : null),
    // What the partner only takes for a reply, which may be a story, has to give its reason in so many words.
    reasoned:
      isReasoned && (isSure ? isSound(strength) : isArgument(reason, strength))
        ? (reason ?? shortened(text))
        : null,
    scripture: verseIn(message),
    gentle: signals.insult
      ? null
      : (sentenceWith(text, patterns.gentle) ?? (signals.praise ? shortened(text) : null)),
  };
  return Object.fromEntries(Object.entries(quotes).filter(([, quote]) => quote));
}

/** A text that the partner has taken for their own words, where it says by a phrase that it repeats what they speak of. */
function restatementIn({ text, scene }: Message): string | null {
  const sentence = shortened(text);
  if (matches(patterns.repeating, tokensOf(text))) return isAbout(scene.objection, sentence, 1);
  return isAbout(scene.objection, sentence);
}

type Strength = Objection['replies'][number]['strength'];

const isSound = (strength: Strength | undefined) => strength !== undefined && strength !== 'weak';

/** Whether the sentence with a reason is an argument, of a reply that was only guessed or that no author has foreseen. */
const isArgument = (sentence: string | null, guessed: Strength | undefined) =>
  sentence !== null &&
  !sentence.endsWith('?') &&
  (isSound(guessed) || likeliestAct(classifyAct(sentence)) === 'argument');

/** Acts that ask nothing about what the partner holds. */
const noQuestions: readonly Intent['type'][] = [
  'insult',
  'offTopic',
  'courtesy',
  'machine',
  'goodbye',
  'topic',
];

/** The sentence that asks the partner something, wherever it stands. */
function questionIn({ text, intent, recognition: { signals } }: Message): string | null {
  if (noQuestions.includes(intent.type) || signals.offTopic) return null;
  const asks = intent.type === 'asked' || intent.type === 'elaborate' || intent.type === 'question';
  const sentences = sentencesOf(text);
  const question = sentences.findLast((one) => one.endsWith('?') && (asks || isQuestion(one)));
  // What was only taken for a question may be none.
  const unmarked = asks ? sentences.findLast((one) => intent.type === 'elaborate' || isAsking(one)) : null;
  const asked = question ?? unmarked;
  return asked ? shortened(asked) : null;
}

/** Whether a sentence without its mark asks something: by how it begins, or by all of its words. */
function isAsking(sentence: string): boolean {
  const [first = '', ...rest] = wordsOf(sentence).slice(0, 3);
  return (
    verbsOfQuestions.has(first) ||
    [first, ...rest].some((word) => wordsOfQuestions.has(word)) ||
    isQuestion(sentence)
  );
}
const wordsOfQuestions = new Set('who what whats where when why which how'.split(' '));
const verbsOfQuestions = new Set(
  'do does did is are was were will would can could should have has'.split(' '),
);

/** Whether a sentence asks for an answer; “isn’t it?” at the end of an argument does not. */
const isQuestion = (sentence: string) => likeliestAct(classifyAct(sentence)).endsWith('-question');

/** The sentence with a passage: cited or quoted, where it is more than that, and belongs to the objection or is certainly a reply to it; or told in the learner's own words. */
function verseIn({
  text,
  recognition: { signals },
  scene: { objection, reading },
  isSure,
}: Message): string | null {
  const verses = [...objection.scripture, ...objection.replies.flatMap((reply) => reply.verses)];
  const own = touching(reading, signals.references, verses);
  const cited = (own ?? (isSure ? signals.references[0] : undefined))?.text;
  const sentences = sentencesOf(text);
  if (cited) {
    if (signals.wordsBeside < wordsAboutAVerse) return null;
    return shortened(sentences.find((one) => one.includes(cited)) ?? text);
  }
  const quoted = quotedVerse(objection.verseTexts ?? [], text);
  if (!quoted) return retelling(text, objection);
  if (wordsOf(text).length - quoted.words < wordsAboutAVerse) return null;
  return shortened(sentences.find((one) => quotedVerse([quoted.verse], one)) ?? text);
}

/** The fewest words of a message that tells a passage in the learner's own. */
const wordsOfRetelling = 7;

/** The sentence that tells the most of a passage in the learner's own words. */
function retelling(text: string, objection: Objection): string | null {
  if (wordsOf(text).length < wordsOfRetelling) return null;
  const told = retoldIn(text) ?? retoldOf(objection, text);
  if (!told) return null;
  const counted = sentencesOf(text).map(
    (sentence) => [sentence, wordsOf(sentence).filter((word) => told.has(word)).length] as const,
  );
  const most = Math.max(...counted.map(([, count]) => count));
  return shortened(counted.find(([, count]) => count === most)?.[0] ?? text);
}

/** The sentence, if it is about the objection: a restatement uses some of the objection's words. */
function isAbout(
  { title, claim, plain, opening }: Objection,
  sentence: string | null,
  least = 2,
): string | null {
  if (!sentence) return null;
  const words = new Set(featuresOf(`${title} ${claim} ${plain} ${opening}`));
  const shared = featuresOf(sentence).filter((word) => words.has(word));
  return new Set(shared).size >= least ? sentence : null;
}

const featuresOf = (text: string) => stemsOf(withoutCommon(wordsOf(text)));
