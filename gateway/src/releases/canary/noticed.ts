import type { Metric } from './buckets.ts';

/**
 * What is noticed: later by a fifth, and by 200 ms (of INP 50), or 0.025 of CLS. Less is no reason to take a release back, however many views
 * tell it.
 */
const steps: Record<Metric, number> = { lcp: 200, inp: 50, cls: 25, live: 200 };

/** The least value that is noticed to be worse than this one. */
export const noticedFrom = (metric: Metric, value: number) => Math.max(value * 1.2, value + steps[metric]);
