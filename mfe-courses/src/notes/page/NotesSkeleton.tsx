import { Skeleton } from '@apologia/kit';
import styles from './AllNotes.module.css';

/** The notes on their way. */
export function NotesSkeleton() {
  return (
    <>
      <Skeleton className={styles.skeletonBar} />
      {[1, 2, 3].map((one) => (
        <Skeleton key={one} className={styles.skeletonNote} />
      ))}
    </>
  );
}
