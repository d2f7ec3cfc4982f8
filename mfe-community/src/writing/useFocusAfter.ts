import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the focus once a change is on the page.
 * @example setEditing(false); focusAfter(editButton);
 */
export function useFocusAfter(): (target: RefObject<HTMLElement | null>) => void {
  const [wanted, setWanted] = useState<{ target: RefObject<HTMLElement | null> }>();
  useEffect(() => wanted?.target.current?.focus(), [wanted]);
  // An object of its own each time: the same target may be wanted again.
  return (target) => setWanted({ target });
}
