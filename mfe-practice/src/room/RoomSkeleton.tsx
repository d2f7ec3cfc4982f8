import { Skeleton } from '@apologia/kit';
import styles from './RoomSkeleton.module.css';

/** The panel before it is known whether a conversation is in progress. */
export function RoomSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your practice room
      </span>
      <Skeleton className={styles.panel} />
    </div>
  );
}
