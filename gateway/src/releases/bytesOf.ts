import type { ReleaseManifest } from '@apologia/db';

/** Total bytes of the files that end so. */
export const bytesOf = (manifest: ReleaseManifest, extension: string) =>
  Object.entries(manifest.files)
    .filter(([name]) => name.endsWith(extension))
    .reduce((sum, [, file]) => sum + file.bytes, 0);
