import type { App } from '@apologia/contract';
import type { releaseHistory } from '@apologia/db/schema/releases';
import type { TrialCount, VersionCount } from './beacons/countQueries.ts';
import { measuredOf } from './beacons/measured.ts';
import { toldOf } from './beacons/told.ts';
import { bytesOf } from './bytesOf.ts';
import type { InForce } from './liveRelease.ts';
import type { ListedRelease } from './releaseReads.ts';

interface Listed extends InForce {
  /** All there are, in the order in which they are told of. */
  apps: readonly App[];
  all: readonly ListedRelease[];
  /** The newest first. */
  steps: readonly Step[];
  counts: readonly (VersionCount & { app: App })[];
  trials: readonly TrialCount[];
}
type Step = typeof releaseHistory.$inferSelect;

/** What teams are told of all apps that were shipped. Only they need this, so it is evaluated then. */
export const listView = (listed: Listed) =>
  listed.apps.flatMap((app) => {
    const live = listed.live[app]?.version;
    return live === undefined ? [] : [appView(app, live, listed)];
  });

function appView(app: App, live: string, { canaries, all, steps, counts, trials }: Listed) {
  const canary = canaries[app];
  const ofApp = counts.filter((one) => one.app === app);
  return {
    app,
    live,
    ...(canary && {
      canary: { version: canary.version, percent: canary.percent, startedAt: iso(canary.startedAt) },
    }),
    told: toldOf(ofApp),
    measured: measuredOf(
      { live, canary: canary?.version },
      canary ? trials.filter((one) => one.app === app) : ofApp,
    ),
    history: steps.filter((step) => step.app === app).map(stepView),
    versions: all
      .filter((release) => release.app === app)
      .map(({ version, shippedAt, endedAt, manifest }) => ({
        version,
        shippedAt: iso(shippedAt),
        ...(endedAt !== null && version !== live && { endedAt: iso(endedAt) }),
        scriptBytes: bytesOf(manifest, '.js'),
        files: Object.keys(manifest.files).length,
      })),
  };
}

const stepView = ({ version, step, percent, by, reason, at }: Step) => ({
  version,
  step,
  ...(percent !== null && { percent }),
  by,
  ...(reason !== null && { reason }),
  at: iso(at),
});

const iso = (at: number) => new Date(at).toISOString();
