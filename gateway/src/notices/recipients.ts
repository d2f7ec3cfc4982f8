import type { Db } from '@apologia/db';
import { learners } from '@apologia/db/schema/kernel';
import { noticeSettings } from '@apologia/db/schema/notices';
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { premiumEndingBetween } from '../billing/public.ts';
import { followersAnsweredSince } from '../community/public.ts';
import { issuedSince } from '../courses/public.ts';
import { endingMs } from './sources.ts';

const dayMs = 24 * 60 * 60_000;
/** One mail a day, and a little less: a pass may come early. */
export const gapMs = 20 * 60 * 60_000;
/** What is older was told of, or its learner has not been to be reached since. */
const lateMs = 2 * dayMs;
/** Learners of one pass; the next goes on. */
const most = 100;

const columns = {
  learnerId: learners.id,
  username: learners.username,
  email: learners.email,
  settings: noticeSettings,
};
export type Recipient = {
  learnerId: string;
  username: string;
  email: string;
  settings: typeof noticeSettings.$inferSelect | null;
};

const hasAddress = isNotNull(learners.emailConfirmedAt);
/** What somebody chose, or has without having chosen. */
const wants = (choice: SQLiteColumn) => sql`coalesce(${choice}, 1)`;
/** Not told of it yet, not mailed today, and no reminder on its way that could tell of it. */
const isUntold = (at: SQL.Aliased<number>, now: number) =>
  and(
    sql`${at} > coalesce(${noticeSettings.mailedThrough}, 0)`,
    sql`coalesce(${noticeSettings.mailedAt}, 0) <= ${now - gapMs}`,
    or(isNull(noticeSettings.remindAt), gt(noticeSettings.remindAt, now + gapMs)),
  );

/** Statements of who may be due a mail: for answers, for certificates, for a reminder, for Premium that ends. */
export function recipientStatements(db: Db, now: number) {
  const answered = followersAnsweredSince(db, now - lateMs).as('answered');
  const issued = issuedSince(db, now - lateMs).as('issued');
  const ending = premiumEndingBetween(db, now + endingMs - lateMs, now + endingMs).as('ending');
  return [
    db
      .select(columns)
      .from(answered)
      .innerJoin(learners, eq(learners.id, answered.learnerId))
      .leftJoin(noticeSettings, eq(noticeSettings.learnerId, learners.id))
      .where(and(hasAddress, wants(noticeSettings.mailsAnswers), isUntold(answered.at, now)))
      .limit(most),
    db
      .select(columns)
      .from(issued)
      .innerJoin(learners, eq(learners.id, issued.learnerId))
      .leftJoin(noticeSettings, eq(noticeSettings.learnerId, learners.id))
      .where(and(hasAddress, wants(noticeSettings.mailsCertificates), isUntold(issued.at, now)))
      .limit(most),
    db
      .select(columns)
      .from(noticeSettings)
      .innerJoin(learners, eq(learners.id, noticeSettings.learnerId))
      .where(and(hasAddress, lte(noticeSettings.remindAt, now)))
      .limit(most),
    db
      .select(columns)
      .from(ending)
      .innerJoin(learners, eq(learners.id, ending.learnerId))
      .leftJoin(noticeSettings, eq(noticeSettings.learnerId, learners.id))
      .where(
        and(
          hasAddress,
          wants(noticeSettings.mailsPremium),
          sql`coalesce(${noticeSettings.premiumEndToldOf}, 0) < ${ending.at}`,
        ),
      )
      .limit(most),
  ] as const;
}
