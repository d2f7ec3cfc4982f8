import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { practiceFolder } from './files.ts';

/** A message as somebody would type it, and its label: a kind of need, or `ordinary`. */
export interface LabelledMessage {
  kind: string;
  language: string;
  text: string;
}

const folder = path.join(practiceFolder, 'safety');

/** Reads a folder of `db/practice/safety`: its files have one message a line under headings `[kind language]`. */
export async function readLabelledMessages(
  part: 'training' | 'held-out' | 'held-out-mourning',
): Promise<LabelledMessage[]> {
  const names = (await readdir(path.join(folder, part))).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, part, name), 'utf8')));
  return texts.flatMap(messagesIn);
}

function messagesIn(text: string): LabelledMessage[] {
  let [kind, language] = ['', ''];
  return text.split('\n').flatMap((line) => {
    const heading = /^\[(\w+) (\w+)\]$/.exec(line);
    if (heading) [, kind = '', language = ''] = heading;
    return heading || !line.trim() ? [] : [{ kind, language, text: line.trim() }];
  });
}

/** Reads the lines of a word list, without comments and without the names of classes, but with the marks of those. */
export async function readWordList(name: 'words' | 'spelling' | 'signs'): Promise<string[]> {
  const text = await readFile(path.join(folder, `${name}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.replace(/^\[\w+(!*)\] /, '$1 ').trim());
}
