import type { AskedQuestion } from '@apologia/contract';
import { useLocation } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { headingOf } from './headings.ts';

interface NamedQuestionOptions {
  questions: readonly AskedQuestion[];
  isWhole: boolean;
  onMore: () => void;
}

/** Moves the focus to the question that the address names, once for each visit; pages are loaded until it is there. */
export function useNamedQuestion({ questions, isWhole, onMore }: NamedQuestionOptions): void {
  const { key, search } = useLocation();
  const [visited, setVisited] = useState<string>();
  const named = visited === key ? null : new URLSearchParams(search).get('question');
  // A page that fails to load is not asked for again: `onMore` is left out.
  useEffect(() => {
    if (!named) return;
    const isThere = questions.some(({ id }) => id === named);
    if (!isThere && !isWhole) return onMore();
    document.getElementById(headingOf(named))?.focus();
    setVisited(key);
  }, [named, questions, isWhole, key]);
}
