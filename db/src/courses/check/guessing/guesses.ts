import { exampleOf, mean, tried } from './crossValidation.ts';
import { type Features, overlapOf, surfaceOf } from './features.ts';
import type { Item } from './items.ts';
import { earned } from './model.ts';

type Value = (option: Features) => number;

/** Ways to guess without knowing the matter: the option is chosen for which the value is the greatest. */
const simple = {
  longest: ({ length = 0 }) => length,
  shortest: ({ length = 0 }) => -length,
  'most hedged': ({ hedges = 0 }) => hedges,
  'fewest absolutes': ({ absolutes = 0 }) => -absolutes,
  'most punctuation': ({ marks = 0 }) => marks,
  'has a “but”': ({ but = 0 }) => but,
  'lesson’s words': ({ overlap = 0 }) => overlap,
} satisfies Record<string, Value>;

const model = 'model';
const modelWithLesson = 'model with lesson';

export type Guess = keyof typeof simple | typeof model | typeof modelWithLesson;

/** The greatest share of items with four options that a way of guessing may get right; chance is a quarter. */
export const limitOf = (guess: Guess): number =>
  guess === modelWithLesson ? 0.36 : guess === model ? 0.33 : 0.31;

/** The share of these items, from 0 to 1, that each way of guessing gets right. */
export function sharesOf(items: readonly Item[]): [Guess, number][] {
  const modules = items.map(({ module }) => module);
  const rights = items.map(({ right }) => right);
  const surface = items.map(surfaceOf);
  const withLesson = items.map((item, i) =>
    overlapOf(item).map((overlap, option) => ({ ...surface[i]?.[option], ...overlap })),
  );
  const shareOf = (value: Value) =>
    mean(withLesson.map((options, i) => earned(options.map(value), rights[i] ?? 0)));
  const shareOfModel = (features: Features[][]) =>
    tried(
      features.map((options, i) => exampleOf(options, rights[i] ?? 0)),
      modules,
    );
  return [
    ...Object.entries(simple).map(([guess, value]): [Guess, number] => [
      guess as keyof typeof simple,
      shareOf(value),
    ]),
    [model, shareOfModel(surface)],
    [modelWithLesson, shareOfModel(withLesson)],
  ];
}
