import path from 'node:path';
import { worldviews as ids } from '@apologia/contract';
import * as z from 'zod/mini';
import type { Db } from '../client.ts';
import { worldviews } from '../schema/index.ts';
import { readYaml } from './contentFile.ts';
import { replaceAll } from './replaceAll.ts';

const text = z.string().check(z.trim(), z.minLength(1));

const partner = z.strictObject({
  name: text,
  description: text,
  greeting: text,
  // At least one question, and the line that closes the conversation.
  turns: z.array(text).check(z.minLength(2)),
});

/** One file a worldview, `<id>.yaml`: the words of its guided partner. */
export const practiceFolder = path.join(import.meta.dirname, '../../practice');

/** @throws Error naming the file and each field that is missing or wrong */
export function readWorldviews(folder = practiceFolder) {
  return Promise.all(
    ids.map(async (id, position) => {
      const { data } = await readYaml(path.join(folder, `${id}.yaml`), partner);
      return { id, position, ...data };
    }),
  );
}

/** Statements that bring the partners' words to what the files say. Conversations are other tables. */
export async function worldviewStatements(db: Db) {
  return replaceAll(db, worldviews, worldviews.id, await readWorldviews());
}
