import type { ReleaseFile } from '@apologia/db';
import { BadInput } from '../errors.ts';
import { isFileName } from './address.ts';

/** A build as it arrived: its files' bytes, and what the gateway itself found out about them. */
export interface Upload {
  bytes: Map<string, ArrayBuffer>;
  files: Record<string, ReleaseFile>;
  /** 16 hexadecimal digits from the names and contents of all files. */
  version: string;
}

/** @throws BadInput where a part is no file or its name leaves the folder */
export async function readUpload(form: FormData): Promise<Upload> {
  const bytes = new Map<string, ArrayBuffer>();
  const files: Record<string, ReleaseFile> = {};
  for (const [name, part] of [...form.entries()].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (typeof part === 'string') throw new BadInput(`${name} is not a file.`);
    if (!isFileName(name)) throw new BadInput(`A release cannot hold a file named ${name.slice(0, 80)}.`);
    const content = await part.arrayBuffer();
    bytes.set(name, content);
    files[name] = { bytes: content.byteLength, integrity: `sha384-${base64(await sha(384, content))}` };
  }
  const listing = Object.entries(files).map(([name, file]) => `${name} ${file.integrity}\n`);
  const digest = await sha(256, new TextEncoder().encode(listing.join('')) as Uint8Array<ArrayBuffer>);
  return { bytes, files, version: hex(digest).slice(0, 16) };
}

const sha = async (bits: 256 | 384, data: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, data));
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
