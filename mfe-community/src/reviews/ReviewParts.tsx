import type { Review } from '@apologia/contract';
import { useDay } from '@apologia/kit';
import { Check } from 'lucide-react';
import styles from './ReviewParts.module.css';
import { Stars } from './Stars.tsx';

/** The stars and the day of a review, and whether its writer has completed a module. */
export function ReviewFacts({ review: { rating, createdAt, hasCompletedModule } }: { review: Review }) {
  const day = useDay();
  return (
    <>
      <Stars rating={rating} />
      {hasCompletedModule && (
        <span className={styles.completed}>
          <Check size={14} strokeWidth={2.6} aria-hidden="true" />
          Completed a module
        </span>
      )}
      <time className={styles.day} dateTime={createdAt}>
        {day(createdAt)}
      </time>
    </>
  );
}

/** The words of a review, as text in whichever direction they run. */
export function ReviewComment({ review: { comment } }: { review: Review }) {
  return (
    <p className={styles.comment} dir="auto">
      {comment}
    </p>
  );
}
