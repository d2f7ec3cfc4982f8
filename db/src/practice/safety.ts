import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { practiceFolder } from './files.ts';

/** A message as somebody would type it, and what it is: a kind of need, or `ordinary`. */
export interface Labelled {
  kind: string;
  language: string;
  text: string;
}

const folder = path.join(practiceFolder, 'safety');

/** The files of a folder of `db/practice/safety`: under a heading `[kind language]` one message a line. */
export async function readLabelled(part: 'training' | 'held-out'): Promise<Labelled[]> {
  const names = (await readdir(path.join(folder, part))).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, part, name), 'utf8')));
  return texts.flatMap(labelledIn);
}

function labelledIn(text: string): Labelled[] {
  let [kind, language] = ['', ''];
  return text.split('\n').flatMap((line) => {
    const heading = /^\[(\w+) (\w+)\]$/.exec(line);
    if (heading) [, kind = '', language = ''] = heading;
    return heading || !line.trim() ? [] : [{ kind, language, text: line.trim() }];
  });
}

/** Lines of a word list, without its comments; of the name of a class its marks are left. */
export async function readWords(name: 'words' | 'spelling' | 'signs'): Promise<string[]> {
  const text = await readFile(path.join(folder, `${name}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.replace(/^\[\w+(!*)\] /, '$1 ').trim());
}
