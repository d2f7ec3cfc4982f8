import { counted, useSuspenseQuery } from '@apologia/kit';
import { useEffect, useRef, useState } from 'react';
import { resourceLibrary } from '../queries.ts';
import styles from './Library.module.css';
import { NothingFound } from './NothingFound.tsx';
import { ResourceEntry } from './ResourceEntry.tsx';
import { SearchForm } from './SearchForm.tsx';
import { anything, findResources, keepInAddress, type Wanted } from './wanted.ts';

/** The shelf, and what narrows it. */
export function Library({ initial }: { initial: Wanted }) {
  const { data: resources } = useSuspenseQuery(resourceLibrary);
  const [wanted, setWanted] = useState(initial);
  const searchBox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The browser looked for the place before the shelf was there.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  const found = findResources(resources, wanted);

  const change = (next: Wanted) => {
    setWanted(next);
    keepInAddress(next);
  };
  const clear = () => {
    change(anything);
    searchBox.current?.focus();
  };

  return (
    <section aria-labelledby="library">
      <h2 id="library" className="visually-hidden">
        The shelf
      </h2>
      <SearchForm wanted={wanted} onChange={change} searchBox={searchBox} />
      <p role="status" className={styles.count}>
        {found.length === resources.length
          ? counted(resources.length, 'resource')
          : `${found.length} of ${counted(resources.length, 'resource')}`}
      </p>
      {found.length > 0 ? (
        <ul className={styles.shelf}>
          {found.map((resource) => (
            <ResourceEntry key={resource.id} resource={resource} />
          ))}
        </ul>
      ) : (
        <NothingFound wanted={wanted} onClear={clear} />
      )}
    </section>
  );
}
