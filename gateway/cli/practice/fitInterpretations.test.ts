import { expect, test } from 'vitest';
import type { Interpretation } from '../../src/practice/guided/interpretations.ts';
import { likelihoodsOf } from '../../src/practice/guided/interpretations.ts';
import { fitInterpretations } from './fitInterpretations.ts';
import type { InterpretationExample } from './interpretationExamples.ts';

const one = (family: Interpretation['family'], id: string, feature: number): Interpretation => ({
  family,
  id,
  features: [feature],
});

/** The first candidate of two families, whose feature tells in one of them alone. */
const examples = Array.from({ length: 60 }, (_, i): InterpretationExample => {
  const isReply = i % 2 === 0;
  return {
    worldview: 'atheist',
    text: '',
    sort: 'reply',
    all: [one('reply', 'a', isReply ? 1 : 0), one('reply', 'b', 0), one('question-here', 'c', i % 3)],
    isRight: ({ id }) => id === (isReply ? 'a' : 'c'),
  };
});

test('weights are learned by which the right interpretations are the likeliest', () => {
  const weights = fitInterpretations(examples);
  for (const { all, isRight } of examples) {
    const [first] = likelihoodsOf(all, weights);
    expect(first && isRight(first)).toBe(true);
  }
  expect(weights.reply[1]).toBeGreaterThan(1);
});

test('likelihoods come to one together, and the likeliest stands first', () => {
  const [example] = examples;
  if (!example) throw new Error('no example');
  const likely = likelihoodsOf(example.all, fitInterpretations(examples));
  expect(likely.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1);
  expect(likely.map(({ likelihood }) => likelihood)).toEqual(
    likely.map(({ likelihood }) => likelihood).toSorted((a, b) => b - a),
  );
});
