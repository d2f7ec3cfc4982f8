import { Skeleton } from '@apologia/kit';
import styles from './ReviewSkeleton.module.css';

/** The introduction before it is known. */
export function ReviewSkeleton() {
  return (
    <div className="page page-reading" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your review
      </span>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.lead} />
      <Skeleton className={styles.about} />
      <Skeleton className={styles.button} />
    </div>
  );
}
