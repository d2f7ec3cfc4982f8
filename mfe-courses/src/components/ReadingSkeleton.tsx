import { Skeleton } from '@apologia/kit';
import styles from './ReadingSkeleton.module.css';

/** A text before it is known: its label, title and first paragraphs. */
export function ReadingSkeleton({ measure }: { measure: 'wide' | 'reading' }) {
  return (
    <div className={`page page-${measure}`} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <Skeleton className={styles.eyebrow} />
      <Skeleton className={styles.title} />
      {[1, 2, 3].map((paragraph) => (
        <Skeleton key={paragraph} className={styles.paragraph} />
      ))}
    </div>
  );
}
