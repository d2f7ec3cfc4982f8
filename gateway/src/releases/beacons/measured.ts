import type { Measured, MeasuredSide } from '@apologia/contract';
import { bounds, metrics } from '../canary/buckets.ts';
import { percentile75, totalOf } from '../canary/histogram.ts';
import { intervalOf } from '../canary/interval.ts';
import { verdictSoFar } from '../canary/verdict.ts';
import type { VersionCount } from './countQueries.ts';
import { tallyOf } from './tally.ts';
import { kindsIn } from './told.ts';

const allBounds = Object.fromEntries(metrics.map((metric) => [metric, [...bounds[metric]]]));

/**
 * What was told of what is live and of the canary beside it, and what the test says so far.
 * @param counts of the trial; where there is none, of the app
 */
export function measuredOf(
  { live, canary }: { live: string; canary: string | undefined },
  counts: readonly VersionCount[],
): Measured {
  const ofLive = counts.filter(({ version }) => version === live);
  if (canary === undefined) return { live: sideOf(live, ofLive), bounds: allBounds };
  const ofCanary = counts.filter(({ version }) => version === canary);
  return {
    live: sideOf(live, ofLive),
    canary: sideOf(canary, ofCanary),
    verdict: verdictSoFar(tallyOf(ofCanary), tallyOf(ofLive)),
    bounds: allBounds,
  };
}

function sideOf(version: string, counts: readonly VersionCount[]): MeasuredSide {
  const { views, failed, ...histograms } = tallyOf(counts);
  const vitals: MeasuredSide['vitals'] = {};
  for (const metric of metrics) {
    const buckets = histograms[metric];
    if (totalOf(buckets)) vitals[metric] = { p75: percentile75(metric, buckets), counts: [...buckets] };
  }
  return {
    version,
    views,
    failed,
    ...(views > 0 && { failing: intervalOf(failed, views) }),
    kinds: kindsIn(counts),
    vitals,
  };
}
