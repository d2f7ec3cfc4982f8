import { type CareKind, type CareLanguage, careKinds } from '@apologia/contract';
import { decodeWeights } from '../linear/weights.ts';
import { classesFrom } from './classes.ts';
import { featuresOf } from './features.ts';
import { languageOf } from './language.ts';
import { normalise, spellingFrom, wordsIn } from './normalise.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { signsFrom } from './signs.ts';

/** The trained classifier, as `pnpm practice train` writes it. */
export interface ClassifierModel {
  /** Lines of words that mean much the same. */
  classes: string[];
  /** Usual spellings, as `u=you`. */
  spelling: string[];
  /** Phrases that are certain by themselves, under the kinds in brackets. */
  signs: string[];
  /** Weights that tell whether somebody is in need, one a feature, and the scale of them. */
  need: { weights: string; scale: number };
  /** Weights that tell the kinds of need apart, one a feature and kind. */
  kinds: { weights: string; scale: number };
}

/** The needs that a message tells of. */
export interface NeedKinds {
  /** Answered as a cry for help in any conversation. */
  certain: CareKind | null;
  /** The same, or one that is not certain: whoever wrote it may be tired, or in danger, and is asked. */
  unsure: CareKind | null;
  /** Answered as one where there was a cry for help before in the conversation. */
  possible: CareKind | null;
}

/**
 * The least likelihoods, by the most words that a message has: a cry for help is seldom long, and an essay has more
 * sentences that may be taken for one.
 */
const thresholds = [
  { words: 14, certain: 0.6, unsure: 0.45, possible: 0.2 },
  { words: 30, certain: 0.96, unsure: 0.9, possible: 0.5 },
  { words: Number.POSITIVE_INFINITY, certain: 0.99, unsure: 0.97, possible: 0.8 },
] as const;

interface Need {
  kind: CareKind;
  likelihood: number;
  /** Whether it is a weary sentence: these are asked about, sooner than others, unless a sign makes them certain. */
  isWeary?: boolean;
}

/** From this likelihood on a need is answered as a wish to die. */
const selfAtLeast = 0.3;

/** A linear classifier that detects need in messages. */
export function needClassifier({
  classes: lines,
  spelling: spellings,
  signs: phrases,
  need,
  kinds,
}: ClassifierModel) {
  const classes = classesFrom(lines);
  const spelling = spellingFrom(spellings);
  const needs = decodeWeights(need.weights, 1);
  const ofKinds = decodeWeights(kinds.weights, careKinds.length);
  const spell = (text: string) => wordsIn(text, spelling);
  const wordsOf = (text: string) => spell(normalise(text));
  const signsIn = signsFrom(phrases, wordsOf);
  const features = (words: readonly string[], isQuestion: boolean) => featuresOf(words, classes, isQuestion);
  const classify = (segments: readonly Segment[]): Need[] =>
    segments.flatMap(({ words, isQuestion }) => {
      const own = features(words, isQuestion);
      const likelihood = logistic(sumOf(own, needs) * need.scale, own.length);
      const { certain, isWeary } = signsIn(words);
      const kind = kindOf(own, ofKinds, kinds.scale);
      return [...certain.map((one) => ({ kind: one, likelihood: 1 })), { kind, likelihood, isWeary }];
    });
  return {
    features,
    wordsOf,
    languageOf: (text: string): CareLanguage | null => languageOf(wordsOf(text)),
    /** The need that a message tells of; of several the most urgent one. */
    detectNeed(text: string): NeedKinds {
      const normalised = normalise(text);
      const count = spell(normalised).length;
      const threshold = thresholds.find(({ words }) => count <= words) as (typeof thresholds)[number];
      const needsByUrgency = classify(segmentsOf(normalised, spell)).toSorted(
        (a, b) => urgencyOf(a) - urgencyOf(b),
      );
      const from = (least: number, ofWeary = least) =>
        needsByUrgency.find(({ likelihood, isWeary }) => likelihood >= (isWeary ? ofWeary : least))?.kind ??
        null;
      const unsure = from(threshold.unsure, threshold.possible);
      const certain = from(threshold.certain, Number.POSITIVE_INFINITY);
      // Whoever only mourns is not asked whether they are in danger; whoever mourns and may be in danger is.
      const isCertain = unsure === 'grief' || (certain !== null && certain !== 'grief');
      return { certain: isCertain ? unsure : null, unsure, possible: from(threshold.possible) };
    },
  };
}

const urgencyOf = ({ kind }: Need) => careKinds.indexOf(kind);

/** The likelihood for a sum of weights; divided by the root of their number, for a long message has more features. */
const logistic = (sum: number, features: number) => 1 / (1 + Math.exp(-sum / Math.sqrt(features || 1)));

function sumOf(features: Uint32Array, table: Int8Array): number {
  let sum = 0;
  for (const feature of features) sum += table[feature] as number;
  return sum;
}

function kindOf(features: Uint32Array, table: Int8Array, scale: number): CareKind {
  const count = careKinds.length;
  const sums = careKinds.map((_, k) =>
    features.reduce((sum, feature) => sum + (table[feature * count + k] as number), 0),
  );
  const by = scale / Math.sqrt(features.length || 1);
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) * by));
  const total = powers.reduce((sum, one) => sum + one, 0);
  const isSelf = (powers[0] as number) >= selfAtLeast * total;
  return careKinds[isSelf ? 0 : sums.indexOf(most)] as CareKind;
}
