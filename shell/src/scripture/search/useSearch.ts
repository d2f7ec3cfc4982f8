import { useQuery } from '@apologia/kit';
import { passagesAt } from '../queries.ts';
import { groupsOf } from './options.ts';
import { pagesFor } from './pages.ts';
import { mayBeReference, searchFor, shortestSearch } from './queries.ts';
import { useDebounced } from './useDebounced.ts';

const debounceMs = 200;

/** The results for a text as it is typed. Until new results come, the old ones stay. */
export function useSearch(typedText: string) {
  const text = typedText.trim();
  const query = useDebounced(text, debounceMs);
  const isEnough = query.length >= shortestSearch;
  const isReference = isEnough && mayBeReference(query);
  const results = useQuery({
    ...searchFor(query),
    enabled: isEnough,
    placeholderData: (previous) => previous,
  });
  const passages = useQuery({
    ...passagesAt(query),
    enabled: isReference,
    placeholderData: (previous) => previous,
  });
  return {
    /** The text is too short to search for. */
    isIdle: text.length < shortestSearch,
    /** The results do not answer the text yet. */
    isWaiting: text !== query || results.isFetching || passages.isFetching,
    groups: groupsOf(
      isEnough ? results.data : undefined,
      (isReference && passages.data?.passages) || [],
      isEnough && results.data ? pagesFor(query) : [],
    ),
    /** What was searched for instead of what was typed; `null` where that is the same. */
    corrected: (isEnough && results.data?.corrected) || null,
    error: results.error,
    retry: () => results.refetch(),
  };
}
