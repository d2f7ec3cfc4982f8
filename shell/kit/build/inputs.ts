import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConcatenatedModule, type Stats } from '@rspack/core';
import { root } from './root.ts';

/** What decides about every build beside the modules that go into it. The kit itself is shared at run time. */
export const commonInputs: readonly string[] = [
  'shell/kit/build',
  'shell/kit/package.json',
  'gateway/contract/src/index.ts',
  'gateway/contract/src/kernel',
  'gateway/contract/src/versioning',
  'pnpm-lock.yaml',
];

const isOfNoBuild = /(^|\/)(node_modules|dist)$|\.test\.tsx?$/;

function filesUnder(target: string): string[] {
  if (!existsSync(target)) return [];
  if (statSync(target).isFile()) return [target];
  return readdirSync(target)
    .filter((name) => !isOfNoBuild.test(name))
    .flatMap((name) => filesUnder(path.join(target, name)));
}

/**
 * A digest of files and folders, 12 hexadecimal digits: the same sources give the same one.
 * @param inputs paths from the root; one that is not there is as good as an empty folder
 */
export function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  const files = new Set(inputs.flatMap((input) => filesUnder(path.join(root, input))));
  for (const file of [...files].sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** The sources that went into a build: a module that nothing uses is in none of its chunks. */
export function inputsOf({ compilation }: Stats): string[] {
  const files = new Set<string>();
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const parts = module instanceof ConcatenatedModule ? module.modules : [module];
      for (const part of parts) if ('resource' in part) files.add(path.relative(root, String(part.resource)));
    }
  }
  return [...files].filter((file) => !file.startsWith('..') && !file.includes('node_modules'));
}
