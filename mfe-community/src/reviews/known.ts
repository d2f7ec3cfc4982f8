import type { OwnReview, Review } from '@apologia/contract';
import { queryClient } from '@apologia/kit';
import { myReview, reviewList, reviewSummary } from '../queries.ts';

/** Shows what a learner wrote wherever the page shows it. */
export function keepReview(written: OwnReview): void {
  // What is hidden is in no list.
  if (!written.isHidden) {
    queryClient.setQueryData(reviewList.queryKey, (known) => known && withReview(known, written));
  }
  queryClient.setQueryData(myReview.queryKey, { review: written });
  recount();
}

export function forgetReview(id: string): void {
  queryClient.setQueryData(reviewList.queryKey, (known) => known?.filter((review) => review.id !== id));
  queryClient.setQueryData(myReview.queryKey, { review: null });
  recount();
}

/** The list is not asked for again: its later pages follow on what is known of it. */
function withReview(known: Review[], written: Review): Review[] {
  if (known.some(({ id }) => id === written.id)) {
    return known.map((review) => (review.id === written.id ? written : review));
  }
  const place = known.findIndex(({ createdAt }) => createdAt < written.createdAt);
  // Older than all that is known: it comes with its page.
  if (place === -1 && known.length > 0) return known;
  return known.toSpliced(Math.max(place, 0), 0, written);
}

function recount(): void {
  queryClient.invalidateQueries({ queryKey: reviewSummary.queryKey });
}
