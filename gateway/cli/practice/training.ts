import { featureCount } from '../../src/practice/linear/hashing.ts';
import { encodeWeights } from '../../src/practice/linear/weights.ts';

/** A training example: the features of a message, and its outcome. */
export interface Example {
  features: Uint32Array;
  outcome: number;
  weight: number;
}

const rounds = 8;
const rate = 0.4;
/** How strongly weights are pulled towards 0. */
const decay = 1e-5;

/**
 * Logistic regression by AdaGrad: one outcome against the other where there are two, else each against all others.
 * @returns `count` weights a feature
 */
export function fit(examples: readonly Example[], count: number, random: () => number): Float32Array {
  const weights = new Float32Array(featureCount * count);
  const squares = new Float32Array(featureCount * count).fill(1e-2);
  const order = examples.map((_, i) => i);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const i of order) {
      const { features, outcome, weight } = examples[i] as Example;
      const by = 1 / Math.sqrt(features.length);
      for (let k = 0; k < count; k++) {
        let sum = 0;
        for (const feature of features) sum += weights[feature * count + k] as number;
        const isSo = count === 1 ? outcome === 1 : outcome === k;
        const slope = (1 / (1 + Math.exp(-sum * by)) - (isSo ? 1 : 0)) * by * weight;
        for (const feature of features) {
          const at = feature * count + k;
          const whole = slope + decay * (weights[at] as number);
          squares[at] = (squares[at] as number) + whole * whole;
          weights[at] = (weights[at] as number) - (rate * whole) / Math.sqrt(squares[at] as number);
        }
      }
    }
  }
  return weights;
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}

/** Rounds weights to a byte each, at most `most`; weights under `least` tell too little and become 0. */
export function quantise(
  weights: Float32Array,
  width: number,
  { most, least }: { most: number; least: number },
): { weights: string; scale: number } {
  const sizes = weights.map(Math.abs).filter(Boolean).sort();
  // A few very large ones would coarsen all others.
  const scale = (sizes[Math.floor(sizes.length * 0.998)] as number) / most;
  const bytes = new Map<number, Int8Array>();
  for (let from = 0; from < weights.length; from += width) {
    const own = Int8Array.from(weights.subarray(from, from + width), (one) => {
      const rounded = Math.round(one / scale);
      return Math.abs(rounded) < least ? 0 : Math.max(-most, Math.min(most, rounded));
    });
    if (own.some(Boolean)) bytes.set(from / width, own);
  }
  return { weights: encodeWeights(bytes, width), scale: Number(scale.toPrecision(6)) };
}
