import type { Review } from '@apologia/contract';
import { counted, day, useSuspenseQuery } from '@apologia/kit';
import { reviewList } from '../queries.ts';
import styles from './ReviewList.module.css';
import { Stars } from './Stars.tsx';

/** Every review, the newest first, as the gateway gives them. */
export function ReviewList() {
  const { data: reviews } = useSuspenseQuery(reviewList);
  if (reviews.length === 0) {
    return <p className={styles.empty}>No reviews yet. Be the first to share your experience!</p>;
  }
  return (
    <>
      <p className={styles.average}>
        {averageOf(reviews)} of 5 on average, from {counted(reviews.length, 'review')}
      </p>
      <ul>
        {reviews.map((review) => (
          <Entry key={review.id} review={review} />
        ))}
      </ul>
    </>
  );
}

function Entry({ review: { userName, rating, comment, createdAt } }: { review: Review }) {
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.name}>{userName}</h3>
        <Stars rating={rating} />
        <time className={styles.day} dateTime={createdAt}>
          {day(createdAt)}
        </time>
      </div>
      <p className={styles.comment} dir="auto">
        {comment}
      </p>
    </li>
  );
}

/** @example '4.6' */
function averageOf(reviews: Review[]): string {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return (sum / reviews.length).toFixed(1);
}
