import type { App } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';
import satisfies from 'semver/functions/satisfies.js';
import { Refusal } from '../kernel/errors.ts';

interface Budget {
  script: number;
  style: number;
  /** Fonts, pictures and manifests too. */
  all: number;
}

const ofRemote: Budget = { script: 220_000, style: 60_000, all: 1_000_000 };

/** Bytes that one app may bring, uncompressed. */
const budgets: Record<App, Budget> = {
  shell: { script: 640_000, style: 220_000, all: 2_000_000 },
  courses: ofRemote,
  practice: ofRemote,
  billing: ofRemote,
  community: ofRemote,
};

export const refused = (reason: string) => new Refusal(422, 'release_refused', reason);

/**
 * What a release must hold to before it can go live.
 * @param live the manifests now in force
 * @throws Refusal saying why
 */
export function gate(
  app: App,
  release: ReleaseManifest,
  live: Partial<Record<App, ReleaseManifest>>,
  enforceBudgets: boolean,
): void {
  if (enforceBudgets) weigh(app, release);
  if (app === 'shell') {
    for (const [remote, manifest] of Object.entries(live)) {
      if (remote !== 'shell') meet(release, remote, manifest);
    }
    return;
  }
  if (!live.shell) throw refused('The shell has to be shipped before a remote.');
  meet(live.shell, app, release);
}

/** Total bytes of the files that end so. */
export const bytesOf = (manifest: ReleaseManifest, extension: string) =>
  Object.entries(manifest.files)
    .filter(([name]) => name.endsWith(extension))
    .reduce((sum, [, file]) => sum + file.bytes, 0);

function weigh(app: App, release: ReleaseManifest): void {
  const { script, style, all } = budgets[app];
  // No other kind of script or style is taken in.
  for (const [what, extension, budget] of [
    ['of script', '.js', script],
    ['of style', '.css', style],
    ['in all', '', all],
  ] as const) {
    const bytes = bytesOf(release, extension);
    if (bytes > budget) throw refused(`${app} brings ${bytes} bytes ${what}; its budget is ${budget}.`);
  }
}

/** Whether this host can run this remote. */
function meet(host: ReleaseManifest, remote: string, release: ReleaseManifest): void {
  for (const [name, wanted] of Object.entries(release.shared)) {
    const provided = Object.hasOwn(host.shared, name) ? host.shared[name] : undefined;
    if (!provided) throw refused(`${remote} needs ${name}, which the shell does not share.`);
    if (!satisfies(provided, wanted)) {
      throw refused(`${remote} needs ${name} ${wanted}; the shell shares ${provided}.`);
    }
  }
  const major = (version: string) => version.split('.')[0];
  if (major(host.runtime) !== major(release.runtime)) {
    throw refused(
      `${remote} is built for federation runtime ${release.runtime}; the shell runs ${host.runtime}.`,
    );
  }
}
