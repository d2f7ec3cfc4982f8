import { community, limits } from '@apologia/contract';
import { Button, call, queryClient, session, useQuery, useSuspenseQuery } from '@apologia/kit';
import { useShowMore } from '@apologia/kit/showMore';
import { EmptyMark } from '../EmptyMark.tsx';
import { myReview, reviewList, reviewSummary } from '../queries.ts';
import { headingOf, ReviewEntry } from './ReviewEntry.tsx';
import styles from './ReviewList.module.css';

/** The reviews that are loaded, the newest first. */
export function ReviewList() {
  const { data: reviews } = useSuspenseQuery(reviewList);
  const { data: learner } = useQuery(session);
  // Only listens: see YourReview.
  const { data: mine } = useQuery({ ...myReview, enabled: false });
  const { isWhole, button } = useShowMore({
    entries: reviews,
    pageSize: limits.reviewsOnAPage,
    isWhole: () => isAllThereIs(reviews.length),
    fetchPage: (before) => call(community.reviews, { query: { before } }),
    onFetched: (added) =>
      queryClient.setQueryData(reviewList.queryKey, (cached = []) => [...cached, ...added]),
    headingOf,
    failure: 'More reviews could not be loaded. Please try again.',
  });
  if (reviews.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyMark mark="quill" />
        <p>No reviews yet. Be the first to share your experience!</p>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ReviewEntry
            key={review.id}
            review={review}
            mayReport={Boolean(learner && mine) && review.id !== mine?.review?.id}
          />
        ))}
      </ul>
      {!isWhole && (
        <Button {...button} size="3" variant="soft" className={styles.more}>
          Show more reviews
        </Button>
      )}
    </>
  );
}

/** A full page may be the last one; a list that lost a review may go on. The count tells, where it is loaded. */
function isAllThereIs(count: number): boolean {
  const summary = queryClient.getQueryData(reviewSummary.queryKey);
  return summary ? count >= summary.count : count < limits.reviewsOnAPage;
}
