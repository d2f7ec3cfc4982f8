import type { Family, InterpretationWeights } from '../../src/practice/guided/interpretations.ts';
import { randomFrom } from '../kernel/random.ts';
import type { InterpretationExample } from './interpretationExamples.ts';

const rounds = 12;
const rate = 0.25;
/** How strongly weights are pulled towards 0. */
const decay = 1e-4;
/** What is almost settled teaches nothing. */
const leastSlope = 1e-4;

/** How much an example counts, so that about half of all are replies, as learners’ messages are. */
const counts: Record<InterpretationExample['sort'], number> = {
  reply: 1.7,
  'reply elsewhere': 0.7,
  'unforeseen reply': 0.8,
  question: 0.8,
  'question elsewhere': 0.8,
  'unforeseen question': 0.8,
  'question about the person': 0.6,
  'labelled act': 1.6,
};

/** An example as numbers: of each interpretation where its family's weights begin, its features in a row, and whether it is right. */
interface Numbers {
  begins: Int32Array;
  features: Float32Array;
  isRight: boolean[];
  counts: number;
}

/** Weights that make the right interpretations likeliest: logistic regression over all that each message may be, by AdaGrad. */
export function fitInterpretations(examples: readonly InterpretationExample[]): InterpretationWeights {
  const count = examples[0]?.all[0]?.features.length ?? 0;
  const families = [...new Set(examples.flatMap(({ all }) => all.map(({ family }) => family)))];
  const weights = new Float64Array(families.length * (count + 1));
  const squares = new Float64Array(weights.length).fill(1e-3);
  const slopes = new Float64Array(weights.length);
  const random = randomFrom(31);
  const order = examples.map((one) => numbersOf(one, families, count));
  for (let round = 0; round < rounds; round++) {
    order.sort(() => random() - 0.5);
    for (const example of order) {
      if (!addSlopes(example, weights, count, slopes)) continue;
      for (let k = 0; k < weights.length; k++) {
        const slope = slopes[k] as number;
        if (slope === 0) continue;
        const whole = slope + decay * (weights[k] as number);
        squares[k] = (squares[k] as number) + whole * whole;
        weights[k] = (weights[k] as number) - (rate * whole) / Math.sqrt(squares[k] as number);
        slopes[k] = 0;
      }
    }
  }
  const ownOf = (i: number) => [...weights.subarray(i * (count + 1), (i + 1) * (count + 1))];
  return Object.fromEntries(families.map((family, i) => [family, ownOf(i)])) as InterpretationWeights;
}

function numbersOf(
  { all, isRight, sort }: InterpretationExample,
  families: readonly Family[],
  count: number,
): Numbers {
  return {
    begins: Int32Array.from(all, ({ family }) => families.indexOf(family) * (count + 1)),
    features: Float32Array.from(all.flatMap(({ features }) => features)),
    isRight: all.map(isRight),
    counts: counts[sort],
  };
}

/** Adds how each weight would have to change. @returns whether the example teaches anything */
function addSlopes(
  { begins, features, isRight, counts: by }: Numbers,
  weights: Float64Array,
  count: number,
  slopes: Float64Array,
): boolean {
  const scores = Float64Array.from(begins, (begin, i) => {
    let score = weights[begin] as number;
    for (let j = 0; j < count; j++)
      score += (weights[begin + 1 + j] as number) * (features[i * count + j] as number);
    return score;
  });
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const right = powers.reduce((sum, power, i) => sum + (isRight[i] ? power : 0), 0);
  if (right === 0) return false;
  begins.forEach((begin, i) => {
    const power = powers[i] as number;
    const slope = by * (power / total - (isRight[i] ? power / right : 0));
    if (Math.abs(slope) < leastSlope) return;
    slopes[begin] = (slopes[begin] as number) + slope;
    for (let j = 0; j < count; j++)
      slopes[begin + 1 + j] = (slopes[begin + 1 + j] as number) + slope * (features[i * count + j] as number);
  });
  return true;
}
