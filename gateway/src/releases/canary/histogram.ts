import { bounds, bucketCounts, type Metric } from './buckets.ts';

export const totalOf = (histogram: readonly number[]) => histogram.reduce((sum, count) => sum + count, 0);

/** Whether a histogram can be one: as many counts as there are buckets, each a whole number. */
export const isHistogram = (metric: Metric, histogram: readonly number[]) =>
  Array.isArray(histogram) && histogram.length === bucketCounts[metric] && histogram.every(isCount);

/** Small enough that sums of a few stay exact and logarithms precise. */
export const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= 1e12;

/** How many values have reached each bound, in the order of the bounds. */
export function reached(histogram: readonly number[]): number[] {
  const counts: number[] = [];
  let sum = 0;
  for (let bucket = histogram.length - 1; bucket >= 1; bucket--) {
    sum += histogram[bucket] ?? 0;
    counts.push(sum);
  }
  return counts.reverse();
}

/**
 * The value below which three quarters lie, as web vitals are judged by. Within a bucket values are taken to lie evenly; the last
 * one, which has no end, counts as its beginning.
 */
export function percentile75(metric: Metric, histogram: readonly number[]): number {
  const target = totalOf(histogram) * 0.75;
  let below = 0;
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && below + count >= target) {
      const from = bounds[metric][bucket - 1] ?? 0;
      const to = bounds[metric][bucket] ?? from;
      return from + ((to - from) * (target - below)) / count;
    }
    below += count;
  }
  return 0;
}
