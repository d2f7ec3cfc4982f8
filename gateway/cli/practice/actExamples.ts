import {
  type Act,
  type ActExample,
  readActs,
  readWordList,
  readWorldviews,
  type WorldviewFiles,
} from '@apologia/db/practice';
import { type ActModel, actFeatures } from '../../src/practice/acts/classifier.ts';
import { spellingFrom } from '../../src/practice/safety/normalise.ts';
import { randomFrom } from '../kernel/random.ts';
import { type Example, fit, quantise } from './training.ts';

/** A message with its act, the worldview of the file it is from, and how much it counts. */
export interface WeightedAct extends ActExample {
  worldview: string;
  weight: number;
}

/** A message that was labelled counts most; of the partners' examples there are many more. */
const weights = { labelled: 1, argument: 0.05, question: 0.15 } as const;

/** Messages with their acts: those that were labelled, and the partners' own examples. */
export async function actExamples(): Promise<WeightedAct[]> {
  const [labelled, worldviews] = await Promise.all([readActs(), readWorldviews()]);
  return [
    ...[...labelled].flatMap(([worldview, all]) =>
      all.map((one) => ({ ...one, worldview, weight: weights.labelled })),
    ),
    ...worldviews.flatMap(ofPartner),
  ];
}

function ofPartner({ id: worldview, objections, person }: WorldviewFiles): WeightedAct[] {
  const as = (act: Act, weight: number) => (text: string) => ({ act, text, worldview, weight });
  return [
    ...objections.flatMap(({ data }) => [
      ...data.replies.flatMap(({ examples }) => examples.map(as('argument', weights.argument))),
      ...data.questions.flatMap(({ examples }) => examples.map(as('belief-question', weights.question))),
    ]),
    ...person.data.answers.flatMap(({ about, examples }) =>
      examples.map(as(about === 'person' ? 'personal-question' : 'belief-question', weights.question)),
    ),
  ];
}

/** What the examples of an act weigh together. */
const usual = 200;
/** A feature that only one message has tells about that message alone. */
const leastMessages = 4;

/** A classifier of acts trained on some messages. */
export async function actModelFrom(all: readonly WeightedAct[], acts: readonly Act[]): Promise<ActModel> {
  const spelling = await readWordList('spelling');
  const spellings = spellingFrom(spelling);
  const random = randomFrom(25);
  const sums = new Map<Act, number>();
  for (const { act, weight } of all) sums.set(act, (sums.get(act) ?? 0) + weight);
  const examples = all.map(
    ({ act, text, weight }): Example => ({
      features: actFeatures(text, spellings),
      outcome: acts.indexOf(act),
      // Every act counts as much as any other.
      weight: (weight * usual) / (sums.get(act) ?? 1),
    }),
  );
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const usable = examples.map((one) => ({
    ...one,
    features: one.features.filter((feature) => (counts.get(feature) ?? 0) >= leastMessages),
  }));
  const fitted = fit(usable, acts.length, random);
  return { acts: [...acts], spelling, ...quantise(fitted, acts.length, { most: 15, least: 3 }) };
}
