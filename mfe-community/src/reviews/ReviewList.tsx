import { limits } from '@apologia/contract';
import { queryClient, session, useQuery, useSuspenseQuery } from '@apologia/kit';
import { useRef, useState } from 'react';
import { myReview, reviewList, reviewSummary } from '../queries.ts';
import { useFocusAfter } from '../writing/useFocusAfter.ts';
import { MoreReviews } from './MoreReviews.tsx';
import { ReviewEntry } from './ReviewEntry.tsx';
import styles from './ReviewList.module.css';

/** The reviews, the newest first, as many as were asked for. */
export function ReviewList() {
  const { data: reviews } = useSuspenseQuery(reviewList);
  const { data: learner } = useQuery(session);
  // Only listens: see YourReview.
  const { data: mine } = useQuery({ ...myReview, enabled: false });
  const [isWhole, setWhole] = useState(() => isAllThereIs(reviews.length));
  const [goOnAt, setGoOnAt] = useState<string>();
  const goOnHeading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  const last = reviews.at(-1);
  if (!last) {
    return <p className={styles.empty}>No reviews yet. Be the first to share your experience!</p>;
  }
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ReviewEntry
            key={review.id}
            review={review}
            heading={review.id === goOnAt ? goOnHeading : undefined}
            mayReport={Boolean(learner && mine) && review.id !== mine?.review?.id}
          />
        ))}
      </ul>
      {!isWhole && (
        <MoreReviews
          before={last.cursor}
          onCame={(more) => {
            setWhole(more.length < limits.reviewsOnAPage);
            setGoOnAt((more[0] ?? last).id);
            focusAfter(goOnHeading);
          }}
        />
      )}
    </>
  );
}

/** A full page may be the last one; a list that lost a review may go on. The count knows, where it came. */
function isAllThereIs(known: number): boolean {
  const summary = queryClient.getQueryData(reviewSummary.queryKey);
  return summary ? known >= summary.count : known < limits.reviewsOnAPage;
}
