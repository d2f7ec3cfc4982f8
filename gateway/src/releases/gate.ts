import { type App, pageChunk, routes, slotChunk, slots } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';
import satisfies from 'semver/functions/satisfies.js';
import { bytesOf } from './bytesOf.ts';

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
  shell: { script: 700_000, style: 220_000, server: 1_000_000, all: 2_500_000 },
  courses: ofRemote,
  practice: ofRemote,
  billing: ofRemote,
  community: ofRemote,
};

export { contractReason } from './offeredContract.ts';

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

/**
 * Why a release may not take the place of the one in force: tabs and links lead to pages and slots that it does not bring any more. What
 * today's table of pages does not name may go.
 */
export function removedReason(app: App, release: ReleaseManifest, before: ReleaseManifest): string | null {
  const pages = routes.filter((route) => route.app === app).map(({ path }) => [path, pageChunk(path)]);
  const parts = Object.entries(slots)
    .filter(([, slot]) => slot.app === app)
    .map(([name]) => [`the slot ${name}`, slotChunk(name)]);
  for (const [what, chunk] of [...pages, ...parts] as [string, string][]) {
    if (!before.chunks[chunk] || release.chunks[chunk]) continue;
    return `${app} does not bring ${what} any more, and others lead there. Bring it back in src/routes.tsx, or take it out of the contract's table and deploy the gateway first.`;
  }
  return null;
}

/** Why this host cannot run this remote. */
function hostReason(host: ReleaseManifest, remote: string, release: ReleaseManifest): string | null {
  for (const [name, range] of Object.entries(release.shared)) {
    const provided = Object.hasOwn(host.shared, name) ? host.shared[name] : undefined;
    if (!provided)
      return `${remote} needs ${name}, which the shell does not share. Carry it in the build, or ship a shell that shares it first.`;
    if (!satisfies(provided, range)) {
      return `${remote} needs ${name} ${range}; the shell shares ${provided}. Build against that version, or ship the shell first.`;
    }
  }
  const major = (version: string) => version.split('.')[0];
  if (major(host.runtime) !== major(release.runtime)) {
    return `${remote} is built for federation runtime ${release.runtime}; the shell runs ${host.runtime}. Build with the shell's major version of @module-federation/enhanced.`;
  }
  return null;
}
