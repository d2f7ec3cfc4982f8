import { useEffect, useState } from 'react';

/**
 * The Enter key of a list that follows a text as it is typed: it waits until the list answers the text, and is ignored
 * where the learner types on. Returns what to call when it is pressed.
 */
export function useEnterKey(text: string, isReady: boolean, open: () => void): () => void {
  const [enteredText, setEnteredText] = useState<string | null>(null);
  useEffect(() => {
    if (enteredText === null) return;
    if (enteredText === text && !isReady) return;
    setEnteredText(null);
    if (enteredText === text) open();
  }, [enteredText, text, isReady, open]);
  return () => setEnteredText(text);
}
