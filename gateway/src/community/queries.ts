import type { Db } from '@apologia/db';
import { learners, resources, reviews } from '@apologia/db/schema';
import { asc, desc, eq } from 'drizzle-orm';

/** How many reviews the page shows. */
const newestCount = 200;

/** The library in the order of its curators. */
export function allResources(db: Db) {
  return db
    .select({
      id: resources.id,
      title: resources.title,
      author: resources.author,
      type: resources.type,
      year: resources.year,
      description: resources.description,
    })
    .from(resources)
    .orderBy(asc(resources.position), asc(resources.id));
}

export function newestReviews(db: Db) {
  return db
    .select({
      id: reviews.id,
      userName: learners.username,
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(learners, eq(learners.id, reviews.learnerId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(newestCount);
}
export type ReviewRow = Awaited<ReturnType<typeof newestReviews>>[number];

export function insertReview(db: Db, review: typeof reviews.$inferInsert) {
  return db.insert(reviews).values(review);
}
