import { createContext, useEffect, useState } from 'react';

/** Moves the focus to the element of this id, once what was changed is on the page. */
export const FocusOn = createContext<(id: string) => void>(() => undefined);

/** For a list that stays while its entries come and go: what to provide as `FocusOn`. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  // An object of its own each time: the same element may be wanted again.
  return (id) => setWanted({ id });
}
