import type { ReportReason } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { posts, reports, reviews } from '@apologia/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/viewer.ts';

/** Whose review it is; no row where there is none that the viewer may see. */
export function reviewAccess(db: Db, viewer: Viewer, id: string) {
  return db
    .select({
      id: reviews.id,
      isOwn: sql<boolean>`${reviews.learnerId} = ${viewer.learnerId}`.mapWith(Boolean),
    })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)));
}

interface Reported {
  learnerId: string;
  id: string;
  reason: ReportReason | null;
  now: number;
}

/**
 * Writes down that a learner reported another's review, question or answer: once, until a moderator has decided on it.
 * It may be changed after that, and reported anew.
 */
export function report(db: Db, { learnerId, id, reason, now }: Reported) {
  const values = sql`${crypto.randomUUID()}, ${learnerId}, id, ${reason}, ${now}`;
  const others = sql`id = ${id} and learner_id <> ${learnerId} on conflict do update set reason = excluded.reason, created_at = excluded.created_at, closed_at = null where closed_at is not null`;
  return [
    db.run(
      sql`insert into ${reports} (id, learner_id, review_id, reason, created_at) select ${values} from ${reviews} where ${others}`,
    ),
    db.run(
      sql`insert into ${reports} (id, learner_id, post_id, reason, created_at) select ${values} from ${posts} where ${others}`,
    ),
  ] as const;
}
