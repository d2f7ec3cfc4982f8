// Not in the index, which every page carries: it comes with the pages that list something.
import { useAction } from '@apologia/kit';
import { useFocusBack } from '@apologia/kit/focus';
import { useEffect, useRef, useState } from 'react';

interface Entry {
  id: string;
  /** Names its place in the list: the next page is asked for by the last entry's. */
  cursor: string;
}

interface ShowMoreOptions<E extends Entry> {
  /** The entries on the page, at least one. */
  entries: readonly E[];
  /** A page that is shorter is the last. */
  pageSize: number;
  /** Whether the entries are all there are when the list appears; by default where they are less than a page. */
  isWhole?: () => boolean;
  fetchPage: (cursor: string) => Promise<E[]>;
  /** Adds the entries of a page to those that are shown; none of them is shown already. */
  onFetched: (added: E[], isLast: boolean) => void;
  /** The id of the element that names an entry, which the focus goes to. */
  headingOf: (id: string) => string;
  /** What is said where a page does not come. */
  failure: string;
}

/**
 * A list that grows a page at a time. The focus goes to the first entry that came. Entries stay in their query's cache,
 * where the document's first data and other changes of the page are too, and so are no `useInfiniteQuery`.
 * @example
 * const { isWhole, button } = useShowMore({ entries: reviews, pageSize: limits.reviewsOnAPage, … });
 * return !isWhole && <Button {...button}>Show more reviews</Button>;
 */
export function useShowMore<E extends Entry>(options: ShowMoreOptions<E>) {
  const { entries, pageSize, fetchPage, onFetched, headingOf, failure } = options;
  const [isWhole, setWhole] = useState(options.isWhole ?? (() => entries.length < pageSize));
  const headingToFocus = useRef<string>(null);
  const last = entries.at(-1);

  const fetching = useAction({
    mutationFn: async () => (last ? fetchPage(last.cursor) : []),
    failure,
    onSuccess(page) {
      const isLast = page.length < pageSize;
      // Where entries move, one may come twice.
      onFetched(
        page.filter(({ id }) => entries.every((entry) => entry.id !== id)),
        isLast,
      );
      setWhole(isLast);
      const goOnAt = page[0] ?? last;
      headingToFocus.current = goOnAt ? headingOf(goOnAt.id) : null;
    },
  });
  const ref = useFocusBack(fetching.isPending);
  // After every render: the entry may reach the page by another one than that which ends the fetch.
  useEffect(() => {
    const heading = headingToFocus.current && document.getElementById(headingToFocus.current);
    if (!heading) return;
    headingToFocus.current = null;
    heading.focus();
  });
  return { isWhole, button: { ref, loading: fetching.isPending, onClick: () => fetching.mutate() } };
}
