import { Skeleton } from '@apologia/kit';
import styles from './DashboardSkeleton.module.css';

/** The dashboard before it is known: title, subtitle, where to go on, four tiles. */
export function DashboardSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your dashboard
      </span>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.subtitle} />
      <Skeleton className={styles.resume} />
      <div className={styles.tiles}>
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className={styles.tile} />
        ))}
      </div>
    </div>
  );
}
