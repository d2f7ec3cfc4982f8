import { Skeleton } from '@apologia/kit';
import styles from './Debrief.module.css';

const places = [1, 2, 3, 4, 5];

/** Five moves before it is known which were made. */
export function DebriefSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Looking back on your conversation
      </span>
      <Skeleton className={styles.skeleton} />
      {places.map((place) => (
        <div key={place} className={styles.entry}>
          <Skeleton className={styles.skeletonEntry} />
        </div>
      ))}
    </div>
  );
}
