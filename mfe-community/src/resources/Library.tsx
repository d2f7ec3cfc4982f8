import { counted, useSuspenseQuery } from '@apologia/kit';
import { useEffect, useRef, useState } from 'react';
import { resourceLibrary } from '../queries.ts';
import { emptyFilter, type Filter, filterResources, writeToAddress } from './filter.ts';
import styles from './Library.module.css';
import { NothingFound } from './NothingFound.tsx';
import { ResourceEntry } from './ResourceEntry.tsx';
import { SearchForm } from './SearchForm.tsx';

/** The shelf, and what narrows it. */
export function Library({ initial }: { initial: Filter }) {
  const { data: resources } = useSuspenseQuery(resourceLibrary);
  const [filter, setFilter] = useState(initial);
  const searchBox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The browser looked for the place before the shelf was there.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
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
    <section aria-labelledby="library">
      <h2 id="library" className="visually-hidden">
        The shelf
      </h2>
      <SearchForm filter={filter} onChange={change} searchBox={searchBox} />
      <p role="status" className={styles.count}>
        {matches.length === resources.length
          ? counted(resources.length, 'resource')
          : `${matches.length} of ${counted(resources.length, 'resource')}`}
      </p>
      {matches.length > 0 ? (
        <ul className={styles.shelf}>
          {matches.map((resource) => (
            <ResourceEntry key={resource.id} resource={resource} />
          ))}
        </ul>
      ) : (
        <NothingFound filter={filter} onClear={clear} />
      )}
    </section>
  );
}
