import { type RefObject, useEffect } from 'react';

/** Whether the focus is where reading goes on, and on nothing that one operates outside of the text. */
function isReading(focused: Element | null, text: Element | null): boolean {
  if (!focused || focused === document.body || text?.contains(focused)) return true;
  return focused.contains(text) || focused.getAttribute('tabindex') === '-1';
}

/** Tab leads from the selected words into the bar that belongs to them, wherever it stands in the document; Escape lets them go. */
export function useTabInto(bar: RefObject<HTMLElement | null>, text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isReading(document.activeElement, text.current)) return;
      if (event.key === 'Tab' && !event.shiftKey) {
        event.preventDefault();
        bar.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
      } else if (event.key === 'Escape') {
        event.preventDefault();
        getSelection()?.removeAllRanges();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bar, text]);
}
