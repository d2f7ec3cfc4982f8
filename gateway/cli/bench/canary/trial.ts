import { bucketCounts, bucketOf, metrics } from '../../../src/releases/canary/buckets.ts';
import { type Tally, verdictOf } from '../../../src/releases/canary/verdict.ts';
import type { View } from './views.ts';

type Counting = { [key in keyof Tally]: Tally[key] extends number ? number : number[] };

const nothing = (): Counting => ({
  views: 0,
  failed: 0,
  lcp: Array<number>(bucketCounts.lcp).fill(0),
  inp: Array<number>(bucketCounts.inp).fill(0),
  cls: Array<number>(bucketCounts.cls).fill(0),
  live: Array<number>(bucketCounts.live).fill(0),
});

function count(tally: Counting, view: View): void {
  tally.views++;
  if (view.hasFailed) tally.failed++;
  for (const metric of metrics) {
    const value = view[metric];
    if (value === null) continue;
    const bucket = bucketOf(metric, value);
    tally[metric][bucket] = (tally[metric][bucket] ?? 0) + 1;
  }
}

export interface TakenBack {
  /** Views of both sides until it was. */
  views: number;
  canaryViews: number;
  reason: string;
}

/** After every view at first, then after each tenth: looking costs more than viewing. */
const isLookedAt = (views: number) => views <= 1000 || views % 10 === 0;

/** What comes of a canary within so many views. */
export function tryCanary(nextView: () => View, most: number): TakenBack | null {
  const [canary, live] = [nothing(), nothing()];
  for (let views = 1; views <= most; views++) {
    const view = nextView();
    count(view.isCanary ? canary : live, view);
    if (!isLookedAt(views)) continue;
    const verdict = verdictOf(canary, live);
    if (verdict.worse) return { views, canaryViews: canary.views, reason: verdict.reason };
  }
  return null;
}
