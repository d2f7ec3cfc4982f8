import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that is disabled while its work is under way, and so loses the focus: gives it back where
 * nothing else has it by then.
 */
export function useFocusBack(isPending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const isOver = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (isOver && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isPending]);
  return button;
}
