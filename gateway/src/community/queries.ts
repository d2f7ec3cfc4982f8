import { limits, type Place } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { resources, reviewCounts, reviews, savedResources } from '@apologia/db/schema/community';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { hasAnsweredModuleQuiz } from '../courses/public.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import { qualified } from '../kernel/read/qualified.ts';
import { initialHiddenAt, isOpen, openCaseOfText } from './moderation/cases.ts';
import { userNameOf } from './userNameOf.ts';

/** The library in the order of its curators, and which resources the viewer saved. */
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

/** The resources that belong to a lesson. */
export function shelfOf(db: Db, lessonId: string) {
  return db
    .select({ id: resources.id, title: resources.title, author: resources.author })
    .from(resources)
    .where(sql`exists (select 1 from json_each(${resources.lessons}) where value = ${lessonId})`)
    .orderBy(asc(resources.position));
}

/** The resource, if the library has it. */
export function resourceById(db: Db, id: string) {
  return db.select({ id: resources.id }).from(resources).where(eq(resources.id, id));
}

/** Saves a resource for a learner, or removes it from their saved ones. */
export function setSaved(
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

/** The columns of a review that anyone may read. */
const reviewColumns = {
  id: reviews.id,
  userName: userNameOf(reviews.learnerId),
  rating: reviews.rating,
  comment: reviews.comment,
  createdAt: reviews.createdAt,
  hasCompletedModule: hasAnsweredModuleQuiz(reviews.learnerId),
};

/** A page of reviews, the newest first. @param before the last review of the page before */
export function newestReviews(db: Db, before: Place | null) {
  return db
    .select(reviewColumns)
    .from(reviews)
    .where(
      and(
        isNull(reviews.hiddenAt),
        before ? sql`(${reviews.createdAt}, ${reviews.id}) < (${before.at}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limits.reviewsOnAPage);
}
export type ReviewRow = Awaited<ReturnType<typeof newestReviews>>[number];

/** The viewer's own review, hidden or not. */
export function ownReview(db: Db, viewer: Viewer) {
  const isHidden = sql<boolean>`${reviews.hiddenAt} is not null`.mapWith(Boolean);
  const isWaiting =
    sql<boolean>`${reviews.hiddenAt} is not null and ${isOpen(qualified(reviews.id))}`.mapWith(Boolean);
  return db
    .select({ ...reviewColumns, isHidden, isWaiting })
    .from(reviews)
    .where(eq(reviews.learnerId, viewer.learnerId));
}

export function reviewCountsByRating(db: Db) {
  return db.select({ rating: reviewCounts.rating, count: reviewCounts.count }).from(reviewCounts);
}

/**
 * Inserts a learner's review or updates it: an updated one stays in its place in the list, and stays hidden if it was.
 * A new review after a hidden one is hidden until a moderator has decided.
 */
export function upsertReview(db: Db, review: typeof reviews.$inferInsert) {
  const { rating, comment, learnerId, createdAt } = review;
  const hiddenAt = initialHiddenAt(learnerId, null, createdAt);
  return [
    db
      .insert(reviews)
      .values({ ...review, hiddenAt })
      .onConflictDoUpdate({ target: reviews.learnerId, set: { rating, comment } }),
    openCaseOfText(db, sql`t.kind = 'review' and t.writer_id = ${learnerId}`, createdAt),
  ] as const;
}

export function deleteReview(db: Db, learnerId: string) {
  return db.delete(reviews).where(eq(reviews.learnerId, learnerId));
}
