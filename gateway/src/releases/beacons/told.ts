import { bounds, metrics } from '../canary/buckets.ts';
import { bucketName } from './countedOf.ts';
import type { VersionCount } from './countQueries.ts';

const kindPrefix = 'failed.';

/** How many views failed in each way. */
export const kindsIn = (counts: readonly VersionCount[]): Record<string, number> =>
  Object.fromEntries(
    counts
      .filter(({ metric }) => metric.startsWith(kindPrefix))
      .map(({ metric, count }) => [metric.slice(kindPrefix.length), count]),
  );

/** What was told of each version. */
export function toldOf(counts: readonly VersionCount[]) {
  return [...Map.groupBy(counts, ({ version }) => version)].map(([version, ofVersion]) => {
    const counted = new Map(ofVersion.map(({ metric, count }) => [metric, count]));
    return {
      version,
      views: counted.get('views') ?? 0,
      failed: counted.get('failed') ?? 0,
      kinds: kindsIn(ofVersion),
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
