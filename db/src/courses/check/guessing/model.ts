/** An item as a model sees it: a row of numbers an option, and the place of the right one. */
export interface Example {
  rows: readonly Float64Array[];
  right: number;
}

const training = { steps: 120, rate: 0.8, decay: 0.02 };

/** How probable the weights make each option. */
function chances(weights: Float64Array, rows: readonly Float64Array[]): number[] {
  const powers = rows.map((row) => {
    let power = 0;
    for (let i = 0; i < weights.length; i++) power += (weights[i] ?? 0) * (row[i] ?? 0);
    return Math.exp(power);
  });
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}

/** A logistic model: the weights under which the right options are likeliest, kept small. The same examples give the same weights. */
export function train(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(examples[0]?.rows[0]?.length ?? 0);
  for (let step = 0; step < training.steps; step++) {
    const slope = weights.map((weight) => -training.decay * weight);
    for (const { rows, right } of examples) {
      const likely = chances(weights, rows);
      for (const [place, row] of rows.entries()) {
        const miss = ((place === right ? 1 : 0) - (likely[place] ?? 0)) / examples.length;
        for (let i = 0; i < row.length; i++) slope[i] = (slope[i] ?? 0) + miss * (row[i] ?? 0);
      }
    }
    for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] ?? 0) + training.rate * (slope[i] ?? 0);
  }
  return weights;
}

/** What a choice of the option of the highest value earns, from 0 to 1: options of one value share it. */
export function earned(values: readonly number[], right: number): number {
  const best = Math.max(...values);
  return values[right] === best ? 1 / values.filter((one) => one === best).length : 0;
}

/** What a choice of the option that the weights make likeliest earns. */
export const earnedBy = (weights: Float64Array, { rows, right }: Example): number =>
  earned(chances(weights, rows), right);
