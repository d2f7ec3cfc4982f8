import { limits, type ReportReason } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { cases, posts, reports, reviews } from '@apologia/db/schema/community';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import { openCaseOfReport } from './cases.ts';
import { contributions } from './contributions.ts';

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

interface NewReport {
  learnerId: string;
  id: string;
  reason: ReportReason | null;
  now: number;
}

/**
 * Inserts a learner's report of another's review, question or answer, and opens a case on its text: once, until a moderator
 * has decided on it. The same learner may report it again after it has changed.
 */
export function insertReport(db: Db, { learnerId, id, reason, now }: NewReport) {
  const row = { id: crypto.randomUUID(), learnerId, reason, createdAt: now, closedAt: null };
  const onReview = selectColumns(reports, { ...row, reviewId: reviews.id, postId: null });
  const onPost = selectColumns(reports, { ...row, reviewId: null, postId: posts.id });
  const openReports = sql`(select count(*) from ${reports} where learner_id = ${learnerId} and closed_at is null)`;
  const isReportable = sql`id = ${id} and learner_id <> ${learnerId} and hidden_at is null and ${openReports} < ${limits.openReportsMax}`;
  const reopened = {
    set: { reason, createdAt: now, closedAt: null },
    setWhere: sql`${reports.closedAt} is not null and not ${isDecided(id)}`,
  };
  return [
    db
      .insert(reports)
      .select(sql`${onReview} from ${reviews} where ${isReportable}`)
      .onConflictDoUpdate({ target: [reports.reviewId, reports.learnerId], ...reopened }),
    db
      .insert(reports)
      .select(sql`${onPost} from ${posts} where ${isReportable} and text <> ''`)
      .onConflictDoUpdate({ target: [reports.postId, reports.learnerId], ...reopened }),
    openCaseOfReport(db, id, { reporterId: learnerId, reason, now }),
    reportState(db, learnerId, id),
  ] as const;
}

/** SQL for whether moderators have left the present text visible. */
const isDecided = (id: string) =>
  sql`exists (select 1 from ${cases} c, ${contributions} t where t.id = ${id} and c.thing_id = ${id} and c.outcome in ('left', 'restored') and c.text = t.text)`;

/** Whether the learner's report is open, moderators have decided already, and the contribution is visible. */
function reportState(db: Db, learnerId: string, id: string) {
  const own = sql`select 1 from ${reports} where ${id} in (review_id, post_id) and learner_id = ${learnerId}`;
  return db.all<{ isOpen: number; isDecided: number; isVisible: number }>(
    sql`select exists (${own} and closed_at is null) as isOpen, exists (${own} and closed_at is not null) and ${isDecided(id)} as isDecided, exists (select 1 from ${contributions} t where t.id = ${id} and t.text <> '' and t.hidden_at is null) as isVisible`,
  );
}
