import { Skeleton } from '@apologia/kit';
import styles from './Plans.module.css';

/** The two plans before it is known what the learner has. */
export function PlansSkeleton() {
  return (
    <div className={styles.plans} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your subscription
      </span>
      <Skeleton className={styles.outline} />
      <Skeleton className={styles.outline} />
    </div>
  );
}
