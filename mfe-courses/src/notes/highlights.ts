import { type NoteColor, noteColors } from '@apologia/contract';

/** What is drawn: marks in their colours, those with words of the learner's, and the one that is being shown. */
export type HighlightName = `note-${NoteColor | 'written' | 'shown'}`;

/** Drawn in this order: what comes later lies on top. */
const names: readonly HighlightName[] = [
  ...noteColors.map((color) => `note-${color}` as const),
  'note-written',
  'note-shown',
];

/** Highlights change nothing in the document: no element moves, and marks may overlap. A browser without them shows the list of notes. */
const isSupported = () => typeof CSS !== 'undefined' && 'highlights' in CSS;

function highlightOf(name: HighlightName): Highlight {
  const present = CSS.highlights.get(name);
  if (present) return present;
  const added = new Highlight();
  added.priority = names.indexOf(name);
  CSS.highlights.set(name, added);
  return added;
}

/** Draws ranges of the page. Returns how to take them away again: other parts of the page draw theirs under the same names. */
export function draw(ranges: readonly (readonly [HighlightName, Range])[]): () => void {
  if (!isSupported()) return () => {};
  for (const [name, range] of ranges) highlightOf(name).add(range);
  return () => {
    for (const [name, range] of ranges) highlightOf(name).delete(range);
  };
}
