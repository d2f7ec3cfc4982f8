import type { App } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';
import { misfitOf } from './misfit.ts';
import type { PastRelease } from './pastReleases.ts';
import { removedReason } from './removed.ts';

/** How long a release counts after it went out of force: tabs of it are open, and it may have to come back. */
export const dayMs = 24 * 60 * 60_000;

/**
 * Why a release may not follow what was in force within the last day, though it goes with what is in force now. `null` where it may.
 * @param past releases of all apps
 */
export function lastDayReason(
  app: App,
  release: ReleaseManifest,
  past: readonly PastRelease[],
): string | null {
  for (const before of past) {
    const reason = reasonAgainst(app, release, before);
    if (reason) return reason;
  }
  return null;
}

function reasonAgainst(app: App, release: ReleaseManifest, before: PastRelease): string | null {
  const ended = before.endedAt ?? 0;
  const [until, after] = [ended, ended + dayMs].map((at) => new Date(at).toISOString());
  const which = `${before.app} ${before.version}, in force until ${until}`;
  if (before.app === app) {
    const removed = removedReason(app, release, before.manifest);
    return removed && `${removed} It came with ${which}; that counts until ${after}.`;
  }
  const misfit = misfitBetween(app, release, before);
  return (
    misfit &&
    `${misfit.what} That is ${which}, which may have to come back. Build so that it goes with that one too, or ship this after ${after}.`
  );
}

/** Remotes know nothing of each other: only a host and a remote have to fit. */
function misfitBetween(app: App, release: ReleaseManifest, before: PastRelease) {
  if (app === 'shell') return misfitOf(release, before.app, before.manifest);
  return before.app === 'shell' ? misfitOf(before.manifest, app, release) : null;
}
