import { Skeleton } from '@apologia/kit';
import shelf from './Library.module.css';
import styles from './LibrarySkeleton.module.css';
import entry from './ResourceEntry.module.css';
import form from './SearchForm.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** The shelf before its books arrive. */
export function LibrarySkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the library
      </span>
      <div className={form.form}>
        <Skeleton className={styles.box} />
        <Skeleton className={styles.types} />
      </div>
      <p className={shelf.count} aria-hidden="true">
        &nbsp;
      </p>
      <ul className={shelf.shelf} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={entry.entry}>
            <Skeleton className={styles.type} />
            <Skeleton className={styles.work} />
          </li>
        ))}
      </ul>
    </div>
  );
}
