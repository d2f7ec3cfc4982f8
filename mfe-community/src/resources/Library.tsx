import { counted, useHydrated, useLocation, useSuspenseQuery } from '@apologia/kit';
import { useEffect, useRef, useState } from 'react';
import { resourceLibrary } from '../queries.ts';
import { emptyFilter, type Filter, filterResources, writeToAddress } from './filter.ts';
import styles from './Library.module.css';
import { NothingFound } from './NothingFound.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Shelf } from './Shelf.tsx';

/** The shelf, and what narrows it. */
export function Library({ initial }: { initial: Filter }) {
  const { data: resources } = useSuspenseQuery(resourceLibrary);
  const [filter, setFilter] = useState(initial);
  const searchBox = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  // The server knows of no hash, and rendered no row open.
  const named = useHydrated() ? hash.slice(1) : '';
  useEffect(() => {
    // The browser looked for the place before the shelf was there.
    document.getElementById(named)?.scrollIntoView();
  }, [named]);
  const matches = filterResources(resources, filter);

  const change = (next: Filter) => {
    setFilter(next);
    writeToAddress(next);
  };
  const clear = () => {
    change(emptyFilter);
    searchBox.current?.focus();
  };

  return (
    <section aria-label="The shelf">
      <SearchForm filter={filter} onChange={change} searchBox={searchBox} />
      <p role="status" className={styles.count}>
        {matches.length === resources.length
          ? counted(resources.length, 'resource')
          : `${matches.length} of ${counted(resources.length, 'resource')}`}
      </p>
      {matches.length > 0 ? (
        <Shelf resources={matches} named={named} />
      ) : (
        <NothingFound filter={filter} onClear={clear} />
      )}
    </section>
  );
}
