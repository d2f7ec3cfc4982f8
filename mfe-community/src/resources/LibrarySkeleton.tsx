import { Skeleton } from '@apologia/kit';
import shelf from './Library.module.css';
import styles from './LibrarySkeleton.module.css';
import entry from './ResourceEntry.module.css';
import form from './SearchForm.module.css';

const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** The shelf before its books arrive. */
export function LibrarySkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the library
      </span>
      <div className={form.form}>
        <Skeleton className={styles.box} />
        <Skeleton className={styles.filters} />
      </div>
      <p className={shelf.count} aria-hidden="true">
        &nbsp;
      </p>
      <div className={shelf.group} aria-hidden="true">
        <Skeleton className={styles.heading} />
        <ul className={shelf.shelf}>
          {places.map((place) => (
            <li key={place} className={entry.entry}>
              <div className={entry.kind}>
                <Skeleton className={styles.type} />
              </div>
              <Skeleton className={styles.work} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
