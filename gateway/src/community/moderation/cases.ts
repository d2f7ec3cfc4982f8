import { limits, type ReportReason } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { type CaseCause, cases, reports } from '@apologia/db/schema/community';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { stands, things } from './reportable.ts';

/** How long moderators keep a text that they were asked about, after their decision. */
export const keptMs = limits.reportedKeptDays * 24 * 60 * 60 * 1000;

/** SQL for whether moderators have still to look at this. */
export const isOpen = (thingId: SQLWrapper) =>
  sql`exists (select 1 from ${cases} where thing_id = ${thingId} and closed_at is null)`;

/**
 * SQL for when something new is hidden: at once, where the last that moderators hid or brought back of this
 * writer in this place they hid. Whoever deletes what was hidden gains nothing by writing it again.
 */
export const hiddenFromTheStart = (writerId: string, lessonId: string | SQL | null, now: number) =>
  sql<
    number | null
  >`(select iif(outcome = 'hidden', ${now}, null) from ${cases} where writer_id = ${writerId} and lesson_id is ${lessonId} and outcome <> 'left' order by closed_at desc, outcome desc limit 1)`;

interface Opened {
  cause: CaseCause | SQL;
  reporterId?: string;
  reason?: ReportReason | null;
  now: number;
}

/** Opens a case on the text of things as it reads now. @param where which things, as `t` */
export function openCase(db: Db, { cause, reporterId, reason, now }: Opened, where: SQL) {
  return db.run(
    sql`insert into ${cases} (id, thing_id, kind, lesson_id, writer_id, text, cause, reporter_id, reason, opened_at) select ${crypto.randomUUID()}, t.id, t.kind, t.lesson_id, t.writer_id, t.text, ${cause}, ${reporterId ?? null}, ${reason ?? null}, ${now} from ${things} t where ${where}`,
  );
}

/** Keeps the text that a learner has just reported, unless it is kept already. */
export function openReported(db: Db, thingId: string, opened: Required<Omit<Opened, 'cause'>>) {
  const isReported = sql`exists (select 1 from ${reports} where ${thingId} in (review_id, post_id) and learner_id = ${opened.reporterId} and closed_at is null)`;
  return openCase(
    db,
    { ...opened, cause: 'reported' },
    sql`t.id = ${thingId} and t.text <> '' and ${isReported} and not exists (select 1 from ${cases} where thing_id = t.id and closed_at is null and text = t.text)`,
  );
}

/** SQL for whether something of this writer was reported in this place and is deleted, before moderators could look. */
const hasEscaped = sql`exists (select 1 from ${cases} c where c.writer_id = t.writer_id and c.lesson_id is t.lesson_id and c.closed_at is null and c.cause = 'reported' and not ${stands(sql`c.thing_id`)})`;

const decidedAs = (outcomes: SQL, text = sql`text <> ''`) =>
  sql`exists (select 1 from ${cases} where thing_id = t.id and outcome in (${outcomes}) and ${text})`;
const hidden = sql`'hidden'`;
const inSight = sql`'left', 'restored'`;
const sameText = sql`text = t.text`;

/**
 * Brings what its writer has just written before the moderators: where it is hidden, where they left another
 * text of it in sight, and where it may be written anew what was reported. A decision is about the text that was read.
 * @param which one of the writer's things, as `t`
 */
export function openWritten(db: Db, which: SQL, now: number) {
  const isNews = sql`iif(t.hidden_at is null, (${hasEscaped} or ${decidedAs(inSight)}) and not ${decidedAs(inSight, sameText)}, not ${decidedAs(hidden, sameText)})`;
  return openCase(
    db,
    { cause: sql`iif(t.hidden_at is not null, 'waiting', iif(${hasEscaped}, 'anew', 'changed'))`, now },
    sql`${which} and t.text <> '' and ${isNews} and not ${isOpen(sql`t.id`)}`,
  );
}

/** Forgets texts that were kept for long enough. That something was hidden stays known, its words do not. */
export function sweepCases(db: Db, now: number) {
  const before = now - keptMs;
  return [
    db.run(
      sql`update ${cases} set text = '' where closed_at < ${before} and outcome <> 'left' and text <> ''`,
    ),
    db.run(sql`delete from ${cases} where closed_at < ${before} and outcome = 'left'`),
    db.run(
      sql`delete from ${cases} where closed_at is null and opened_at < ${before} and not ${stands(sql`thing_id`)}`,
    ),
  ] as const;
}
