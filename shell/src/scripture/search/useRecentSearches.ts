import { session, useQuery } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { keepSearch, recentSearches, removeSearch } from './recentSearches.ts';

/** What the learner searched for lately, read anew each time the search is opened: another tab may have added to it. */
export function useRecentSearches(open: boolean) {
  const learner = useQuery(session).data?.username ?? '';
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    if (open) setTexts(recentSearches(learner));
  }, [open, learner]);
  return {
    texts,
    keep: (text: string) => keepSearch(learner, text),
    remove: (text: string) => {
      removeSearch(learner, text);
      setTexts(recentSearches(learner));
    },
  };
}
