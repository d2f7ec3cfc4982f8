import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './command.ts';
import { expect } from './fixtures.ts';

/** What builds write, perhaps at this moment. */
const isBuilt = /\/(dist|lazy|\.wrangler|\.\w+\.\d+(\.part)?)$/;

const parts = [
  'package.json',
  'pnpm-lock.yaml',
  'db',
  'gateway',
  'mfe-courses',
  'mfe-practice',
  'mfe-billing',
  'mfe-community',
  'shell',
];

/** A fixture: a copy of the sources, in which a team changes them where nobody else starts an academy from them. */
export async function cloneOfSources({}, use: (clone: string) => Promise<void>): Promise<void> {
  const clone = await mkdtemp(path.join(tmpdir(), 'apologia-clone-'));
  for (const name of parts) {
    await cp(path.join(root, name), path.join(clone, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !isBuilt.test(file),
    });
  }
  await symlink(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
  await use(clone);
  await rm(clone, { recursive: true });
}

/** Changes a source of the clone, as editors do: what watches it never sees half of it. */
export async function edit(
  clone: string,
  file: string,
  ...changes: [from: string, to: string][]
): Promise<void> {
  const source = path.join(clone, file);
  let text = await readFile(source, 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  const whole = path.join(clone, '.edited');
  await writeFile(whole, text);
  await rename(whole, source);
}
