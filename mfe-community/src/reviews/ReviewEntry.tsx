import type { Review } from '@apologia/contract';
import type { Ref } from 'react';
import styles from './ReviewList.module.css';
import { ReviewComment, ReviewFacts } from './ReviewParts.tsx';

/** One review of the list, under the name of its writer. */
export function ReviewEntry({ review, heading }: { review: Review; heading?: Ref<HTMLHeadingElement> }) {
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1} className={styles.name}>
          {review.userName}
        </h3>
        <ReviewFacts review={review} />
      </div>
      <ReviewComment review={review} />
    </li>
  );
}
