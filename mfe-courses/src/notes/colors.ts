import { lookUp, type Note, type NoteColor, noteColors } from '@apologia/contract';

export const colorNames: Record<NoteColor, string> = { gold: 'Gold', green: 'Green', blue: 'Blue' };

/** The colour to draw a note in: one that this release does not know is drawn as the first. */
export const colorOf = ({ color }: Pick<Note, 'color'>): NoteColor =>
  lookUp({ gold: 'gold', green: 'green', blue: 'blue' }, color, noteColors[0]);
