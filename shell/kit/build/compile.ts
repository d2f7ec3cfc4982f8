import { type RspackOptions, rspack, type Stats } from '@rspack/core';
import { inputsOf } from './inputs.ts';

/** The files of a finished build, by the name of their entry. */
export type Entries = Record<string, { js: string[]; css: string[] }>;

/** Runs one build. Throws with what the compiler said where it does not compile. */
export async function compile(config: RspackOptions): Promise<{ entries: Entries; inputs: string[] }> {
  const compiler = rspack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));

  const entries: Entries = {};
  for (const [name, { assets }] of Object.entries(
    stats.toJson({ all: false, entrypoints: true }).entrypoints ?? {},
  )) {
    const files = (assets ?? []).map((asset) => asset.name);
    entries[name] = {
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
    };
  }
  return { entries, inputs: inputsOf(stats) };
}
