import { Skeleton } from '@apologia/kit';
import styles from './ChaptersSkeleton.module.css';
import { PassageSkeleton } from './PassageSkeleton.tsx';

/** The page of a passage on its way. It has no heading yet: focus waits for the real one. */
export function ChaptersSkeleton() {
  return (
    <div className="page page-reading">
      <Skeleton className={styles.title} />
      <Skeleton className={styles.field} />
      <PassageSkeleton />
      <PassageSkeleton />
    </div>
  );
}
