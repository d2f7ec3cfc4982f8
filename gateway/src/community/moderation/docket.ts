import type { ReportReason } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { learners, posts, reports, reviews } from '@apologia/db/schema';
import { asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

/** Something that learners wrote, as a moderator sees it. */
export interface Thing {
  id: string;
  kind: 'review' | 'question' | 'answer';
  writer: string;
  text: string;
  /** The lesson it stands under; a review stands under none. */
  lessonId: string | null;
}

export interface ReportedThing extends Thing {
  /** What each report gives as its reason, the oldest first. */
  reasons: (ReportReason | null)[];
  firstAt: number;
}

const reviewThing = {
  id: reviews.id,
  kind: sql<Thing['kind']>`'review'`,
  writer: learners.username,
  text: reviews.comment,
  lessonId: sql<string | null>`null`,
};
const postThing = {
  id: posts.id,
  kind: sql<Thing['kind']>`iif(${posts.questionId} is null, 'question', 'answer')`,
  writer: learners.username,
  text: posts.text,
  lessonId: sql<string | null>`${posts.lessonId}`,
};

const reviewsAs = <C extends Record<string, SQL>>(db: Db, columns: C) =>
  db
    .select({ ...reviewThing, ...columns })
    .from(reviews)
    .innerJoin(learners, eq(learners.id, reviews.learnerId));
const postsAs = <C extends Record<string, SQL>>(db: Db, columns: C) =>
  db
    .select({ ...postThing, ...columns })
    .from(posts)
    .innerJoin(learners, eq(learners.id, posts.learnerId));

/** What moderators have still to decide on, what waits longest first. */
export async function openReports(db: Db): Promise<ReportedThing[]> {
  const reported = {
    reason: sql<ReportReason | null>`${reports.reason}`,
    at: sql<number>`${reports.createdAt}`,
  };
  const [onReviews, onPosts] = await db.batch([
    reviewsAs(db, reported)
      .innerJoin(reports, eq(reports.reviewId, reviews.id))
      .where(isNull(reports.closedAt))
      .orderBy(asc(reports.createdAt)),
    postsAs(db, reported)
      .innerJoin(reports, eq(reports.postId, posts.id))
      .where(isNull(reports.closedAt))
      .orderBy(asc(reports.createdAt)),
  ]);
  const things = new Map<string, ReportedThing>();
  for (const { reason, at, ...thing } of [...onReviews, ...onPosts]) {
    const known = things.get(thing.id) ?? { ...thing, reasons: [], firstAt: at };
    known.reasons.push(reason);
    things.set(thing.id, known);
  }
  return [...things.values()].sort((one, other) => one.firstAt - other.firstAt);
}

const hiddenShown = 50;

/** What was hidden, the latest first. */
export async function hiddenThings(db: Db): Promise<Thing[]> {
  const [hiddenReviews, hiddenPosts] = await db.batch([
    reviewsAs(db, { at: sql<number>`${reviews.hiddenAt}` })
      .where(isNotNull(reviews.hiddenAt))
      .orderBy(desc(reviews.hiddenAt))
      .limit(hiddenShown),
    postsAs(db, { at: sql<number>`${posts.hiddenAt}` })
      .where(isNotNull(posts.hiddenAt))
      .orderBy(desc(posts.hiddenAt))
      .limit(hiddenShown),
  ]);
  return [...hiddenReviews, ...hiddenPosts].sort((one, other) => other.at - one.at).slice(0, hiddenShown);
}
