import type { Note } from '@apologia/contract';
import { type RefObject, useEffect, useState } from 'react';
import { locate } from './anchoring/locate.ts';
import { rangeOf, type TextModel, textOf } from './anchoring/textOf.ts';

/** A note with where it is in the text. */
export interface LocatedNote {
  note: Note;
  start: number;
  range: Range;
}

export interface Located {
  /** In the order of the text. */
  found: readonly LocatedNote[];
  /** Those whose words are not in the text any more. */
  lost: readonly Note[];
}

function locateAll(model: TextModel, notes: readonly Note[]): Located {
  const places = notes.map((note) => ({ note, at: locate(model, note) }));
  const found = places.flatMap(({ note, at }) =>
    typeof at === 'object' ? [{ note, start: at.start, range: rangeOf(model, at.start, at.end) }] : [],
  );
  return {
    found: found.sort((one, other) => one.start - other.start),
    lost: places.filter(({ at }) => at === 'lost').map(({ note }) => note),
  };
}

/** Where notes are in a text, also after it has changed; `null` before they were looked for. */
export function useLocated(
  text: RefObject<HTMLElement | null>,
  notes: readonly Note[] | undefined,
): Located | null {
  const [located, setLocated] = useState<Located | null>(null);
  useEffect(() => {
    const root = text.current;
    if (!root || !notes) return;
    const update = () => setLocated(locateAll(textOf(root), notes));
    update();
    const watch = new MutationObserver(update);
    watch.observe(root, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [text, notes]);
  return located;
}
