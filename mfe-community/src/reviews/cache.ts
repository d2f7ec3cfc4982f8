import type { OwnReview, Review } from '@apologia/contract';
import { queryClient } from '@apologia/kit';
import { myReview, reviewList, reviewSummary } from '../queries.ts';

/** Sets the learner's review in every query that holds it. */
export function setReview(review: OwnReview): void {
  // What is hidden is in no list.
  if (!review.isHidden) {
    queryClient.setQueryData(reviewList.queryKey, (cached) => cached && insertReview(cached, review));
  }
  queryClient.setQueryData(myReview.queryKey, { review });
  invalidateSummary();
}

export function removeReview(id: string): void {
  queryClient.setQueryData(reviewList.queryKey, (cached) => cached?.filter((review) => review.id !== id));
  queryClient.setQueryData(myReview.queryKey, { review: null });
  invalidateSummary();
}

/** The list with a review in its place. It is not read again: its later pages follow on those that are loaded. */
function insertReview(reviews: Review[], review: Review): Review[] {
  if (reviews.some(({ id }) => id === review.id)) {
    return reviews.map((one) => (one.id === review.id ? review : one));
  }
  const place = reviews.findIndex(({ createdAt }) => createdAt < review.createdAt);
  // Older than all that are loaded: it comes with its page.
  if (place === -1 && reviews.length > 0) return reviews;
  return reviews.toSpliced(Math.max(place, 0), 0, review);
}

function invalidateSummary(): void {
  queryClient.invalidateQueries({ queryKey: reviewSummary.queryKey });
}
