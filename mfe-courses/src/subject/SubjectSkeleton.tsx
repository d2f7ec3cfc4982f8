import { Skeleton } from '@apologia/kit';
import styles from './SubjectSkeleton.module.css';

/** The groups of a subject before they are known: the first open, the others closed. */
export function SubjectSkeleton() {
  return (
    <div className={styles.groups}>
      <Skeleton className={styles.name} />
      <ModulesSkeleton />
      {[2, 3].map((group) => (
        <Skeleton key={group} className={styles.name} />
      ))}
    </div>
  );
}

/** Modules before they are known. */
export function ModulesSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading modules
      </span>
      {[1, 2].map((entry) => (
        <div key={entry} className={styles.entry}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.text} />
          <Skeleton className={styles.button} />
        </div>
      ))}
    </div>
  );
}
