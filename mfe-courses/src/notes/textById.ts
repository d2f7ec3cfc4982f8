import { type RefObject, useMemo } from 'react';

/** The element of an id, looked for whenever it is needed: it may come later than whoever asks. */
export const useTextById = (id: string): RefObject<HTMLElement | null> =>
  useMemo(
    () => ({
      get current() {
        return document.getElementById(id);
      },
    }),
    [id],
  );
