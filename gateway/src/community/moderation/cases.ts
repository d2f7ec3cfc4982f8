import { limits, type ReportReason } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { type CaseCause, cases, reports } from '@apologia/db/schema/community';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import { contributions, hasText } from './contributions.ts';

/** How long the text of a case is retained after the decision. */
export const retentionMs = limits.reportedKeptDays * 24 * 60 * 60 * 1000;

/** SQL for whether a contribution has an open case. */
export const isOpen = (thingId: SQLWrapper) =>
  sql`exists (select 1 from ${cases} where thing_id = ${thingId} and closed_at is null)`;

/**
 * SQL for when a new contribution is hidden: at once, where the last decision of moderators on this writer under this lesson
 * was to hide something, else not. So a writer gains nothing by deleting what was hidden and writing it again.
 */
export const initialHiddenAt = (writerId: string, lessonId: string | SQL | null, now: number) =>
  sql<
    number | null
  >`(select iif(outcome = 'hidden', ${now}, null) from ${cases} where writer_id = ${writerId} and lesson_id is ${lessonId} and outcome <> 'left' order by closed_at desc, outcome desc limit 1)`;

interface NewCase {
  cause: CaseCause | SQL;
  reporterId?: string;
  reason?: ReportReason | null;
  now: number;
}

/** Opens a case on each contribution `t` that fits the condition, with its present text. */
export function openCase(db: Db, { cause, reporterId, reason, now }: NewCase, where: SQL) {
  const row = {
    id: crypto.randomUUID(),
    thingId: sql`t.id`,
    kind: sql`t.kind`,
    lessonId: sql`t.lesson_id`,
    writerId: sql`t.writer_id`,
    text: sql`t.text`,
    cause,
    reporterId: reporterId ?? null,
    reason: reason ?? null,
    openedAt: now,
    closedAt: null,
    outcome: null,
  };
  return db.insert(cases).select(sql`${selectColumns(cases, row)} from ${contributions} t where ${where}`);
}

/** Opens a case on the text that a learner has just reported, unless one is open on it already. */
export function openCaseOfReport(db: Db, thingId: string, newCase: Required<Omit<NewCase, 'cause'>>) {
  const isReported = sql`exists (select 1 from ${reports} where ${thingId} in (review_id, post_id) and learner_id = ${newCase.reporterId} and closed_at is null)`;
  return openCase(
    db,
    { ...newCase, cause: 'reported' },
    sql`t.id = ${thingId} and t.text <> '' and ${isReported} and not exists (select 1 from ${cases} where thing_id = t.id and closed_at is null and text = t.text)`,
  );
}

/** SQL for whether the writer of `t` has deleted something under this lesson that was reported and not yet decided on. */
const hasDeletedReported = sql`exists (select 1 from ${cases} c where c.writer_id = t.writer_id and c.lesson_id is t.lesson_id and c.closed_at is null and c.cause = 'reported' and not ${hasText(sql`c.thing_id`)})`;

const hasDecision = (outcomes: SQL, text = sql`text <> ''`) =>
  sql`exists (select 1 from ${cases} where thing_id = t.id and outcome in (${outcomes}) and ${text})`;
const hidden = sql`'hidden'`;
const visible = sql`'left', 'restored'`;
const sameText = sql`text = t.text`;

/**
 * Opens a case on a text that was just written, where moderators have to look at it: it is hidden, they left an earlier text of
 * it visible, or it may repeat what its writer deleted after a report. A decision holds for the text that was read and no other.
 * @param which the condition for the contribution `t`
 */
export function openCaseOfText(db: Db, which: SQL, now: number) {
  const needsDecision = sql`iif(t.hidden_at is null, (${hasDeletedReported} or ${hasDecision(visible)}) and not ${hasDecision(visible, sameText)}, not ${hasDecision(hidden, sameText)})`;
  return openCase(
    db,
    {
      cause: sql`iif(t.hidden_at is not null, 'waiting', iif(${hasDeletedReported}, 'anew', 'changed'))`,
      now,
    },
    sql`${which} and t.text <> '' and ${needsDecision} and not ${isOpen(sql`t.id`)}`,
  );
}

/** Statements that end the retention of texts. A case of something hidden stays, without its text; others are deleted. */
export function sweepCases(db: Db, now: number) {
  const before = now - retentionMs;
  return [
    db.run(
      sql`update ${cases} set text = '' where closed_at < ${before} and outcome <> 'left' and text <> ''`,
    ),
    db.run(sql`delete from ${cases} where closed_at < ${before} and outcome = 'left'`),
    db.run(
      sql`delete from ${cases} where closed_at is null and opened_at < ${before} and not ${hasText(sql`thing_id`)}`,
    ),
  ] as const;
}
