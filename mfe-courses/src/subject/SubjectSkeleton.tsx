import { Skeleton } from '@apologia/kit';
import styles from './SubjectSkeleton.module.css';

/** A group of modules before it is known. */
export function SubjectSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading modules
      </span>
      <Skeleton className={styles.name} />
      {[1, 2, 3].map((entry) => (
        <div key={entry} className={styles.entry}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.text} />
          <Skeleton className={styles.button} />
        </div>
      ))}
    </div>
  );
}
