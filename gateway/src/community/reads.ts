import {
  cursorOf,
  type OwnReview,
  placeIn,
  type Resource,
  type Review,
  type ReviewSummary,
} from '@apologia/contract';
import { lessonTitlesFor as openLessonTitles } from '../courses/public.ts';
import { learnerRead, type Read, sharedRead, visitorRead } from '../kernel/read/read.ts';
import { allResources, newestReviews, ownReview, type ReviewRow, reviewCountsByRating } from './queries.ts';

export const resourceLibrary = (): Read<Resource[]> =>
  learnerRead(
    (db, viewer) => [allResources(db, viewer), openLessonTitles(db, viewer)],
    ([rows, lessons]) => {
      const titles = new Map(lessons.map(({ id, title }) => [id, title]));
      return rows.map((row) => ({
        ...row,
        lessons: row.lessons.flatMap((id) => {
          const title = titles.get(id);
          return title ? [{ id, title }] : [];
        }),
      }));
    },
  );

/** A page of reviews. @param before the cursor of the last review of the page before */
export const reviewList = (before?: string): Read<Review[]> =>
  sharedRead(
    'reviews',
    (db) => [newestReviews(db, placeIn(before))],
    ([rows]) => rows.map(reviewOf),
  );

export const reviewSummary = (): Read<ReviewSummary> =>
  sharedRead(
    'reviews',
    (db) => [reviewCountsByRating(db)],
    ([rows]) => {
      const countOf = (rating: number) => rows.find((row) => row.rating === rating)?.count ?? 0;
      const distribution: ReviewSummary['distribution'] = [
        countOf(1),
        countOf(2),
        countOf(3),
        countOf(4),
        countOf(5),
      ];
      const count = distribution.reduce((sum, one) => sum + one, 0);
      const stars = distribution.reduce((sum, one, i) => sum + one * (i + 1), 0);
      return { count, average: count ? Math.round((10 * stars) / count) / 10 : 0, distribution };
    },
  );

export const myReview = (): Read<{ review: OwnReview | null }> =>
  learnerRead(
    (db, viewer) => [ownReview(db, viewer)],
    ([[row]]) => ({ review: row ? reviewOf(row) : null }),
  );

/** The same for a page that anyone may open: a visitor has no review. */
export const maybeMyReview = (): Read<{ review: OwnReview | null } | null> =>
  visitorRead(
    (db, viewer) => [ownReview(db, viewer)],
    ([[row]], learner) => learner && { review: row ? reviewOf(row) : null },
  );

/** A review in the contract's form. */
export function reviewOf<R extends ReviewRow>(
  row: R,
): Omit<R, 'createdAt'> & Pick<Review, 'createdAt' | 'cursor'> {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    cursor: cursorOf({ at: row.createdAt, id: row.id }),
  };
}
