import { Skeleton } from '@apologia/kit';
import styles from './ReleasesSkeleton.module.css';

/** The apps on their way. */
export function ReleasesSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <div key={i}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.text} />
          <Skeleton className={styles.plots} />
        </div>
      ))}
    </div>
  );
}
