/** Values of which half are below the median, spread on a logarithmic scale. */
interface Spread {
  median: number;
  sigma: number;
}

/** Who visits the academy, and what live is like to them. */
export interface Population {
  /** Of live's views, those that fail. */
  failing: number;
  lcp: Spread;
  inp: Spread;
  cls: Spread;
  /** Of the visitors, those who are of the canary. */
  share: number;
  /** Views of one visitor, on the same device, who fail all or none; 1 if views have nothing to do with one another. */
  viewsAVisitor: number;
  /** How many failures of one visitor are counted. */
  failuresAVisitor: number;
  /** Whether something that is of neither side has half of all views fail for a while. */
  hasOutage: boolean;
}

const independent = { viewsAVisitor: 1, failuresAVisitor: 1, hasOutage: false };

/** An academy that is quick and hardly fails, with a canary for a tenth. */
export const usual: Population = {
  failing: 0.002,
  lcp: { median: 1200, sigma: 0.5 },
  inp: { median: 80, sigma: 0.8 },
  cls: { median: 15, sigma: 1.2 },
  share: 0.1,
  ...independent,
};

const failureRates = [0, 0.0005, 0.002, 0.005, 0.01, 0.02, 0.05];
const shares = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5];

/** Any academy: from one that never fails to one that fails 5 of 100 views, quick or slow, with a canary for few or for half. */
export function anyPopulation(random: () => number): Population {
  const between = (least: number, most: number) => least + random() * (most - least);
  const oneOf = (values: readonly number[]) => values[Math.floor(random() * values.length)] ?? 0;
  return {
    failing: oneOf(failureRates),
    lcp: { median: between(600, 3500), sigma: between(0.3, 0.9) },
    inp: { median: between(30, 250), sigma: between(0.5, 1.2) },
    cls: { median: between(1, 120), sigma: between(0.8, 2) },
    share: oneOf(shares),
    ...independent,
  };
}
