import type { Act } from '@apologia/db/practice';
import { decodeWeights } from '../linear/weights.ts';
import { normalise, type Spelling, spellingFrom, wordsIn } from '../safety/normalise.ts';
import { featuresOf } from './features.ts';

/** The trained classifier of acts, as `pnpm practice train` writes it. */
export interface ActModel {
  acts: Act[];
  /** Usual spellings, as `u=you`. */
  spelling: string[];
  /** Weights, one a feature and act, and the scale of them. */
  weights: string;
  scale: number;
}

/** How likely a message is each of the acts; all of them together are 1. */
export type ActLikelihoods = Record<Act, number>;

/** Features of a message, as the classifier and its trainer read it. */
export const actFeatures = (text: string, spelling: Spelling) =>
  featuresOf(wordsIn(normalise(text), spelling), text);

/** A linear classifier that tells dialogue acts apart. */
export function actClassifier({ acts, spelling: spellings, weights, scale }: ActModel) {
  const spelling = spellingFrom(spellings);
  const table = decodeWeights(weights, acts.length);
  return (text: string): ActLikelihoods => {
    const features = actFeatures(text, spelling);
    const by = scale / Math.sqrt(features.length || 1);
    const odds = acts.map((_, k) => {
      let sum = 0;
      for (const feature of features) sum += table[feature * acts.length + k] as number;
      return 1 / (1 + Math.exp(-sum * by));
    });
    const total = odds.reduce((sum, one) => sum + one, 0);
    return Object.fromEntries(acts.map((act, k) => [act, (odds[k] as number) / total])) as ActLikelihoods;
  };
}

/** The act that is likeliest. */
export const likeliestAct = (likelihoods: ActLikelihoods): Act =>
  (Object.keys(likelihoods) as Act[]).reduce((best, act) =>
    likelihoods[act] > likelihoods[best] ? act : best,
  );
