import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { verseId } from './references.ts';

export interface Verse {
  /** See `verseId`. */
  id: number;
  /** Whether a paragraph or stanza begins with this verse. */
  isParagraph: boolean;
  /** Its lines are those of the poem, an empty one before a new paragraph; empty where this translation has no such verse. */
  text: string;
}

/** The folder of the World English Bible: one file for each book, one line for each verse. */
export const scriptureFolder = path.join(import.meta.dirname, '../../scripture/web');

/** @throws Error naming file and line where a line is no verse */
export async function readScripture(folder = scriptureFolder): Promise<Verse[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const books = await Promise.all(
    files.map(async (name) => versesOf(name, await readFile(path.join(folder, name), 'utf8'))),
  );
  return books.flat();
}

function versesOf(file: string, text: string): Verse[] {
  const book = Number(file.slice(0, 2));
  const lines = text.trimEnd().split('\n');
  return lines.map((line, i) => {
    const [, chapter, verse, content = ''] = line.match(/^(\d+):(\d+)(?: (.+))?$/) ?? [];
    if (!chapter || !verse) throw new Error(`${file}:${i + 1}: not a verse: ${line.slice(0, 40)}`);
    return {
      id: verseId(book, { chapter: Number(chapter), verse: Number(verse) }),
      isParagraph: content.startsWith('¶'),
      text: content.replace(/^¶ /, '').replaceAll(' ¶ ', '\n\n').replaceAll(' / ', '\n'),
    };
  });
}
