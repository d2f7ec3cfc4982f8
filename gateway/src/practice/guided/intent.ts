import { neither, objectionNamed } from './choices.ts';
import type { Family, LikelyInterpretation } from './interpretations.ts';
import type { OtherLanguage } from './otherLanguage.ts';
import type { Signals } from './signals.ts';

/** A reading of a message: what it was understood as, and what else it may be. */
export interface Reading {
  id: string;
  /** Whether it is certain enough to be answered without saying how the message was understood. */
  isSure: boolean;
  /** What it may be instead; offered as a choice. */
  other: string | null;
}

/** What a learner means by a message. */
export type Intent =
  /** One of the kinds of reply to the objection. */
  | { type: 'kind'; reading: Reading }
  /** A question that the partner can answer. */
  | { type: 'asked'; reading: Reading }
  /** What the partner's last line means, or why it is so. */
  | { type: 'elaborate' | 'why' | 'simpler' }
  | { type: 'correction'; kind: Reading | null }
  /** Another topic: the objection that was chosen, or the one that the words name. */
  | { type: 'topic'; objection?: string }
  /** A reply to another objection. */
  | { type: 'elsewhere'; objection: string }
  | { type: 'otherLanguage'; language: OtherLanguage }
  | {
      type:
        | 'insult'
        | 'faith'
        | 'offTopic'
        | 'courtesy'
        | 'bare'
        | 'question'
        | 'scripture'
        | 'stuck'
        | 'unclear'
        | 'agreement'
        | 'restated'
        | 'story'
        | 'goodbye'
        | 'machine';
    };

/** What a choice means: a kind of reply, a question, or neither of the readings that the partner named. */
export function intentOfChoice(id: string): Intent {
  if (id === neither) return { type: 'correction', kind: null };
  const objection = objectionNamed(id);
  if (objection) return { type: 'topic', objection };
  return {
    type: id.startsWith('ask-') ? 'asked' : 'kind',
    reading: { id, isSure: true, other: null },
  };
}

/** What speaks for each intent. */
export interface Evidence {
  signals: Signals;
  /** What the message may be, the likeliest first. */
  interpretations: readonly LikelyInterpretation[];
  /** Whether a reply was recognised in the message before, which may be corrected. */
  wasUnderstood: boolean;
  /** Whether it is the first message of the conversation. */
  isFirst: boolean;
  /** How many words the message has, and how many of them are not in everything. */
  words: number;
  contentWords: number;
}

/** From these likelihoods on a reading is answered without more, is named as the likelier one, and is offered as a choice beside another. */
const atLeast = { sure: 0.85, likelier: 0.22, choice: 0.06, elsewhere: 0.5 } as const;
/** There are ten times as many questions as kinds of reply, and some are neighbours. */
const sureQuestion = 0.9;

/** An act that is the likeliest is answered from this likelihood on; what would be worse to be wrong about needs more. */
const leastOfActs = 0.3;
const leastOfAct: Partial<Record<Family, number>> = { insult: 0.5, goodbye: 0.5, correction: 0.4 };
/** A correction takes back what was understood. */
const leastToTakeBack = 0.6;
/** Whoever tells of their life is heard rather than argued with: from this likelihood on, where nothing else is certain. */
const leastOfStory = 0.3;
/** “True” and “exactly” agree; “yes” and “no” alone say nothing. */
const leastOfAgreement = 0.35;
/** Whoever thanks the partner with their first message has come to talk. */
const certainGoodbye = 0.85;
/** Questions of at most so many words that ask what the partner means are about the partner's last line. */
const wordsOfElaborate = 7;
/** A passage with fewer words beside it is cited, and no argument. */
const wordsBesidePassage = 8;

const isQuestion = (family: Family) => family.startsWith('question-');
const isUnknown = (family: Family) => family.endsWith('-unknown');
const isRead = (family: Family) => family === 'reply' || (isQuestion(family) && !isUnknown(family));

/** What the learner means: by signs that are sure by themselves, else by the likeliest of all that the message may be. */
export function intentOf(heard: Evidence): Intent {
  const { signals } = heard;
  // Whatever was repeated before it, an open question at the end is what is asked.
  const interpretations = signals.openQuestion
    ? without('restatement', heard.interpretations)
    : heard.interpretations;
  const evidence = { ...heard, interpretations };
  const likelihoodOf = (is: (family: Family) => boolean) =>
    interpretations.reduce((sum, one) => sum + (is(one.family) ? one.likelihood : 0), 0);
  const reading = readingOf(evidence);
  if (signals.insult) return { type: 'insult' };
  if (signals.courtesy && likelihoodOf((family) => family === 'goodbye') < certainGoodbye)
    return { type: 'courtesy' };
  if (signals.faith && !(reading?.type === 'kind' && reading.reading.isSure)) return { type: 'faith' };
  const agrees = likelihoodOf((family) => family === 'agreement');
  if (signals.bare && (signals.denies || agrees < leastOfAgreement)) return { type: 'bare' };
  if (signals.elaborate && evidence.contentWords === 0) return { type: 'elaborate' };
  return ofAct(evidence) ?? ofReading(reading, evidence, likelihoodOf(isQuestion));
}

function without(family: Family, all: readonly LikelyInterpretation[]): LikelyInterpretation[] {
  const others = all.filter((one) => one.family !== family);
  const total = others.reduce((sum, { likelihood }) => sum + likelihood, 0);
  return others.map((one) => ({ ...one, likelihood: one.likelihood / total }));
}

/** The act that the message is, where one is likelier than every reading of it. */
function ofAct(evidence: Evidence): Intent | null {
  const [first] = evidence.interpretations;
  const story = evidence.interpretations.find(({ family }) => family === 'story');
  if (story && story.likelihood >= leastOfStory && first && first.likelihood < atLeast.sure)
    return { type: 'story' };
  if (!first || isRead(first.family) || isUnknown(first.family)) return null;
  const { family, likelihood, id } = first;
  if (family === 'reply-elsewhere')
    return likelihood >= atLeast.elsewhere ? { type: 'elsewhere', objection: id } : null;
  const takesBack = family === 'correction' && evidence.wasUnderstood;
  if (likelihood < (takesBack ? leastToTakeBack : (leastOfAct[family] ?? leastOfActs))) return null;
  switch (family) {
    case 'correction':
      return { type: 'correction', kind: meantInstead(evidence, likelihood) };
    case 'restatement':
      return { type: 'restated' };
    case 'greeting':
      return { type: 'courtesy' };
    case 'goodbye':
      return { type: evidence.isFirst && likelihood < certainGoodbye ? 'courtesy' : 'goodbye' };
    case 'insult':
      return { type: evidence.signals.praise ? 'courtesy' : 'insult' };
    case 'off-topic':
      return { type: 'offTopic' };
    default:
      return { type: family as 'why' };
  }
}

/** Somebody who corrects the partner may say in the same breath what they meant. */
function meantInstead({ interpretations }: Evidence, correction: number): Reading | null {
  const kind = interpretations.find(({ family }) => family === 'reply');
  if (!kind || kind.likelihood < atLeast.sure * (1 - correction)) return null;
  return { id: kind.id, isSure: true, other: null };
}

function ofReading(reading: ReturnType<typeof readingOf>, evidence: Evidence, asks: number): Intent {
  const { signals, words } = evidence;
  if (signals.elaborate && words <= wordsOfElaborate && !reading?.reading.isSure)
    return { type: 'elaborate' };
  if (reading?.reading.isSure) return reading;
  if (signals.stuck) return { type: 'stuck' };
  if (signals.references.length > 0 && signals.wordsBeside < wordsBesidePassage) return { type: 'scripture' };
  if (signals.offTopic) return { type: 'offTopic' };
  if (reading) return reading;
  if (asks > 0.5) return { type: signals.elaborate ? 'elaborate' : 'question' };
  // The partner can ask about a passage, whatever it was cited for.
  return { type: signals.references.length > 0 ? 'scripture' : 'unclear' };
}

/** The likeliest reading, as a reply to the objection or as a question; `null` where none is likely enough to be named. */
function readingOf({ interpretations }: Evidence): Extract<Intent, { type: 'kind' | 'asked' }> | null {
  const [first, second] = interpretations.filter(({ family }) => isRead(family));
  if (!first || first.likelihood < atLeast.likelier) return null;
  const reading = {
    id: first.id,
    isSure: first.likelihood >= (first.family === 'reply' ? atLeast.sure : sureQuestion),
    other: second && second.likelihood >= atLeast.choice ? second.id : null,
  };
  return { type: first.family === 'reply' ? 'kind' : 'asked', reading };
}
