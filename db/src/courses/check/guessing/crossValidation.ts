import type { Features } from './features.ts';
import { type Example, earnedBy, train } from './model.ts';

const folds = 5;

export const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** The features of an item's options as numbers, each less the item's mean and over its spread. */
export function exampleOf(features: readonly Features[], right: number): Example {
  const names = Object.keys(features[0] ?? {});
  const rows = features.map(() => new Float64Array(names.length));
  names.forEach((name, column) => {
    const values = features.map((one) => one[name] ?? 0);
    const middle = mean(values);
    const spread = Math.sqrt(mean(values.map((one) => (one - middle) ** 2)));
    values.forEach((value, i) => {
      const row = rows[i];
      if (row && spread > 0) row[column] = (value - middle) / spread;
    });
  });
  return { rows, right };
}

/**
 * The share of examples that a model gets right: each module is tried once, by a model trained on the modules of the
 * other four folds. The folds follow the names of the modules, so that the share is the same every time.
 */
export function tried(examples: readonly Example[], modules: readonly string[]): number {
  const names = [...new Set(modules)].sort();
  const foldOf = modules.map((module) => names.indexOf(module) % folds);
  return mean(
    Array.from({ length: folds }, (_, fold) => {
      const weights = train(examples.filter((_, i) => foldOf[i] !== fold));
      return examples.filter((_, i) => foldOf[i] === fold).map((example) => earnedBy(weights, example));
    }).flat(),
  );
}
