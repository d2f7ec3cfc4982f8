import type { ReleaseFile } from '@apologia/db';
import { BadInput } from '../kernel/errors.ts';
import { isFileName } from './address.ts';
import { contentTypeOf } from './contentType.ts';

/** A build as it arrived: its files' bytes, and what the gateway itself found out about them. */
export interface Upload {
  bytes: Map<string, ArrayBuffer>;
  files: Record<string, ReleaseFile>;
  /** 16 hexadecimal digits from the names and contents of all files. */
  version: string;
}

/** A build has about thirty. */
const mostFiles = 300;

/** @throws BadInput where a part is no file of a build, or stands beside one that it cannot stand beside */
export async function readUpload(form: FormData): Promise<Upload> {
  const parts = [...form.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  if (parts.length === 0) throw new BadInput('The release is empty.');
  if (parts.length > mostFiles) {
    throw new BadInput(`The release has ${parts.length} files; ${mostFiles} is the most.`);
  }
  checkNames(parts.map(([name]) => name));
  const bytes = new Map<string, ArrayBuffer>();
  const files: Record<string, ReleaseFile> = {};
  for (const [name, part] of parts) {
    if (typeof part === 'string') throw new BadInput(`${name} is not a file.`);
    const content = await part.arrayBuffer();
    bytes.set(name, content);
    files[name] = { bytes: content.byteLength, integrity: `sha384-${base64(await sha(384, content))}` };
  }
  const listing = Object.entries(files).map(([name, file]) => `${name} ${file.integrity}\n`);
  const digest = await sha(256, new TextEncoder().encode(listing.join('')) as Uint8Array<ArrayBuffer>);
  return { bytes, files, version: hex(digest).slice(0, 16) };
}

function checkNames(names: readonly string[]): void {
  const namesByLowerCase = new Map<string, string>();
  for (const name of names) {
    const shortName = name.slice(0, 80);
    if (!isFileName(name)) throw new BadInput(`A release cannot hold a file named ${shortName}.`);
    if (!contentTypeOf(name)) {
      throw new BadInput(`A release cannot hold ${shortName}: files of its kind are not served.`);
    }
    const other = namesByLowerCase.get(name.toLowerCase());
    if (other === name) throw new BadInput(`The release holds ${shortName} twice.`);
    // Not every disk and tool tells them apart.
    if (other !== undefined) throw new BadInput(`${other} and ${shortName} differ by case alone.`);
    namesByLowerCase.set(name.toLowerCase(), name);
  }
}

const sha = async (bits: 256 | 384, data: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, data));
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
