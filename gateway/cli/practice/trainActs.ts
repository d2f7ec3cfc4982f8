import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { acts } from '@apologia/db/practice';
import { root } from '@apologia/kit/build';
import { say } from '../kernel/progress.ts';
import { actExamples, actModelFrom } from './actExamples.ts';

const file = path.join(root, 'gateway/src/practice/acts/classifier.json');

/** Trains the classifier that tells dialogue acts apart, and writes it. */
export async function trainActs(): Promise<void> {
  const all = await actExamples();
  say(`${all.length} messages, ${acts.length} acts`);
  await writeFile(file, `${JSON.stringify(await actModelFrom(all, acts), null, 2)}\n`);
}
