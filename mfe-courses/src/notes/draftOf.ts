import type { Note } from '@apologia/contract';
import { colorOf } from './colors.ts';
import type { NoteDraft } from './queries.ts';

/** A note, to be changed. */
export const draftOf = (note: Note): NoteDraft => ({
  id: note.id,
  source: note.source,
  anchor: note.anchor,
  color: colorOf(note),
  text: note.text,
  bases: [note.revision],
});
