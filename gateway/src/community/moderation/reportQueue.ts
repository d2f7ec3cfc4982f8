import type { ReportReason } from '@apologia/contract';
import type { Db } from '@apologia/db';
import {
  type CaseCause,
  cases,
  posts,
  reports,
  reviews,
  type ThingKind,
} from '@apologia/db/schema/community';
import { learners } from '@apologia/db/schema/kernel';
import { sql } from 'drizzle-orm';
import { isOpen, keptMs } from './cases.ts';

/** Something that learners wrote, as a moderator sees it. */
export interface Thing {
  id: string;
  kind: ThingKind;
  writer: string;
  /** As it reads now; empty where its writer has deleted it. */
  text: string;
  /** The lesson it stands under; a review stands under none. */
  lessonId: string | null;
}

export interface OpenCase extends Thing {
  cause: CaseCause;
  /** What each report gives as its reason, the oldest first. */
  reasons: (ReportReason | null)[];
  /** Who reported it, and how many of their reports moderators have dismissed. */
  reporters: { name: string; dismissed: number }[];
  firstAt: number;
  /** What it said when moderators were asked, where it says something else now. */
  texts: string[];
  /** How many other things of this writer were hidden. */
  upheld: number;
}

const writer = sql`(select username from ${learners} where id = c.writer_id) as writer`;
/** What it says now, if it is still there. */
const now = sql`left join ${reviews} r on r.id = c.thing_id left join ${posts} p on p.id = c.thing_id`;
const dismissedOf = (learner: string) =>
  sql.raw(
    `(select count(distinct d.thing_id) from cases d where d.reporter_id = ${learner} and d.outcome = 'left') as dismissed`,
  );

interface CaseRow extends Thing {
  cause: CaseCause;
  textThen: string;
  reason: ReportReason | null;
  openedAt: number;
  reporter: string | null;
  dismissed: number;
  upheld: number;
}
interface ReportRow {
  id: string;
  reason: ReportReason | null;
  reporter: string;
  dismissed: number;
}

/** What moderators have still to decide on, what waits longest first. */
export async function openCases(db: Db): Promise<OpenCase[]> {
  const [rows, reported] = await db.batch([
    db.all<CaseRow>(
      sql`select c.thing_id as id, c.kind, ${writer}, coalesce(r.comment, p.text, '') as text, c.lesson_id as lessonId, c.cause, c.text as textThen, c.reason, c.opened_at as openedAt, (select username from ${learners} where id = c.reporter_id) as reporter, ${dismissedOf('c.reporter_id')}, (select count(distinct u.thing_id) from ${cases} u where u.writer_id = c.writer_id and u.outcome = 'hidden' and u.thing_id <> c.thing_id) as upheld from ${cases} c ${now} where c.closed_at is null order by c.opened_at`,
    ),
    db.all<ReportRow>(
      sql`select coalesce(review_id, post_id) as id, reason, (select username from ${learners} where id = r.learner_id) as reporter, ${dismissedOf('r.learner_id')} from ${reports} r where closed_at is null order by created_at`,
    ),
  ]);
  const found = new Map<string, OpenCase>();
  for (const { openedAt, textThen, reason, reporter, dismissed, ...row } of rows) {
    const one = found.get(row.id) ?? { ...row, reasons: [], reporters: [], firstAt: openedAt, texts: [] };
    found.set(row.id, one);
    if (textThen !== row.text) one.texts.push(textThen);
    // Reports go with what was reported; who came first is still known.
    if (row.text === '' && reporter !== null) {
      one.reasons.push(reason);
      one.reporters.push({ name: reporter, dismissed });
    }
  }
  for (const { id, reason, reporter, dismissed } of reported) {
    const one = found.get(id);
    if (!one?.text) continue;
    one.reasons.push(reason);
    one.reporters.push({ name: reporter, dismissed });
  }
  return [...found.values()];
}

const hiddenShown = 50;

/** What was hidden, the latest first. What its writer has deleted since is kept for a while. */
export async function hiddenThings(db: Db, at: number): Promise<(Thing & { isDeleted: boolean })[]> {
  const rows = await db.all<Thing & { isDeleted: number }>(
    sql`select c.thing_id as id, c.kind, ${writer}, coalesce(r.comment, p.text, c.text) as text, c.lesson_id as lessonId, coalesce(r.id, p.id) is null as isDeleted, max(c.closed_at) as at from ${cases} c ${now} where c.outcome = 'hidden' and not ${isOpen(sql`c.thing_id`)} and (coalesce(r.hidden_at, p.hidden_at) is not null or (coalesce(r.id, p.id) is null and c.closed_at >= ${at - keptMs} and c.text <> '')) group by c.thing_id order by at desc limit ${hiddenShown}`,
  );
  return rows.map(({ isDeleted, ...row }) => ({ ...row, isDeleted: Boolean(isDeleted) }));
}
