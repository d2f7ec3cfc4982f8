import type { Review } from '@apologia/contract';
import { Report } from '../moderation/Report.tsx';
import actions from '../writing/Actions.module.css';
import styles from './ReviewList.module.css';
import { ReviewComment, ReviewFacts } from './ReviewParts.tsx';

interface ReviewEntryProps {
  review: Review;
  /** Whether the reader is a learner who did not write the review. */
  mayReport: boolean;
}

/** The id of the heading that names a review's writer. */
export const headingOf = (id: string) => `review-${id}`;

/** One review of the list, under the name of its writer. */
export function ReviewEntry({ review, mayReport }: ReviewEntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 id={headingOf(review.id)} tabIndex={-1} className={styles.name}>
          {review.userName}
        </h3>
        <ReviewFacts review={review} />
      </div>
      <ReviewComment review={review} />
      {mayReport && (
        <div className={actions.row}>
          <Report id={review.id} what={`${review.userName}’s review`} />
        </div>
      )}
    </li>
  );
}
