import { Skeleton } from '@apologia/kit';
import overview from './ModuleOverview.module.css';
import styles from './ModuleSkeleton.module.css';

/** A module before it is known: its subject, title, description, lessons and introduction. */
export function ModuleSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <Skeleton className={styles.eyebrow} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.lead} />
      <Skeleton className={styles.meta} />
      <div className={overview.columns}>
        <Skeleton className={styles.contents} />
        <Skeleton className={styles.text} />
      </div>
    </div>
  );
}
