import { type RefObject, useEffect, useState } from 'react';
import { trimmed } from '../anchoring/describe.ts';
import type { Span } from '../anchoring/findAnchor.ts';
import { offsetOf, type TextModel, textOf } from '../anchoring/textOf.ts';

/** Words that the reader has selected in a text. */
export interface SelectedWords {
  model: TextModel;
  span: Span;
  range: Range;
}

function selectedIn(root: Element): SelectedWords | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(root) || !root.contains(selection.anchorNode)) return null;
  const model = textOf(root);
  const isWithin = root.contains(range.endContainer);
  const isFrom = root.contains(range.startContainer);
  const span = trimmed(model, {
    start: isFrom ? offsetOf(model, range.startContainer, range.startOffset) : 0,
    end: isWithin ? offsetOf(model, range.endContainer, range.endOffset) : model.text.length,
  });
  return /[\p{L}\p{N}]/u.test(model.text.slice(span.start, span.end)) ? { model, span, range } : null;
}

/** The words that are selected in a text; while a mouse still selects, those of before. */
export function useSelectedWords(
  text: RefObject<HTMLElement | null>,
): [selected: SelectedWords | null, clear: () => void] {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const update = () => {
      const root = text.current;
      // Pressed, a mouse still selects.
      if (root && !root.matches(':active')) setSelected(selectedIn(root));
    };
    // The browser takes a selection that was clicked on away after the event.
    const onRelease = () => setTimeout(update);
    document.addEventListener('selectionchange', update, { signal });
    document.addEventListener('pointerup', onRelease, { signal });
    document.addEventListener('pointercancel', onRelease, { signal });
    update();
    return () => listening.abort();
  }, [text]);
  return [selected, () => getSelection()?.removeAllRanges()];
}
