import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that its owner alone may read: it is there whole or as it was, even if this process is killed. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, text, { mode: 0o600, flush: true });
  await rename(part, file);
}
