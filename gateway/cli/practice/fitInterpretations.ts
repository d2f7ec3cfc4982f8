import type { Family, Interpretation, InterpretationWeights } from '../../src/practice/guided/interpretations.ts';
import { likelihoodsOf } from '../../src/practice/guided/interpretations.ts';
import { randomFrom } from '../kernel/random.ts';
import type { InterpretationExample } from './interpretationExamples.ts';

const rounds = 12;
const rate = 0.25;
/** How strongly weights are pulled towards 0. */
const decay = 1e-4;
/** What is almost settled teaches nothing. */
const leastSlope = 1e-4;

/** Weights that make the right interpretations likeliest: logistic regression over all that each message may be, by AdaGrad. */
export function fitInterpretations(examples: readonly InterpretationExample[]): InterpretationWeights {
  const features = examples[0]?.all[0]?.features.length ?? 0;
  const families = new Set(examples.flatMap(({ all }) => all.map(({ family }) => family)));
  const empty = () => Object.fromEntries([...families].map((family) => [family, Array(features + 1).fill(0)]));
  const weights = empty() as InterpretationWeights;
  const squares = empty() as InterpretationWeights;
  const random = randomFrom(31);
  const order = [...examples];
  for (let round = 0; round < rounds; round++) {
    order.sort(() => random() - 0.5);
    for (const { all, isRight } of order) {
      const likely = likelihoodsOf(all, weights);
      const right = likely.reduce((sum, one) => sum + (isRight(one) ? one.likelihood : 0), 0);
      if (right === 0) continue;
      const slopes = new Map<Family, number[]>();
      for (const one of likely) {
        const by = one.likelihood - (isRight(one) ? one.likelihood / right : 0);
        if (Math.abs(by) >= leastSlope) addTo(slopes, one, by);
      }
      for (const [family, slope] of slopes) step(weights[family], squares[family], slope);
    }
  }
  return weights;
}

function addTo(slopes: Map<Family, number[]>, { family, features }: Interpretation, by: number): void {
  const slope = slopes.get(family) ?? Array(features.length + 1).fill(0);
  slopes.set(family, slope);
  slope[0] += by;
  features.forEach((feature, i) => {
    slope[i + 1] += by * feature;
  });
}

function step(weights: number[], squares: number[], slope: readonly number[]): void {
  slope.forEach((one, i) => {
    const whole = one + decay * (weights[i] as number);
    squares[i] = (squares[i] as number) + whole * whole;
    weights[i] = (weights[i] as number) - (rate * whole) / Math.sqrt((squares[i] as number) + 1e-3);
  });
}
