import { RegionBoundary } from '@apologia/kit';
import { Review } from '../daily-review/Review.tsx';
import { ReviewSkeleton } from '../daily-review/ReviewSkeleton.tsx';

export default function DailyReview() {
  return (
    <RegionBoundary skeleton={<ReviewSkeleton />}>
      <Review />
    </RegionBoundary>
  );
}
