import type { Note } from '@apologia/contract';
import { findAnchor, type Span } from './findAnchor.ts';
import type { TextModel } from './textOf.ts';

/** Where a note stands in a text; `lost` where its words are not there any more, `elsewhere` where its verses are not shown. */
export type Located = Span | 'lost' | 'elsewhere';

export function locate(model: TextModel, { anchor }: Pick<Note, 'anchor'>): Located {
  const { verses } = anchor;
  if (!verses) return findAnchor(model.text, anchor) ?? 'lost';
  const first = model.verses.find(({ name }) => name === `${verses.chapter}:${verses.first}`);
  // A passage may show the first of its verses only.
  const last = model.verses.some(({ name }) => name === `${verses.chapter}:${verses.last}`);
  if (!first || !last) return 'elsewhere';
  return findAnchor(model.text, anchor, first.start) ?? 'lost';
}
