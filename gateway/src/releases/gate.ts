import type { App } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';
import { bytesOf } from './bytesOf.ts';
import { misfitOf } from './misfit.ts';

interface Budget {
  script: number;
  style: number;
  /** What renders its pages on the server. */
  server: number;
  /** Fonts, pictures and manifests too. */
  all: number;
}

const ofRemote: Budget = { script: 220_000, style: 60_000, server: 500_000, all: 1_000_000 };

/** Bytes that one app may bring, uncompressed. */
const budgets: Record<App, Budget> = {
  shell: { script: 760_000, style: 220_000, server: 1_000_000, all: 2_500_000 },
  // Ten pages and more, and the tools of a lesson, each in chunks of its own: a lesson that is only read fetches a fifth of it. Then
  // there is what makes a PDF, 440 kB that come with a download, and the fonts that stand in it.
  courses: { script: 880_000, style: 90_000, server: 560_000, all: 1_800_000 },
  practice: ofRemote,
  billing: ofRemote,
  community: ofRemote,
};

export { compareReleases } from './compareReleases.ts';
export { dayMs, lastDayReason } from './lastDay.ts';
export { contractReason } from './offeredContract.ts';
export { removedReason } from './removed.ts';

/**
 * Why a release may not go live, in a sentence; `null` where it may. Only who ships needs this, so it is evaluated then:
 * what it says is words, as its classes would not be those of the Worker.
 * @param live the manifests now in force
 */
export function gateReason(
  app: App,
  release: ReleaseManifest,
  live: Partial<Record<App, ReleaseManifest>>,
  enforceBudgets: boolean,
): string | null {
  const tooLarge = enforceBudgets ? budgetReason(app, release) : null;
  if (tooLarge) return tooLarge;
  if (app !== 'shell') {
    return live.shell ? hostReason(live.shell, app, release) : 'The shell has to be shipped before a remote.';
  }
  for (const [remote, manifest] of Object.entries(live)) {
    const reason = remote === 'shell' ? null : hostReason(release, remote, manifest);
    if (reason) return reason;
  }
  return null;
}

function budgetReason(app: App, release: ReleaseManifest): string | null {
  const { script, style, server, all } = budgets[app];
  // No other kind of script or style is taken in.
  for (const [what, extension, budget] of [
    ['of script', '.js', script],
    ['of style', '.css', style],
    ['for the server', '.mjs', server],
    ['in all', '', all],
  ] as const) {
    const bytes = bytesOf(release, extension);
    if (bytes > budget)
      return `${app} brings ${bytes} bytes ${what}; its budget is ${budget}. Load later what the first sight does not need, or argue for another budget in gateway/src/releases/gate.ts.`;
  }
  return null;
}

/** Why this host cannot run this remote, and how to mend it. */
function hostReason(host: ReleaseManifest, remote: string, release: ReleaseManifest): string | null {
  const misfit = misfitOf(host, remote, release);
  return misfit && `${misfit.what} ${misfit.mend}`;
}
