/** What is measured of a view: LCP, INP and when the page answered for itself in milliseconds, CLS in thousandths. */
export const metrics = ['lcp', 'inp', 'cls', 'live'] as const;
export type Metric = (typeof metrics)[number];

const arrivals = [
  100, 200, 400, 600, 800, 1000, 1200, 1440, 1730, 2080, 2500, 3000, 4000, 5000, 7000, 10_000, 20_000, 30_000,
];

/**
 * Where one bucket ends and the next begins; the last has no end. They are densest where a step is the least that is noticed
 * (`noticed.ts`), and hold the limits of "good" and "poor" that web.dev/articles/vitals gives: 2.5 and 4 s, 200 and 500 ms, 0.1 and 0.25.
 * Histograms are kept in the database by these: a change makes them mean something else.
 */
export const bounds: Record<Metric, readonly number[]> = {
  lcp: arrivals,
  live: arrivals,
  inp: [16, 50, 100, 150, 200, 250, 300, 400, 500, 600, 750, 1000, 1500, 2000, 3000, 5000],
  cls: [1, 5, 10, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 700, 1000],
};

export const bucketCounts: Record<Metric, number> = {
  lcp: bounds.lcp.length + 1,
  inp: bounds.inp.length + 1,
  cls: bounds.cls.length + 1,
  live: bounds.live.length + 1,
};

/** The bucket of a value, from 0: how many bounds it has reached. */
export function bucketOf(metric: Metric, value: number): number {
  const all = bounds[metric];
  let bucket = 0;
  while (bucket < all.length && value >= (all[bucket] ?? 0)) bucket++;
  return bucket;
}
