import { Skeleton } from '@apologia/kit';
import study from './Study.module.css';
import styles from './StudySkeleton.module.css';

/** The week and the review before they are known. */
export function StudySkeleton() {
  return (
    <div className={study.parts} aria-busy="true">
      <div>
        <span className="visually-hidden" role="status">
          Loading your week
        </span>
        <Skeleton className={styles.week} />
      </div>
      <div>
        <Skeleton className={styles.review} />
      </div>
    </div>
  );
}
