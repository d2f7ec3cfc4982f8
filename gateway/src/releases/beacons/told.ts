import { bounds, metrics } from '../canary/buckets.ts';
import { bucketName } from './countedOf.ts';

interface VersionCount {
  version: string;
  metric: string;
  count: number;
}

const kindPrefix = 'failed.';

/** What was told of each version. */
export function toldOf(counts: readonly VersionCount[]) {
  return [...Map.groupBy(counts, ({ version }) => version)].map(([version, ofVersion]) => {
    const counted = new Map(ofVersion.map(({ metric, count }) => [metric, count]));
    const kinds = ofVersion.filter(({ metric }) => metric.startsWith(kindPrefix));
    return {
      version,
      views: counted.get('views') ?? 0,
      failed: counted.get('failed') ?? 0,
      kinds: Object.fromEntries(kinds.map(({ metric, count }) => [metric.slice(kindPrefix.length), count])),
      vitals: Object.fromEntries(
        metrics.flatMap((metric) => {
          const histogram = Array.from(
            { length: bounds[metric].length + 1 },
            (_, i) => counted.get(bucketName(metric, i)) ?? 0,
          );
          const total = histogram.reduce((sum, count) => sum + count, 0);
          return total ? [[metric, bounds[metric][thirdQuartile(histogram, total)] ?? null] as const] : [];
        }),
      ),
    };
  });
}

/** The bucket below whose end three of four are. */
function thirdQuartile(histogram: readonly number[], total: number): number {
  let below = 0;
  return histogram.findIndex((count) => {
    below += count;
    return below * 4 >= total * 3;
  });
}
