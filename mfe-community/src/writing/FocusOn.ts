import { createContext } from 'react';

/** Moves the focus to the element of this id, once what was changed is on the page: the list's `useFocusOn`. */
export const FocusOn = createContext<(id: string) => void>(() => undefined);
