import { limits, type ReportReason } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { cases, posts, reports, reviews } from '@apologia/db/schema/community';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { openReported } from './cases.ts';
import { things } from './reportable.ts';

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
 * Writes down that a learner reported another's review, question or answer, and keeps its text: once, until a moderator
 * has decided on it. After that again where it has been changed, and by others.
 */
export function report(db: Db, { learnerId, id, reason, now }: Reported) {
  const values = sql`${crypto.randomUUID()}, ${learnerId}, id, ${reason}, ${now}`;
  const waiting = sql`(select count(*) from ${reports} where learner_id = ${learnerId} and closed_at is null)`;
  const may = sql`id = ${id} and learner_id <> ${learnerId} and hidden_at is null and ${waiting} < ${limits.openReportsMax}`;
  const anew = sql`on conflict do update set reason = excluded.reason, created_at = excluded.created_at, closed_at = null where closed_at is not null and not ${isDecided(id)}`;
  return [
    db.run(
      sql`insert into ${reports} (id, learner_id, review_id, reason, created_at) select ${values} from ${reviews} where ${may} ${anew}`,
    ),
    db.run(
      sql`insert into ${reports} (id, learner_id, post_id, reason, created_at) select ${values} from ${posts} where ${may} and text <> '' ${anew}`,
    ),
    openReported(db, id, { reporterId: learnerId, reason, now }),
    reportState(db, learnerId, id),
  ] as const;
}

/** SQL for whether moderators have left in sight what it says now. */
const isDecided = (id: string) =>
  sql`exists (select 1 from ${cases} c, ${things} t where t.id = ${id} and c.thing_id = ${id} and c.outcome in ('left', 'restored') and c.text = t.text)`;

/** What has become of it: it waits for the moderators, they have already decided, or there is nothing to report. */
function reportState(db: Db, learnerId: string, id: string) {
  const own = sql`select 1 from ${reports} where ${id} in (review_id, post_id) and learner_id = ${learnerId}`;
  return db.all<{ isOpen: number; isDecided: number; stands: number }>(
    sql`select exists (${own} and closed_at is null) as isOpen, exists (${own} and closed_at is not null) and ${isDecided(id)} as isDecided, exists (select 1 from ${things} t where t.id = ${id} and t.text <> '' and t.hidden_at is null) as stands`,
  );
}
