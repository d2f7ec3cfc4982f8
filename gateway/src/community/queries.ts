import type { Db } from '@apologia/db';
import { learners, resources, reviews, savedResources } from '@apologia/db/schema';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../access/viewer.ts';

/** How many reviews the page shows. */
const newestCount = 200;

/** The library in the order of its curators, with what the viewer put aside. */
export function allResources(db: Db, viewer: Viewer) {
  return db
    .select({
      id: resources.id,
      title: resources.title,
      author: resources.author,
      type: resources.type,
      year: resources.year,
      level: resources.level,
      subjects: resources.subjects,
      where: resources.where,
      description: resources.description,
      lessons: resources.lessons,
      isSaved: sql<boolean>`${savedResources.savedAt} is not null`.mapWith(Boolean),
    })
    .from(resources)
    .leftJoin(
      savedResources,
      and(eq(savedResources.resourceId, resources.id), eq(savedResources.learnerId, viewer.learnerId)),
    )
    .orderBy(asc(resources.position), asc(resources.id));
}

/** The works that go with a lesson. */
export function shelfOf(db: Db, lessonId: string) {
  return db
    .select({ id: resources.id, title: resources.title, author: resources.author })
    .from(resources)
    .where(sql`exists (select 1 from json_each(${resources.lessons}) where value = ${lessonId})`)
    .orderBy(asc(resources.position));
}

/** Whether the library has this work. */
export function resourceWith(db: Db, id: string) {
  return db.select({ id: resources.id }).from(resources).where(eq(resources.id, id));
}

/** Puts a work aside for a learner, or back. */
export function putAside(
  db: Db,
  {
    learnerId,
    resourceId,
    saved,
    now,
  }: { learnerId: string; resourceId: string; saved: boolean; now: number },
) {
  if (saved) {
    return db.insert(savedResources).values({ learnerId, resourceId, savedAt: now }).onConflictDoNothing();
  }
  return db
    .delete(savedResources)
    .where(and(eq(savedResources.learnerId, learnerId), eq(savedResources.resourceId, resourceId)));
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
