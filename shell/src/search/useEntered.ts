import { useEffect, useState } from 'react';

/**
 * Enter for a list that follows what is typed: it waits until the list answers that, and is forgotten where one
 * types on. Returns what to call when it is pressed.
 */
export function useEntered(typed: string, isReady: boolean, open: () => void): () => void {
  const [entered, setEntered] = useState<string | null>(null);
  useEffect(() => {
    if (entered === null) return;
    if (entered === typed && !isReady) return;
    setEntered(null);
    if (entered === typed) open();
  }, [entered, typed, isReady, open]);
  return () => setEntered(typed);
}
