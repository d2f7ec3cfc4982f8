import { Skeleton } from '@apologia/kit';
import styles from './Past.module.css';

const places = [1, 2, 3];

export function PastSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your conversations
      </span>
      {places.map((place) => (
        <div key={place} className={styles.entry}>
          <Skeleton className={styles.skeleton} />
        </div>
      ))}
    </div>
  );
}
