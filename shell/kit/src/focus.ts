// Not in the index, which every page carries: it comes with the pages where something is written or listed.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Moves the focus to the element of an id, once what was changed is on the page. */
export function useFocusOn(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  // An object of its own each time: the same element may be focused again.
  return (id) => setTarget({ id });
}

/**
 * Moves the focus to an element that the page holds a ref of, once what was changed is on the page.
 * @example setEditing(false); focusAfter(editButton);
 */
export function useFocusAfter(): (target: RefObject<HTMLElement | null>) => void {
  const [target, setTarget] = useState<{ ref: RefObject<HTMLElement | null> }>();
  useEffect(() => target?.ref.current?.focus(), [target]);
  // An object of its own each time: the same element may be focused again.
  return (ref) => setTarget({ ref });
}

/**
 * The ref of a button that is disabled while its work is under way, and so loses the focus: gives it back where nothing
 * else has it by then.
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
