import type { ListedNote } from '@apologia/contract';
import { scriptureReference } from '../place.ts';

/** Letters alone count: neither accents nor the kind of a quotation mark. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

/** The notes in which each of the words stands: in what was marked, in what was written, or in the name of the place. */
export function searchNotes(notes: readonly ListedNote[], words: string): readonly ListedNote[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return notes;
  return notes.filter((note) => {
    const { anchor, text, lesson } = note;
    const place = [lesson?.title, lesson?.moduleTitle, scriptureReference(note)];
    const all = plain([anchor.exact, text, ...place].join(' '));
    return wanted.every((word) => all.includes(word));
  });
}
