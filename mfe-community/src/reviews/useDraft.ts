import { useState } from 'react';
import { type Draft, hasDraft, saveDraft, savedDraft } from './draft.ts';

/**
 * What is being written, kept as it grows.
 * @param written the review that is being changed; words that wait come before its own
 */
export function useDraft(written?: Draft) {
  const [draft, setDraft] = useState(() => (written && !hasDraft() ? written : savedDraft()));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    saveDraft(next);
  };
  return [draft, change] as const;
}
