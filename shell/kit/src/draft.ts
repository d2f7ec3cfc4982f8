// Not in the index, which every page carries: it comes with the pages where something is written.
import { useHydrated } from '@apologia/kit';
import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';

/** The beginning of the name of a draft that all tabs of the browser share, and that stays until the learner signs out. */
export const shared = 'shared ';

const storageOf = (name: string) => (name.startsWith(shared) ? localStorage : sessionStorage);

/** The text of a draft by the name of its form. The tab keeps it as long as it lives: over a reload, over a sign-in. */
export function readDraft(name: string): string | null {
  try {
    return storageOf(name).getItem(name);
  } catch {
    return null;
  }
}

export function saveDraft(name: string, text: string): void {
  try {
    storageOf(name).setItem(name, text);
  } catch {
    // Storage may be forbidden or full; the draft then lasts as long as the page.
  }
}

export function deleteDraft(name: string): void {
  try {
    storageOf(name).removeItem(name);
  } catch {
    // See saveDraft.
  }
}

/** Deletes every draft whose name begins so. */
export function deleteDrafts(prefix: string): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) deleteDraft(name);
    // What else this browser stores is no draft.
    for (const name of Object.keys(localStorage))
      if (name.startsWith(shared) && name.startsWith(prefix)) deleteDraft(name);
  } catch {
    // See saveDraft.
  }
}

/**
 * State that begins with what the tab's storage says. A page that the server rendered begins without: it is restored once the page
 * is the browser's.
 * @param read the value in storage, `null` where there is none
 * @returns the state, how to set it, and whether it has been read
 */
export function useStored<T>(
  initial: T,
  read: () => T | null,
): [value: T, setValue: Dispatch<SetStateAction<T>>, isRead: boolean] {
  const isHydrated = useHydrated();
  const [isRead, setRead] = useState(isHydrated);
  const [value, setValue] = useState<T>(() => (isRead ? read() : null) ?? initial);
  useLayoutEffect(() => {
    if (isRead) return;
    const stored = read();
    if (stored !== null) setValue(stored);
    setRead(true);
  }, [isRead, read]);
  return [value, setValue, isRead];
}

interface DraftOptions<T> {
  /** The value of a saved text, `null` where it is of no use any more; by default the text itself. */
  restore?: (saved: string) => T | null;
  /** While the value is on its way, an emptied form keeps what was saved: a reload may come before it has arrived. */
  isSending?: boolean;
}

/**
 * What is being written in a form: state that is saved as it changes (a text as it is, anything else as JSON), and is there
 * again after a reload or a sign-in.
 * Call `discard` when it has been sent or given up.
 * @param name of the form, unlike any other's in the tab
 * @param initial what the form begins with; a draft that says nothing else is not saved
 * @example const [text, setText, discard] = useDraft(`answer:${questionId}`, '');
 */
export function useDraft<T>(
  name: string,
  initial: T,
  { restore = (saved) => saved as T, isSending = false }: DraftOptions<T> = {},
): [value: T, setValue: Dispatch<SetStateAction<T>>, discard: () => void] {
  const [value, setValue, isRead] = useStored<T>(initial, () => {
    const saved = readDraft(name);
    return saved === null ? null : restore(saved);
  });
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const isChanged = JSON.stringify(value) !== JSON.stringify(initial);
  useEffect(() => {
    if (isChanged) saveDraft(name, text);
    else if (isRead && !isSending) deleteDraft(name);
  }, [name, text, isChanged, isRead, isSending]);
  return [value, setValue, () => deleteDraft(name)];
}
