import path from 'node:path';
import * as z from 'zod/mini';
import { readYaml } from '../contentFile.ts';
import { phraseKeyOf } from './words.ts';

const names = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));
const schema = z.array(z.strictObject({ typed: names, finds: names }));

/** A name that learners type, and the phrases that are looked up for it. */
export interface Alias {
  /** See `phraseKeyOf`. */
  key: string;
  shown: string;
  finds: string[];
  /** The line of the file on which it stands. */
  line: number;
}

export const aliasFile = path.join(import.meta.dirname, '../../../search/aliases.yaml');

/** @throws Error naming file and line where the file does not fit its schema, or a name stands twice */
export async function readAliases(file = aliasFile): Promise<Alias[]> {
  const { data, lineOf } = await readYaml(file, schema);
  const aliases = data.flatMap(({ typed, finds }, i) =>
    typed.map((shown) => ({ key: phraseKeyOf(shown), shown, finds: [shown, ...finds], line: lineOf([i]) })),
  );
  const lines = new Map<string, number>();
  for (const { key, shown, line } of aliases) {
    const other = lines.get(key);
    if (other !== undefined) throw new Error(`${file}:${line}: ${shown} stands on line ${other} too`);
    lines.set(key, line);
  }
  return aliases;
}
