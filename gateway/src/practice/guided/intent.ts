import type { Act } from '@apologia/db/practice';
import type { ActLikelihoods } from '../acts/classifier.ts';
import type { OtherLanguage } from './otherLanguage.ts';
import type { Guess } from './profile.ts';
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

/** What speaks for each reading of a message. */
export interface Evidence {
  signals: Signals;
  acts: ActLikelihoods;
  kinds: readonly Guess[];
  questions: readonly Guess[];
  /** How many words the message has. */
  words: number;
}

/**
 * Thresholds of evidence, and of how far the best reading is ahead of the next as a share of its evidence; chosen on the
 * authors' examples, each left out in turn.
 */
const sure = {
  kind: { evidence: 2.5, ahead: 0.15 },
  question: { evidence: 4, ahead: 0.2 },
} as const;
/** The least evidence for a reading that the partner names before the answer. */
const likely = { kind: 0.9, question: 1.8 } as const;
/** A second reading is offered as a choice from this share of the first one's evidence on. */
const alternative = 0.3;

/** Acts that a message is taken for only where they are this likely, and there is no good reading as an argument. */
const leastLikelihood: Partial<Record<Act, number>> = {
  insult: 0.6,
  goodbye: 0.45,
  machine: 0.45,
  correction: 0.35,
  topic: 0.4,
  story: 0.35,
  agreement: 0.35,
  restatement: 0.4,
  simpler: 0.4,
  why: 0.35,
  stuck: 0.35,
  greeting: 0.4,
  'off-topic': 0.4,
};

/** What the learner means, by the act that the message is and by what it can be read as. */
export function intentOf(evidence: Evidence): Intent {
  const { signals, acts } = evidence;
  if (signals.insult) return { type: 'insult' };
  if (signals.courtesy && acts.goodbye < 0.5) return { type: 'courtesy' };
  const kind = readingOf(evidence.kinds, sure.kind, likely.kind);
  const [act, likelihood] = likeliest(acts);
  const isPlausible = likelihood >= (leastLikelihood[act] ?? 0);
  const fits = isPlausible ? ofAct(act, likelihood, kind, evidence) : null;
  return fits ?? asArgument(kind, evidence);
}

function likeliest(acts: ActLikelihoods): [Act, number] {
  return (Object.entries(acts) as [Act, number][]).reduce((best, one) => (one[1] > best[1] ? one : best));
}

/** An argument that is surely recognised outweighs another act that is less likely than this. */
const outweighed: Partial<Record<Act, number>> = {
  story: 0.75,
  agreement: 0.6,
  restatement: 0.6,
  'off-topic': 0.75,
  topic: 0.6,
  'belief-question': 0.6,
  'personal-question': 0.6,
  why: 0.55,
  insult: 0.8,
  correction: 0.6,
  stuck: 0.6,
  greeting: 0.7,
  machine: 0.7,
  simpler: 0.6,
};

function ofAct(act: Act, likelihood: number, kind: Reading | null, evidence: Evidence): Intent | null {
  if (act === 'argument') return null;
  if (act === 'correction') return { type: 'correction', kind: kind?.isSure ? kind : null };
  if (kind?.isSure && likelihood < (outweighed[act] ?? 0)) return null;
  switch (act) {
    case 'belief-question':
    case 'personal-question':
      return asQuestion(kind, evidence);
    case 'why':
      return evidence.words > 4 ? asQuestion(kind, evidence) : { type: 'why' };
    case 'restatement':
      return { type: 'restated' };
    case 'greeting':
      return { type: 'courtesy' };
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
  const question = readingOf(questions, sure.question, likely.question);
  if (signals.elaborate && words <= wordsOfElaborate && !question?.isSure) return { type: 'elaborate' };
  if (question?.isSure) return { type: 'asked', reading: question };
  if (kind?.isSure && !signals.question) return { type: 'kind', reading: kind };
  if (question) return { type: 'asked', reading: question };
  return signals.elaborate ? { type: 'elaborate' } : { type: 'question' };
}

/** A message that is no other act is a reply to the objection, as far as it can be read as one. */
function asArgument(kind: Reading | null, evidence: Evidence): Intent {
  const { signals, acts } = evidence;
  if (kind?.isSure) return { type: 'kind', reading: kind };
  if (signals.faith) return { type: 'faith' };
  if (signals.stuck) return { type: 'stuck' };
  if (signals.bare) return { type: 'bare' };
  if (signals.offTopic && acts.argument < 0.5) return { type: 'offTopic' };
  if (signals.references.length > 0 && signals.wordsBeside < 8) return { type: 'scripture' };
  if (signals.question && acts.argument < 0.5) return asQuestion(kind, evidence);
  if (kind) return { type: 'kind', reading: kind };
  if (signals.question) return asQuestion(kind, evidence);
  // The partner can ask about a passage, whatever it was cited for.
  return { type: signals.references.length > 0 ? 'scripture' : 'unclear' };
}

/** The best reading among guesses; `null` where there is too little evidence for any. */
function readingOf(
  [first, second]: readonly Guess[],
  { evidence, ahead }: { evidence: number; ahead: number },
  least: number,
): Reading | null {
  if (!first || first.evidence < least) return null;
  const lead = (first.evidence - (second?.evidence ?? 0)) / first.evidence;
  return {
    id: first.id,
    isSure: first.evidence >= evidence && lead >= ahead,
    other: second && second.evidence >= alternative * first.evidence ? second.id : null,
  };
}
