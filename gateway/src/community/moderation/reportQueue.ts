import type { ReportReason } from '@apologia/contract';
import type { Db } from '@apologia/db';
import {
  type CaseCause,
  type ContributionKind,
  cases,
  posts,
  reports,
  reviews,
} from '@apologia/db/schema/community';
import { learners } from '@apologia/db/schema/kernel';
import { sql } from 'drizzle-orm';
import { isOpen, retentionMs } from './cases.ts';

/** A review, a question or an answer, as a moderator sees it. */
export interface Contribution {
  id: string;
  kind: ContributionKind;
  writer: string;
  /** The present text; empty where its writer has deleted it. */
  text: string;
  /** The lesson it stands under; a review stands under none. */
  lessonId: string | null;
}

export interface OpenCase extends Contribution {
  cause: CaseCause;
  /** The reason of each report, the oldest first. */
  reasons: (ReportReason | null)[];
  /** Who reported it, and how many of their reports moderators have dismissed. */
  reporters: { name: string; dismissed: number }[];
  /** When the first case was opened. */
  openedAt: number;
  /** The texts on which cases were opened, where they differ from the present one. */
  reportedTexts: string[];
  /** How many other contributions of this writer were hidden. */
  hiddenBefore: number;
}

const writer = sql`(select username from ${learners} where id = c.writer_id) as writer`;
/** Joins the present text, if the contribution still exists. */
const joinPresent = sql`left join ${reviews} r on r.id = c.thing_id left join ${posts} p on p.id = c.thing_id`;
const dismissedCount = (learner: string) =>
  sql.raw(
    `(select count(distinct d.thing_id) from cases d where d.reporter_id = ${learner} and d.outcome = 'left') as dismissed`,
  );

interface CaseRow extends Contribution {
  cause: CaseCause;
  reportedText: string;
  reason: ReportReason | null;
  openedAt: number;
  reporter: string | null;
  dismissed: number;
  hiddenBefore: number;
}
interface ReportRow {
  id: string;
  reason: ReportReason | null;
  reporter: string;
  dismissed: number;
}

/** The open cases, the oldest first. */
export async function openCases(db: Db): Promise<OpenCase[]> {
  const [caseRows, reportRows] = await db.batch([
    db.all<CaseRow>(
      sql`select c.thing_id as id, c.kind, ${writer}, coalesce(r.comment, p.text, '') as text, c.lesson_id as lessonId, c.cause, c.text as reportedText, c.reason, c.opened_at as openedAt, (select username from ${learners} where id = c.reporter_id) as reporter, ${dismissedCount('c.reporter_id')}, (select count(distinct u.thing_id) from ${cases} u where u.writer_id = c.writer_id and u.outcome = 'hidden' and u.thing_id <> c.thing_id) as hiddenBefore from ${cases} c ${joinPresent} where c.closed_at is null order by c.opened_at`,
    ),
    db.all<ReportRow>(
      sql`select coalesce(review_id, post_id) as id, reason, (select username from ${learners} where id = r.learner_id) as reporter, ${dismissedCount('r.learner_id')} from ${reports} r where closed_at is null order by created_at`,
    ),
  ]);
  const byId = new Map<string, OpenCase>();
  for (const { openedAt, reportedText, reason, reporter, dismissed, ...row } of caseRows) {
    const one = byId.get(row.id) ?? { ...row, reasons: [], reporters: [], openedAt, reportedTexts: [] };
    byId.set(row.id, one);
    if (reportedText !== row.text) one.reportedTexts.push(reportedText);
    // Reports are deleted with what they are about; the case still names the first reporter.
    if (row.text === '' && reporter !== null) {
      one.reasons.push(reason);
      one.reporters.push({ name: reporter, dismissed });
    }
  }
  for (const { id, reason, reporter, dismissed } of reportRows) {
    const one = byId.get(id);
    if (!one?.text) continue;
    one.reasons.push(reason);
    one.reporters.push({ name: reporter, dismissed });
  }
  return [...byId.values()];
}

const hiddenMax = 50;

/** The hidden contributions, the latest first. Those that their writers have deleted since are listed during their retention. */
export async function hiddenContributions(
  db: Db,
  at: number,
): Promise<(Contribution & { isDeleted: boolean })[]> {
  const rows = await db.all<Contribution & { isDeleted: number }>(
    sql`select c.thing_id as id, c.kind, ${writer}, coalesce(r.comment, p.text, c.text) as text, c.lesson_id as lessonId, coalesce(r.id, p.id) is null as isDeleted, max(c.closed_at) as at from ${cases} c ${joinPresent} where c.outcome = 'hidden' and not ${isOpen(sql`c.thing_id`)} and (coalesce(r.hidden_at, p.hidden_at) is not null or (coalesce(r.id, p.id) is null and c.closed_at >= ${at - retentionMs} and c.text <> '')) group by c.thing_id order by at desc limit ${hiddenMax}`,
  );
  return rows.map(({ isDeleted, ...row }) => ({ ...row, isDeleted: Boolean(isDeleted) }));
}
