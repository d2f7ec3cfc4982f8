import { bounds, type Metric } from './buckets.ts';
import { isHistogram, percentile75, reached, totalOf } from './histogram.ts';
import { noticedFrom } from './noticed.ts';
import { logEvidence } from './twoProportions.ts';

/**
 * Pairs of bounds by their places: what is noticed to be later than the first has reached the second. The margin is in the pairs, so
 * what the test finds is a canary later than live would be with the margin added to every view.
 */
const pairsOf = (metric: Metric) =>
  bounds[metric].flatMap((bound, live) => {
    const canary = bounds[metric].findIndex((later) => later >= noticedFrom(metric, bound));
    return canary === -1 ? [] : [{ live, canary }];
  });

const pairs: Record<Metric, { live: number; canary: number }[]> = {
  lcp: pairsOf('lcp'),
  inp: pairsOf('inp'),
  cls: pairsOf('cls'),
  live: pairsOf('live'),
};

/** Counts of a vital on both sides. */
export interface Sides {
  canary: readonly number[];
  live: readonly number[];
}

/**
 * How much the counts speak for the canary being later than live by more than is noticed: the logarithm of an e-process, see
 * `logEvidence`. For each pair of bounds it is the evidence that more of the canary's views have reached the later bound than of live's the
 * earlier one. A mean of e-processes is one (Vovk and Wang 2021, E-values: calibration, combination and applications, Annals of Statistics
 * 49(3)), so it does not matter how many bounds are tried, nor that one view counts at many.
 */
function logLater(metric: Metric, { canary, live }: Sides): number {
  const [canaryReached, liveReached] = [reached(canary), reached(live)];
  const [canaryTotal, liveTotal] = [totalOf(canary), totalOf(live)];
  const logs = pairs[metric].map((pair) =>
    logEvidence(
      { hits: canaryReached[pair.canary] ?? 0, of: canaryTotal },
      { hits: liveReached[pair.live] ?? 0, of: liveTotal },
    ),
  );
  const most = Math.max(...logs);
  if (most === Number.NEGATIVE_INFINITY) return most;
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
}

const inWords: Record<Metric, (value: number) => string> = {
  lcp: (ms) => `${(ms / 1000).toFixed(1)} s`,
  inp: (ms) => `${Math.round(ms)} ms`,
  cls: (thousandths) => (thousandths / 1000).toFixed(2),
  live: (ms) => `${(ms / 1000).toFixed(1)} s`,
};

const names: Record<Metric, string> = { lcp: 'LCP', inp: 'INP', cls: 'CLS', live: 'Live after' };

/**
 * Why the canary is too late by this vital, `null` if it is not known to be. Besides the evidence, the 75th percentiles themselves must
 * differ by what is noticed: the margin of the test is at every bound, and what is worse at a few only is no reason.
 * @param least how many views on either side must have told it
 * @param threshold the evidence to reach, as a logarithm
 */
export function laterBy(metric: Metric, sides: Sides, least: number, threshold: number): string | null {
  if (!isHistogram(metric, sides.canary) || !isHistogram(metric, sides.live)) return null;
  const [canaryTotal, liveTotal] = [totalOf(sides.canary), totalOf(sides.live)];
  if (canaryTotal < least || liveTotal < least) return null;
  const canary = percentile75(metric, sides.canary);
  const live = percentile75(metric, sides.live);
  if (canary < noticedFrom(metric, live) || logLater(metric, sides) < threshold) return null;
  const tell = inWords[metric];
  const of = `${tell(canary)} at the 75th percentile of ${canaryTotal} views`;
  return `${names[metric]} ${of}, of live ${tell(live)} of ${liveTotal}`;
}
