import type { Resource, Review } from '@apologia/contract';
import { learnerRead, type Read, visitorRead } from '../read.ts';
import { allResources, newestReviews, type ReviewRow } from './queries.ts';

export const resourceLibrary = (): Read<Resource[]> =>
  learnerRead(
    (db) => [allResources(db)],
    ([rows]) => rows,
  );

export const reviewList = (): Read<Review[]> =>
  visitorRead(
    (db) => [newestReviews(db)],
    ([rows]) => rows.map(reviewOf),
  );

export function reviewOf({ createdAt, ...review }: ReviewRow): Review {
  return { ...review, createdAt: new Date(createdAt).toISOString() };
}
