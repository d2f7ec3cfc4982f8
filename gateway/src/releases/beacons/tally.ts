import { bucketCounts, type Metric } from '../canary/buckets.ts';
import type { Tally } from '../canary/verdict.ts';
import { bucketName } from './countedOf.ts';

interface Count {
  metric: string;
  count: number;
}

/** What was counted of one side. */
export function tallyOf(counts: readonly Count[]): Tally {
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
