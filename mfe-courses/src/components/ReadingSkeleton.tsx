import { Skeleton } from '@apologia/kit';
import styles from './ReadingSkeleton.module.css';

/** A text before it is known: its label, title, what goes with it, and first paragraphs. */
export function ReadingSkeleton() {
  return (
    <div className="page page-reading" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <Skeleton className={styles.eyebrow} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.meta} />
      {[1, 2, 3].map((paragraph) => (
        <Skeleton key={paragraph} className={styles.paragraph} />
      ))}
    </div>
  );
}
