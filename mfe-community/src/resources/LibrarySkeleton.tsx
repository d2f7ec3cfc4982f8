import { Skeleton } from '@apologia/kit';
import styles from './Library.module.css';
import entryStyles from './ResourceEntry.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** The shelf before its books arrive. */
export function LibrarySkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the library
      </span>
      <Skeleton width="100%" height="2.75rem" />
      <p className={styles.count} aria-hidden="true">
        &nbsp;
      </p>
      <ul className={styles.shelf} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={entryStyles.entry}>
            <Skeleton width="4rem" height="1.25rem" />
            <Skeleton width="min(38rem, 100%)" height="8.5rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}
