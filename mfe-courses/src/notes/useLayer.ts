import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { NotesLayerProps } from './NotesLayer.tsx';

/**
 * What is done with the words of a text, once there is something to do: the text has notes, or words of it are selected.
 * @param hasNotes whether the text has notes of the learner's
 */
export function useLayer(
  text: RefObject<HTMLElement | null>,
  hasNotes: boolean,
): ComponentType<NotesLayerProps> | null {
  const [Layer, setLayer] = useState<ComponentType<NotesLayerProps> | null>(null);
  useEffect(() => {
    if (Layer) return;
    const load = () =>
      // In one chunk with the page of notes: of each chunk the entry carries a digest, on every page.
      import(/* webpackChunkName: "page-notes" */ './NotesLayer.tsx').then(
        ({ default: loaded }) => setLayer(() => loaded),
        // It is tried again with the next selection.
        () => {},
      );
    const onSelection = () => {
      const selection = getSelection();
      if (!selection?.isCollapsed && text.current?.contains(selection?.anchorNode ?? null)) load();
    };
    // A copy that is read without a line may not know of notes that were written since.
    if (hasNotes || !navigator.onLine) load();
    // Words may have been selected before this was there.
    else onSelection();
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, [Layer, hasNotes, text]);
  return Layer;
}
