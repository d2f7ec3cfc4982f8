import type { App, beacons, Parsed } from '@apologia/contract';
import { bucketOf, type Metric, metrics } from '../canary/buckets.ts';
import type { Counted } from './countQueries.ts';
import type { View } from './viewToken.ts';

type Beacon = Parsed<(typeof beacons)['send']['body']>;

/** What a beacon adds one to. What it tells of an app that its document did not have is passed over. */
export function countedOf(view: View, { shown, failures, vitals }: Beacon): Counted[] {
  const counted: Counted[] = [];
  const add = (app: App, metric: string) => {
    const release = view.releases[app];
    if (!release) return;
    const { version, trial } = release;
    if (counted.some((one) => one.app === app && one.metric === metric)) return;
    counted.push({ app, version, trial, metric });
  };
  const apps = new Set(shown);
  // The shell is in every tab that tells of anything for the first time.
  if (apps.size) apps.add('shell');
  for (const app of apps) add(app, 'views');
  const failed = new Map(failures.map(({ app, kind }) => [`${app} ${kind}`, { app, kind: kind as string }]));
  if (view.unrendered && apps.has(view.unrendered))
    failed.set('edge', { app: view.unrendered, kind: 'edge' });
  for (const { app, kind } of failed.values()) {
    // A failure is one of a view that is told of with it: never are there more failures than views.
    if (!apps.has(app)) continue;
    add(app, 'failed');
    add(app, `failed.${kind}`);
  }
  for (const metric of metrics) {
    const value = vitals[metric];
    if (value === undefined) continue;
    // What was shown may have been told of before.
    for (const app of new Set<App>(['shell', view.app ?? 'shell']))
      add(app, bucketName(metric, bucketOf(metric, value)));
  }
  return counted;
}

/** The counter of a bucket of a histogram. @example bucketName('lcp', 7) // 'lcp.7' */
export const bucketName = (metric: Metric, bucket: number) => `${metric}.${bucket}`;
