import type { ReleaseManifest } from '@apologia/db';
import satisfies from 'semver/functions/satisfies.js';

interface Misfit {
  what: string;
  /** How to mend it where both are in force. */
  mend: string;
}

/** Why a host cannot run a remote. */
export function misfitOf(host: ReleaseManifest, remote: string, release: ReleaseManifest): Misfit | null {
  for (const [name, range] of Object.entries(release.shared)) {
    const provided = Object.hasOwn(host.shared, name) ? host.shared[name] : undefined;
    if (!provided)
      return {
        what: `${remote} needs ${name}, which the shell does not share.`,
        mend: 'Carry it in the build, or ship a shell that shares it first.',
      };
    if (!satisfies(provided, range))
      return {
        what: `${remote} needs ${name} ${range}; the shell shares ${provided}.`,
        mend: 'Build against that version, or ship the shell first.',
      };
  }
  const major = (version: string) => version.split('.')[0];
  if (major(host.runtime) === major(release.runtime)) return null;
  return {
    what: `${remote} is built for federation runtime ${release.runtime}; the shell runs ${host.runtime}.`,
    mend: "Build with the shell's major version of @module-federation/enhanced.",
  };
}
