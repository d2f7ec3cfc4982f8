import { Skeleton } from '@apologia/kit';
import styles from './Results.module.css';

/** The results before the first answer. */
export function ResultsSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden" role="status">
        Searching
      </span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
