import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { practiceFolder } from './files.ts';

/** What learners do with a message in a conversation: dialogue acts. */
export const acts = [
  'argument',
  'belief-question',
  'personal-question',
  'why',
  'simpler',
  'restatement',
  'agreement',
  'story',
  'correction',
  'topic',
  'greeting',
  'goodbye',
  'machine',
  'insult',
  'off-topic',
  'stuck',
] as const;
export type Act = (typeof acts)[number];

/** A message as a learner would type it, with the act that it is. */
export interface ActExample {
  act: Act;
  text: string;
}

/**
 * The labelled messages of `db/practice/acts`, by the worldview of the file: a label, a tab and a message on each line.
 * @throws Error naming the file and the line that has no such label
 */
export async function readActs(root = practiceFolder): Promise<Map<string, ActExample[]>> {
  const folder = path.join(root, 'acts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const files = names.map(async (name) => {
    const lines = (await readFile(path.join(folder, name), 'utf8')).split('\n');
    return [
      name.replace(/\.txt$/, ''),
      lines.flatMap((line, i) => exampleOf(line, `${name}:${i + 1}`)),
    ] as const;
  });
  return new Map(await Promise.all(files));
}

function exampleOf(line: string, place: string): ActExample[] {
  if (!line.trim()) return [];
  const [label = '', text = ''] = line.split('\t');
  const act = acts.find((one) => one === label);
  if (!act || !text.trim()) throw new Error(`${place}: not an act, a tab and a message: ${line}`);
  return [{ act, text: text.trim() }];
}
