import type { Act } from '@apologia/db/practice';
import type { ActLikelihoods } from '../acts/classifier.ts';
import { neither } from './choices.ts';
import type { OtherLanguage } from './otherLanguage.ts';
import type { Guess } from './profile.ts';
import type { Signals } from './signals.ts';

/** A reading of a message: what it was understood as, and what else it may be. */
export interface Reading {
  id: string;
  /** Whether it is certain enough to be answered without saying how the message was understood. */
  isSure: boolean;
  certainty: number;
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
  | { type: 'topic' }
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
  return {
    type: id.startsWith('ask-') ? 'asked' : 'kind',
    reading: { id, isSure: true, certainty: 99, other: null },
  };
}

/** What speaks for each reading of a message. */
export interface Evidence {
  signals: Signals;
  acts: ActLikelihoods;
  kinds: readonly Guess[];
  /** Computed when they are needed. */
  questions: () => readonly Guess[];
  /** Whether a reply was recognised in the message before, which may be corrected. */
  wasUnderstood: boolean;
  /** Whether it is the first message of the conversation. */
  isFirst: boolean;
  /** How many words the message has, and how many of them are not in everything. */
  words: number;
  contentWords: number;
}

/**
 * How certain a reading has to be to be answered without more; and to be named as the likelier one, unless there is so
 * much evidence for it.
 */
const thresholds = {
  kind: { certainty: 1.6, likely: 0.5, evidence: 1.3 },
  question: { certainty: 1.4, likely: 0.4, evidence: 1 },
} as const;
/** A second reading is offered as a choice from this share of the first one's evidence on. */
const alternative = 0.3;

/** Acts that a message is taken for only where they are at least this likely. */
const leastLikelihood: Partial<Record<Act, number>> = { insult: 0.42, goodbye: 0.35, machine: 0.35 };
const leastOfOthers = 0.28;
const certainGoodbye = 0.6;
/** A correction where no reply was recognised in the message before. */
const leastForNothing = 0.4;

/** “True” and “exactly” agree; “yes” and “no” alone say nothing. */
const leastForAgreement = 0.35;

/** An argument outweighs the act that is likelier by how certain its reading is: the likelier the act, the more. */
const outweighs = (certainty: number, likelihood: number) =>
  certainty >= 1.5 + 4 * Math.max(0, likelihood - 0.3);

/** What the learner means, by the act that the message is and by what it can be read as. */
export function intentOf(evidence: Evidence): Intent {
  const { signals, acts } = evidence;
  if (signals.insult) return { type: 'insult' };
  if (signals.courtesy && acts.goodbye < 0.5) return { type: 'courtesy' };
  const kind = readingOf(evidence.kinds, evidence, thresholds.kind);
  if (signals.faith && !kind?.isSure) return { type: 'faith' };
  if (signals.bare && (signals.denies || acts.agreement < leastForAgreement)) return { type: 'bare' };
  if (signals.elaborate && evidence.contentWords === 0) return { type: 'elaborate' };
  const [act, likelihood] = likeliest(acts);
  const least =
    act === 'correction' && !evidence.wasUnderstood
      ? leastForNothing
      : (leastLikelihood[act] ?? leastOfOthers);
  const isPlausible = likelihood >= least;
  const fits = isPlausible ? ofAct(act, likelihood, kind, evidence) : null;
  return fits ?? asArgument(kind, evidence);
}

function likeliest(acts: ActLikelihoods): [Act, number] {
  return (Object.entries(acts) as [Act, number][]).reduce((best, one) => (one[1] > best[1] ? one : best));
}

function ofAct(act: Act, likelihood: number, kind: Reading | null, evidence: Evidence): Intent | null {
  if (act === 'argument') return null;
  const isOutweighed = kind?.isSure === true && outweighs(kind.certainty, likelihood);
  // Somebody who corrects the partner may say in the same breath what they meant.
  if (act === 'correction' && (evidence.wasUnderstood || !isOutweighed)) {
    return { type: 'correction', kind: kind?.isSure ? kind : null };
  }
  if (isOutweighed && act.endsWith('-question')) return surerQuestion(kind as Reading, evidence);
  if (isOutweighed || act === 'correction') return null;
  switch (act) {
    case 'belief-question':
    case 'personal-question':
      return asQuestion(kind, evidence);
    case 'why':
      return surelyAsked(evidence) ?? { type: 'why' };
    case 'restatement':
      return evidence.signals.openQuestion ? asQuestion(kind, evidence) : { type: 'restated' };
    case 'greeting':
      return { type: 'courtesy' };
    case 'goodbye':
      // Whoever thanks the partner with their first message has come to talk.
      return { type: evidence.isFirst && likelihood < certainGoodbye ? 'courtesy' : 'goodbye' };
    case 'off-topic':
      return { type: 'offTopic' };
    default:
      return { type: act };
  }
}

/** Questions of at most so many words that ask what the partner means are about the partner's last line. */
const wordsOfElaborate = 7;

function asQuestion(kind: Reading | null, evidence: Evidence): Intent {
  const { signals, questions, words } = evidence;
  const question = readingOf(questions(), evidence, thresholds.question);
  if (signals.elaborate && words <= wordsOfElaborate && !question?.isSure) return { type: 'elaborate' };
  if (question?.isSure) return { type: 'asked', reading: question };
  if (signals.offTopic) return { type: 'offTopic' };
  if (kind?.isSure && !signals.question) return { type: 'kind', reading: kind };
  if (question) return { type: 'asked', reading: question };
  return signals.elaborate ? { type: 'elaborate' } : { type: 'question' };
}

/** A question that begins with “why” and says more than that may be one that the partner knows. */
const wordsOfWhy = 4;

function surelyAsked(evidence: Evidence): Intent | null {
  const question = readingOf(evidence.questions(), evidence, thresholds.question);
  return question?.isSure && evidence.words > wordsOfWhy ? { type: 'asked', reading: question } : null;
}

/** A question that the partner knows outweighs an argument again. */
function surerQuestion(kind: Reading, evidence: Evidence): Intent | null {
  const question = readingOf(evidence.questions(), evidence, thresholds.question);
  const isSurer = question?.isSure && question.certainty >= kind.certainty * questionCounts;
  return isSurer ? { type: 'asked', reading: question } : null;
}

/** Many more questions are known than replies: a certain one is less far ahead of the others. */
const questionCounts = 0.6;

/** A message that may well be a question is one where the partner surely knows it. */
const leastToAsk = 0.35;

/** A message that is no other act is a reply to the objection, as far as it can be read as one. */
function asArgument(kind: Reading | null, evidence: Evidence): Intent {
  const { signals, acts } = evidence;
  if (kind?.isSure) return { type: 'kind', reading: kind };
  const question = readingOf(evidence.questions(), evidence, thresholds.question);
  const asks = acts['belief-question'] + acts['personal-question'];
  if (question?.isSure && asks >= leastToAsk && question.certainty > (kind?.certainty ?? 0))
    return { type: 'asked', reading: question };
  if (signals.stuck) return { type: 'stuck' };
  if (signals.offTopic && acts.argument < 0.5) return { type: 'offTopic' };
  if (signals.references.length > 0 && signals.wordsBeside < 8) return { type: 'scripture' };
  if (signals.question && acts.argument < 0.5) return asQuestion(kind, evidence);
  if (kind) return { type: 'kind', reading: kind };
  if (signals.question) return asQuestion(kind, evidence);
  if (question && asks >= leastToAsk) return { type: 'asked', reading: question };
  // The partner can ask about a passage, whatever it was cited for.
  return { type: signals.references.length > 0 ? 'scripture' : 'unclear' };
}

/** Long messages have more words that are also an author's by accident. */
const lengthCounts = 0.3;

/** The best reading among guesses; `null` where there is too little evidence for any. */
function readingOf(
  [first, second]: readonly Guess[],
  { contentWords }: Evidence,
  least: (typeof thresholds)['kind' | 'question'],
): Reading | null {
  if (!first?.evidence) return null;
  const ahead = 1 - (second?.evidence ?? 0) / first.evidence;
  const certainty = (first.evidence / Math.max(1, contentWords) ** lengthCounts) * Math.sqrt(ahead);
  if (certainty < least.likely && first.evidence < least.evidence) return null;
  const other = second && second.evidence >= alternative * first.evidence ? second.id : null;
  return { id: first.id, isSure: certainty >= least.certainty, certainty, other };
}
