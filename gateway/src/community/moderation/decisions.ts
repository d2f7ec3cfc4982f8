import type { Db } from '@apologia/db';
import { posts, reports, reviews } from '@apologia/db/schema';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';

/** Takes a review, a question or an answer out of sight, and its reports off the list. */
export async function hide(db: Db, id: string, now: number): Promise<boolean> {
  const [hiddenReviews, hiddenPosts] = await db.batch([
    db
      .update(reviews)
      .set({ hiddenAt: now })
      .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
      .returning({ id: reviews.id }),
    db
      .update(posts)
      .set({ hiddenAt: now })
      .where(and(eq(posts.id, id), isNull(posts.hiddenAt)))
      .returning({ id: posts.id }),
    close(db, id, now),
  ]);
  return hiddenReviews.length + hiddenPosts.length > 0;
}

/** Brings back what was hidden, with all that belongs to it. */
export async function restore(db: Db, id: string): Promise<boolean> {
  const [shownReviews, shownPosts] = await db.batch([
    db
      .update(reviews)
      .set({ hiddenAt: null })
      .where(and(eq(reviews.id, id), isNotNull(reviews.hiddenAt)))
      .returning({ id: reviews.id }),
    db
      .update(posts)
      .set({ hiddenAt: null })
      .where(and(eq(posts.id, id), isNotNull(posts.hiddenAt)))
      .returning({ id: posts.id }),
  ]);
  return shownReviews.length + shownPosts.length > 0;
}

/** Takes the reports on something off the list and leaves it in sight. */
export async function dismiss(db: Db, id: string, now: number): Promise<boolean> {
  return (await close(db, id, now)).length > 0;
}

function close(db: Db, id: string, now: number) {
  return db
    .update(reports)
    .set({ closedAt: now })
    .where(and(or(eq(reports.reviewId, id), eq(reports.postId, id)), isNull(reports.closedAt)))
    .returning({ id: reports.id });
}
