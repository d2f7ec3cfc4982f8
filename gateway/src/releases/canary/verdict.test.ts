import { describe, expect, test } from 'vitest';
import { anyPopulation, type Population, usual } from '../../../cli/bench/canary/population.ts';
import { tryCanary } from '../../../cli/bench/canary/trial.ts';
import { type Change, viewsOf } from '../../../cli/bench/canary/views.ts';
import { randomFrom } from '../../../cli/kernel/random.ts';
import { bounds, bucketCounts, bucketOf, type Metric, metrics } from './buckets.ts';
import { noticedFrom } from './noticed.ts';
import { logEvidence } from './twoProportions.ts';
import { type Tally, verdictOf } from './verdict.ts';

const none = (metric: Metric) => Array<number>(bucketCounts[metric]).fill(0);

/** A histogram of values with how often each was seen. */
function histogramOf(metric: Metric, seen: [value: number, times: number][]): number[] {
  const counts = none(metric);
  for (const [value, times] of seen) {
    const bucket = bucketOf(metric, value);
    counts[bucket] = (counts[bucket] ?? 0) + times;
  }
  return counts;
}

const tally = (told: Partial<Tally>): Tally => ({
  views: 0,
  failed: 0,
  lcp: none('lcp'),
  inp: none('inp'),
  cls: none('cls'),
  live: none('live'),
  ...told,
});

const healthy = { worse: false };

describe('failures', () => {
  test('are told with the figures of both sides', () => {
    expect(verdictOf(tally({ views: 40, failed: 12 }), tally({ views: 360, failed: 3 }))).toEqual({
      worse: true,
      reason: '12 of 40 views failed, of live 3 of 360',
    });
  });

  test('are found where live has had none', () => {
    expect(verdictOf(tally({ views: 40, failed: 20 }), tally({ views: 40 })).worse).toBe(true);
  });

  test('are no reason before there are 30 views on each side', () => {
    expect(verdictOf(tally({ views: 29, failed: 29 }), tally({ views: 1000 }))).toEqual(healthy);
    expect(verdictOf(tally({ views: 1000, failed: 1000 }), tally({ views: 29 }))).toEqual(healthy);
    expect(verdictOf(tally({ views: 30, failed: 30 }), tally({ views: 30 })).worse).toBe(true);
  });

  test('are no reason where live fails as often or more', () => {
    expect(verdictOf(tally({ views: 30, failed: 30 }), tally({ views: 30, failed: 30 }))).toEqual(healthy);
    expect(verdictOf(tally({ views: 1e9 }), tally({ views: 1e9, failed: 1e9 }))).toEqual(healthy);
    expect(verdictOf(tally({ views: 1e4, failed: 100 }), tally({ views: 1e5, failed: 1001 }))).toEqual(
      healthy,
    );
  });
});

describe('the evidence', () => {
  /** Whatever failing is like, an e-process that is asked once is at most 1 in the mean: summed here over all there can be. */
  test.each([0.01, 0.2, 0.5, 0.9])('is at most 1 in the mean where both fail %d of views', (rate) => {
    const sizes = { canary: 20, live: 45 };
    let mean = 0;
    for (let hits = 0; hits <= sizes.canary; hits++)
      for (let liveHits = 0; liveHits <= sizes.live; liveHits++)
        mean +=
          chance(hits, sizes.canary, rate) *
          chance(liveHits, sizes.live, rate) *
          Math.exp(logEvidence({ hits, of: sizes.canary }, { hits: liveHits, of: sizes.live }));
    expect(mean).toBeLessThanOrEqual(1);
    expect(mean).toBeGreaterThan(0);
  });

  /** By the chance of every path through the counts, the sides taking turns: nothing is drawn. */
  test.each([0.02, 0.3, 0.7])(
    'is reached by chance no more often than it says, where both fail %d of views',
    (rate) => {
      const falseAlarms = 0.2;
      let paths = new Map([['0 0', 1]]);
      let alarms = 0;
      for (let views = 1; views <= 120; views++) {
        const of = { canary: Math.floor(views / 2), live: Math.ceil(views / 2) };
        const next = new Map<string, number>();
        for (const [counts, likely] of paths) {
          const [canary = 0, live = 0] = counts.split(' ').map(Number);
          const failed = views % 2 ? [canary, live + 1] : [canary + 1, live];
          for (const [hits, share] of [
            [failed, rate],
            [[canary, live], 1 - rate],
          ] as const) {
            const [hitsCanary = 0, hitsLive = 0] = hits;
            const sides = [
              { hits: hitsCanary, of: of.canary },
              { hits: hitsLive, of: of.live },
            ] as const;
            if (logEvidence(...sides) >= Math.log(1 / falseAlarms)) alarms += likely * share;
            else next.set(hits.join(' '), (next.get(hits.join(' ')) ?? 0) + likely * share);
          }
        }
        paths = next;
      }
      expect(alarms).toBeLessThanOrEqual(falseAlarms);
      expect(alarms).toBeGreaterThan(0);
    },
  );

  test('is a number for any counts, and grows with the failures', () => {
    for (const of of [30, 1e3, 1e6, 1e9, 1e12]) {
      const logs = [0.1, 0.5, 1].map((share) =>
        logEvidence({ hits: Math.round(of * share), of }, { hits: Math.round(of * 0.02), of }),
      );
      expect(logs.every(Number.isFinite)).toBe(true);
      expect(logs).toEqual(logs.toSorted((a, b) => a - b));
    }
  });
});

/** Of a binomial distribution. */
function chance(hits: number, of: number, rate: number): number {
  let ways = 1;
  for (let i = 0; i < hits; i++) ways *= (of - i) / (i + 1);
  return ways * rate ** hits * (1 - rate) ** (of - hits);
}

describe('vitals', () => {
  test('are told at the 75th percentile of both sides', () => {
    const late = tally({ views: 40, lcp: histogramOf('lcp', [[3500, 40]]) });
    const live = tally({ views: 360, lcp: histogramOf('lcp', [[1100, 360]]) });
    expect(verdictOf(late, live)).toEqual({
      worse: true,
      reason: 'LCP 3.8 s at the 75th percentile of 40 views, of live 1.1 s of 360',
    });
    const slow = tally({ views: 60, inp: histogramOf('inp', [[450, 60]]) });
    expect(verdictOf(slow, tally({ views: 90, inp: histogramOf('inp', [[60, 90]]) }))).toEqual({
      worse: true,
      reason: 'INP 475 ms at the 75th percentile of 60 views, of live 88 ms of 90',
    });
    const unsteady = tally({ views: 60, cls: histogramOf('cls', [[350, 60]]) });
    expect(verdictOf(unsteady, tally({ views: 90, cls: histogramOf('cls', [[0, 90]]) }))).toEqual({
      worse: true,
      reason: 'CLS 0.38 at the 75th percentile of 60 views, of live 0.00 of 90',
    });
  });

  test('are no reason while fewer than 30 views have told them', () => {
    const canary = tally({ views: 500, lcp: histogramOf('lcp', [[9000, 29]]) });
    const live = tally({ views: 500, lcp: histogramOf('lcp', [[500, 400]]) });
    expect(verdictOf(canary, live)).toEqual(healthy);
  });

  test.each(metrics)('%s: earlier is never a reason', (metric) => {
    const early = tally({ views: 1e6, [metric]: histogramOf(metric, [[0, 1e6]]) });
    const late = tally({ views: 1e6, [metric]: histogramOf(metric, [[1e5, 1e6]]) });
    expect(verdictOf(early, late)).toEqual(healthy);
    expect(verdictOf(late, early).worse).toBe(true);
  });

  test('are no reason where hardly anybody notices, with a million views', () => {
    const late = (factor: number) => {
      const shares = Array.from({ length: 1000 }, (_, i) => (i + 0.5) / 1000);
      const seen = shares.map((share) => [factor * (700 - 900 * Math.log(1 - share)), 1000]);
      return tally({ views: 1e6, lcp: histogramOf('lcp', seen as [number, number][]) });
    };
    expect(verdictOf(late(1.16), late(1))).toEqual(healthy);
    expect(verdictOf(late(1.5), late(1)).worse).toBe(true);
  });

  test.each([
    ['lcp', 150, 250],
    ['inp', 20, 60],
    ['cls', 3, 20],
    ['live', 150, 250],
  ] as const)(
    '%s: %d is not noticed to have become %d, though it is more than a fifth',
    (metric, before, after) => {
      const live = tally({ views: 1e6, [metric]: histogramOf(metric, [[before, 1e6]]) });
      const canary = tally({ views: 1e6, [metric]: histogramOf(metric, [[after, 1e6]]) });
      expect(verdictOf(canary, live)).toEqual(healthy);
    },
  );

  test('are no reason where percentiles are apart by chance, and what is certain is not noticed', () => {
    const live = tally({
      views: 1000,
      cls: histogramOf('cls', [
        [3, 760],
        [60, 240],
      ]),
    });
    const canary = tally({
      views: 1000,
      cls: histogramOf('cls', [
        [20, 740],
        [60, 260],
      ]),
    });
    expect(verdictOf(canary, live)).toEqual(healthy);
  });

  test('are no reason where only the slowest are slower', () => {
    const live = tally({
      views: 1e6,
      lcp: histogramOf('lcp', [
        [900, 9e5],
        [3500, 1e5],
      ]),
    });
    const canary = tally({
      views: 1e6,
      lcp: histogramOf('lcp', [
        [900, 9e5],
        [15_000, 1e5],
      ]),
    });
    expect(verdictOf(canary, live)).toEqual(healthy);
  });
});

describe('what cannot have been counted', () => {
  const impossible = [Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY, 1e300];

  test.each(impossible)('is no evidence: %d', (count) => {
    const live = tally({ views: 1000, lcp: histogramOf('lcp', [[900, 900]]) });
    expect(verdictOf(tally({ views: count, failed: 30 }), live)).toEqual(healthy);
    expect(verdictOf(tally({ views: 40, failed: count }), live)).toEqual(healthy);
    expect(verdictOf(tally({ views: count, failed: count }), live)).toEqual(healthy);
    expect(verdictOf(tally({ views: 40, lcp: histogramOf('lcp', [[9000, count]]) }), live)).toEqual(healthy);
    expect(verdictOf(tally({ views: 40, failed: 40 }), tally({ views: 1000, failed: count }))).toEqual(
      healthy,
    );
  });

  test('is no evidence: parts of failures, more failures than views, histograms of other buckets', () => {
    for (const failed of [30.5, 41, 42, 60, 61])
      expect(verdictOf(tally({ views: 40, failed }), tally({ views: 400 }))).toEqual(healthy);
    const other = tally({ views: 40, lcp: [0, 0, 40] });
    expect(verdictOf(other, tally({ views: 40, lcp: histogramOf('lcp', [[100, 40]]) }))).toEqual(healthy);
  });
});

describe('buckets', () => {
  test.each(metrics)('%s: hold what has reached their bound', (metric) => {
    expect(bounds[metric]).toEqual(bounds[metric].toSorted((a, b) => a - b));
    for (const [place, bound] of bounds[metric].entries()) {
      expect(bucketOf(metric, bound)).toBe(place + 1);
      expect(bucketOf(metric, bound - 0.01)).toBe(place);
    }
    expect(bucketOf(metric, 0)).toBe(0);
    expect(bucketOf(metric, Number.POSITIVE_INFINITY)).toBe(bucketCounts[metric] - 1);
  });

  test('from 0.6 to 3 s a bound is as far from the one before as is noticed', () => {
    const usualLcp = bounds.lcp.filter((bound) => bound >= 600 && bound <= 3000);
    for (const [place, bound] of usualLcp.slice(1).entries())
      expect(bound).toBeLessThanOrEqual(noticedFrom('lcp', usualLcp[place] ?? 0) + 5);
  });
});

describe('canaries, asked about after every view', () => {
  const takenBack = (
    count: number,
    views: number,
    of: (random: () => number) => Population,
    change: Change,
  ) => {
    const random = randomFrom(7);
    return Array.from({ length: count }, () => tryCanary(viewsOf(of(random), change, random), views))
      .map((end) => end?.canaryViews ?? Number.POSITIVE_INFINITY)
      .sort((a, b) => a - b);
  };
  const within = (ends: number[], canaryViews: number) => ends.filter((end) => end <= canaryViews).length;

  test('healthy ones of any academy stay', () => {
    expect(within(takenBack(150, 2000, anyPopulation, {}), 2000)).toBe(0);
  });

  test('better ones stay', () => {
    const failingLive = () => ({ ...usual, failing: 0.05, share: 0.5 });
    expect(within(takenBack(20, 2000, failingLive, { failing: 0, lcpFactor: 0.5 }), 2000)).toBe(0);
  });

  test('half of the views failing is found by 40', () => {
    expect(
      within(
        takenBack(50, 2000, () => usual, { failing: 0.5 }),
        40,
      ),
    ).toBe(50);
  });

  test('5 % failing instead of 0.5 % is found within some hundreds', () => {
    const ends = takenBack(50, 10_000, () => ({ ...usual, failing: 0.005 }), { failing: 0.05 });
    expect(within(ends, 250)).toBeGreaterThan(25);
    expect(within(ends, 700)).toBeGreaterThan(47);
  });

  test('two seconds more are found within 60, whatever the share', () => {
    for (const share of [0.1, 0.5])
      expect(
        within(
          takenBack(50, 3000, () => ({ ...usual, share }), { lcpMs: 2000 }),
          60,
        ),
      ).toBe(50);
  });

  test('a sixth more than live takes is not noticed', () => {
    expect(within(takenBack(20, 5000, anyPopulation, { lcpFactor: 1.16 }), 5000)).toBe(0);
  });
});
