import { Skeleton } from '@apologia/kit';
import styles from './Discussion.module.css';

export function QuestionsSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the discussion
      </span>
      <h2>Discussion</h2>
      <Skeleton className={styles.waiting} />
    </div>
  );
}
