import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@apologia/contract';
import { distOf } from '../../../cli/ship/builds.ts';

/** The files of an app's build, to be shipped as they are or with something changed. */
export async function filesOf(app: App): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const dist = distOf(app);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const name of await readdir(dist))
    files.set(name, new Uint8Array(await readFile(path.join(dist, name))));
  return files;
}

export const encoded = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

/** Changes a JSON file of a build. */
export function edit(
  files: Map<string, Uint8Array<ArrayBuffer>>,
  name: string,
  change: (text: string) => string,
): Map<string, Uint8Array<ArrayBuffer>> {
  const text = new TextDecoder().decode(files.get(name));
  return new Map([...files, [name, encoded(change(text))]]);
}

export function formOf(files: Map<string, Uint8Array<ArrayBuffer>>): FormData {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(name, new Blob([bytes]), 'file');
  return form;
}
