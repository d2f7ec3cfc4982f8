import { type RefObject, useEffect } from 'react';
import type { Located, LocatedNote } from './useLocated.ts';

const isAt = ({ range }: LocatedNote, x: number, y: number) =>
  [...range.getClientRects()].some((r) => x >= r.left && x <= r.right && y >= r.top && y <= r.bottom);

/** Opens the note of the mark that is clicked or tapped; of several the shortest. A link in it is followed as ever. */
export function useMarkClicks(
  text: RefObject<HTMLElement | null>,
  located: Located | null,
  onOpen: (note: LocatedNote) => void,
): void {
  useEffect(() => {
    const root = text.current;
    if (!root || !located) return;
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      const isControl = target instanceof Element && target.closest('a, button, summary, input');
      if (isControl || getSelection()?.isCollapsed === false) return;
      const [shortest] = located.found
        .filter((one) => isAt(one, clientX, clientY))
        .sort((one, other) => one.note.anchor.exact.length - other.note.anchor.exact.length);
      if (shortest) onOpen(shortest);
    };
    root.addEventListener('click', onClick);
    return () => root.removeEventListener('click', onClick);
  }, [text, located, onOpen]);
}
