import { session, useQuery } from '@apologia/kit';
import { useMemo, useState } from 'react';
import { keepSearch, recentSearches, removeSearch } from './recentSearches.ts';

/** What the learner searched for lately, read anew each time the search is opened: another tab may have added to it. */
export function useRecentSearches(open: boolean) {
  const learner = useQuery(session).data?.username ?? '';
  const [removed, setRemoved] = useState(0);
  // What was removed is no longer in the storage.
  const texts = useMemo(() => (open ? recentSearches(learner) : []), [open, learner, removed]);
  return {
    texts,
    keep: (text: string) => keepSearch(learner, text),
    remove: (text: string) => {
      removeSearch(learner, text);
      setRemoved(removed + 1);
    },
  };
}
