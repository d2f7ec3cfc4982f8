import { BadInput } from '../kernel/errors.ts';
import { isFileName } from './address.ts';
import type { Upload } from './upload.ts';

const endings = { script: '.js', style: '.css', font: '.woff2', icon: '.svg' } as const;
type Kind = keyof typeof endings;

/** What a manifest says of itself, to be held against what was uploaded. */
export interface Naming {
  manifest: string;
  kind: Kind;
  files: readonly string[];
}

/**
 * What manifests name ends up as addresses in a document, so it has to be there and to be what it is taken for.
 * @throws BadInput saying which name does not hold
 */
export function checkNamed({ files: uploaded }: Upload, namings: readonly Naming[]): void {
  for (const { manifest, kind, files } of namings) {
    for (const name of files) {
      if (!isFileName(name) || !name.endsWith(endings[kind])) {
        throw new BadInput(
          `${manifest} names ${name.slice(0, 80)} as a${kind === 'icon' ? 'n' : ''} ${kind}.`,
        );
      }
      if (!uploaded[name]) throw new BadInput(`${manifest} names ${name}, which is not in the release.`);
      if (uploaded[name].bytes === 0) throw new BadInput(`${manifest} names ${name}, which is empty.`);
    }
  }
}

/** The scripts and styles of a chunk. */
export const namedBy = (manifest: string, { js, css }: { js: string[]; css: string[] }): Naming[] => [
  { manifest, kind: 'script', files: js },
  { manifest, kind: 'style', files: css },
];
