import type { Act, Objection, PartnerQuestions } from '@apologia/db/practice';
import type { ActLikelihoods } from '../acts/classifier.ts';
import { formOf } from './form.ts';
import model from './interpretations.json' with { type: 'json' };
import { supportKinds } from './kinds.ts';
import { supportObjections, supportQuestions } from './questions.ts';
import { withoutCommon, wordsOf } from './words.ts';

/**
 * What a message may be: a reply to the objection on the table; a question about it, about what the partner holds, about the person,
 * or about another objection; a reply to another objection; a reply or a question that nobody has foreseen; or another act.
 */
export type Family =
  | 'reply'
  | 'question-here'
  | 'question-belief'
  | 'question-person'
  | 'question-elsewhere'
  | 'reply-elsewhere'
  // A reply, or a question, that nobody has foreseen.
  | 'reply-unknown'
  | 'question-unknown'
  | OtherAct;
type OtherAct = Exclude<Act, 'argument' | 'belief-question' | 'personal-question'>;

/** One thing that a message may be, with what speaks for it. */
export interface Interpretation {
  family: Family;
  /** A kind of reply, a question, an objection or the act itself. */
  id: string;
  features: number[];
}

export interface LikelyInterpretation extends Interpretation {
  /** All of them together are 1. */
  likelihood: number;
}

/** Weights by family: the first whatever the message, then one a feature. `pnpm practice train` writes them. */
export type InterpretationWeights = Record<Family, number[]>;

type Table = { objection: Pick<Objection, 'id' | 'replies'>; questions: PartnerQuestions };

/** Long messages have more words that are also an author's by accident. */
const lengthCounts = 0.3;
const leastLikelihood = 1e-4;

const isOther = (act: Act): act is OtherAct => act !== 'argument' && !act.endsWith('-question');

/**
 * All that a message may be.
 * @param bonusOf by how much a kind of reply is likelier for what the conversation was about
 */
export function interpretationsOf(
  { objection, questions }: Table,
  likelihoods: ActLikelihoods,
  text: string,
  bonusOf: (kind: string) => number = () => 0,
): Interpretation[] {
  const words = wordsOf(text);
  const form = formOf(words, text);
  const log = (act: Act) => Math.log(Math.max(leastLikelihood, likelihoods[act]));
  const perWord = Math.max(1, withoutCommon(words).length) ** -lengthCounts;
  const perQuestionWord = Math.max(1, words.length) ** -lengthCounts;
  const argument = [log('argument'), 0];
  const asks = [log('belief-question'), log('personal-question')];
  const kinds = supportKinds(objection, text).map((one) => ({
    ...one,
    evidence: one.evidence && one.evidence + bonusOf(one.id),
  }));
  const asked = supportQuestions(questions, text);
  const most = mostEvidence(kinds);
  const mostAsked = mostEvidence(asked);
  return [
    ...kinds.map(({ id, evidence, first, second, said }) => ({
      family: 'reply' as const,
      id,
      features: [evidence * perWord, evidence / most, first, second, said, ...argument, ...form],
    })),
    ...asked.map(({ id, question, evidence, first, second, said }) => ({
      family: familyOf(question, objection.id),
      id,
      features: [evidence * perQuestionWord, evidence / mostAsked, first, second, said, ...asks, ...form],
    })),
    ...supportObjections(questions, text)
      .filter(({ id }) => id !== objection.id)
      .map(({ id, first, second }) => ({
        family: 'reply-elsewhere' as const,
        id,
        features: [0, 0, first, second, 0, ...argument, ...form],
      })),
    {
      family: 'reply-unknown',
      id: 'reply-unknown',
      features: [0, 0, ...likest(kinds), 0, ...argument, ...form],
    },
    {
      family: 'question-unknown',
      id: 'question-unknown',
      features: [0, 0, ...likest(asked), 0, ...asks, ...form],
    },
    ...(Object.keys(likelihoods) as Act[])
      .filter(isOther)
      .map((act) => ({ family: act, id: act, features: [0, 0, 0, 0, 0, log(act), 0, ...form] })),
  ];
}

const mostEvidence = (all: readonly { evidence: number }[]) =>
  all.reduce((most, { evidence }) => Math.max(most, evidence), 1e-9);

const likest = (all: readonly { first: number; second: number }[]) => [
  all.reduce((most, { first }) => Math.max(most, first), 0),
  all.reduce((most, { second }) => Math.max(most, second), 0),
];

function familyOf(
  { objection, about }: { objection: string | null; about: 'belief' | 'person' },
  here: string,
): Family {
  if (objection !== null) return objection === here ? 'question-here' : 'question-elsewhere';
  return about === 'person' ? 'question-person' : 'question-belief';
}

/** How likely each interpretation is, the likeliest first. */
export function likelihoodsOf(
  all: readonly Interpretation[],
  weights: InterpretationWeights = model,
): LikelyInterpretation[] {
  const scores = all.map(({ family, features }) => scoreOf(weights[family], features));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return all
    .map((one, i) => ({ ...one, likelihood: (powers[i] as number) / total }))
    .sort((a, b) => b.likelihood - a.likelihood);
}

const scoreOf = ([always = 0, ...weights]: readonly number[], features: readonly number[]) =>
  features.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), always);
