import type { App } from '@apologia/contract';
import { bucketCounts, type Metric } from '../canary/buckets.ts';
import { type Tally, verdictOf } from '../canary/verdict.ts';
import { bucketName } from './countedOf.ts';
import type { TrialCount } from './countQueries.ts';

export { toldOf } from './told.ts';

export interface Worse {
  app: App;
  trial: number;
  version: string;
  reason: string;
}

/** The canaries that are worse than what is live beside them, and why. */
export function worseIn(counts: readonly TrialCount[]): Worse[] {
  const trials = Map.groupBy(counts, ({ app }) => app);
  return [...trials].flatMap(([app, ofTrial]) => {
    const [{ trial, canary: version }] = ofTrial as [TrialCount];
    const verdict = verdictOf(
      tallyOf(ofTrial.filter((one) => one.version === version)),
      tallyOf(ofTrial.filter((one) => one.version !== version)),
    );
    return verdict.worse ? [{ app, trial, version, reason: verdict.reason }] : [];
  });
}

/** What was counted of one side. */
export function tallyOf(counts: readonly { metric: string; count: number }[]): Tally {
  const counted = new Map<string, number>();
  for (const { metric, count } of counts) counted.set(metric, (counted.get(metric) ?? 0) + count);
  const of = (name: string) => counted.get(name) ?? 0;
  const histogram = (metric: Metric) =>
    Array.from({ length: bucketCounts[metric] }, (_, i) => of(bucketName(metric, i)));
  return {
    views: of('views'),
    failed: of('failed'),
    lcp: histogram('lcp'),
    inp: histogram('inp'),
    cls: histogram('cls'),
    live: histogram('live'),
  };
}
