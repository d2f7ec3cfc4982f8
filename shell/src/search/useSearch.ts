import { useQuery } from '@apologia/kit';
import { passagesAt } from '../scripture/queries.ts';
import { groupsOf } from './options.ts';
import { mayBeReference, searchFor, shortestSearch } from './queries.ts';
import { useDebounced } from './useDebounced.ts';

const restMs = 200;

/** What is found for a text as it is typed. Until something new is known, what was found before stays. */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const asked = useDebounced(wanted, restMs);
  const isEnough = asked.length >= shortestSearch;
  const isNamed = isEnough && mayBeReference(asked);
  const found = useQuery({ ...searchFor(asked), enabled: isEnough, placeholderData: (before) => before });
  const named = useQuery({ ...passagesAt(asked), enabled: isNamed, placeholderData: (before) => before });
  return {
    /** There is nothing to ask for yet. */
    isIdle: wanted.length < shortestSearch,
    /** What is shown does not answer what is typed yet. */
    isWaiting: wanted !== asked || found.isFetching || named.isFetching,
    groups: groupsOf(isEnough ? found.data : undefined, (isNamed && named.data?.passages) || []),
    error: found.error,
    retry: () => found.refetch(),
  };
}
