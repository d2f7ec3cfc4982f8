import type { Db } from '@apologia/db';
import { learners } from '@apologia/db/schema/kernel';
import { outbox } from '@apologia/db/schema/mail';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { qualified } from '../../kernel/read/qualified.ts';
import type { SmtpError } from '../smtp/smtpError.ts';

const minuteMs = 60_000;
/** How long a mail is left to whoever has claimed it: longer than an attempt may take. */
export const leaseMs = 3 * minuteMs;
/** How long a mail is tried. */
export const giveUpMs = 24 * 60 * minuteMs;

/** When a mail is tried again: after one minute, two, four, and at last every four hours. */
export const retryAt = (attempts: number, now: number) => now + Math.min(2 ** (attempts - 1), 240) * minuteMs;

/**
 * What may go out. Mails to a learner wait until the address is confirmed: it may be a stranger's. Those that are composed when they are
 * sent go anywhere; they are what confirms an address. So do those that learners write to whoever runs the academy.
 */
const isSendable = sql`(${qualified(outbox.learnerId)} is null or ${qualified(outbox.purpose)} = 'support' or json_extract(${qualified(outbox.message)}, '$.compose') is not null
  or exists (select 1 from ${learners} where ${qualified(learners.id)} = ${qualified(outbox.learnerId)} and ${qualified(learners.email)} = ${qualified(outbox.recipient)} and ${qualified(learners.emailConfirmedAt)} is not null))`;

export type ClaimedMail = typeof outbox.$inferSelect;

/** Takes the mail that has been due for longest, for as long as the lease: nobody else sends it meanwhile. */
export async function claimMail(db: Db, now: number): Promise<ClaimedMail | undefined> {
  const next = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(lte(outbox.dueAt, now), isSendable))
    .orderBy(asc(outbox.dueAt))
    .limit(1);
  const [claimed] = await db
    .update(outbox)
    .set({ dueAt: now + leaseMs, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.key, next))
    .returning();
  return claimed;
}

/** The row as it was claimed: what came of an attempt is written only while nobody has begun another. */
const asClaimed = ({ key, attempts }: ClaimedMail) => and(eq(outbox.key, key), eq(outbox.attempts, attempts));

/** Whose mail it was is known at the latest when it is sent: it is deleted with their account. */
const ownedBy = ({ to, learnerId }: Owner) => ({ recipient: to, learnerId });
type Owner = { to: string; learnerId: string | null };

/** What a mail said is not kept once it is the server's. */
export const markSent = (db: Db, mail: ClaimedMail, owner: Owner, now: number) =>
  db
    .update(outbox)
    .set({ ...ownedBy(owner), sentAt: now, dueAt: null, message: null, written: null, error: null })
    .where(asClaimed(mail));

export function markFailed(db: Db, mail: ClaimedMail, owner: Owner, failure: SmtpError, now: number) {
  const dueAt = retryAt(mail.attempts, now);
  // What a learner wrote is kept until somebody has it: what is wrong with the address is the academy's to mend.
  const isOver = mail.purpose !== 'support' && (failure.isFinal || dueAt > mail.createdAt + giveUpMs);
  const error = failure.message;
  return db
    .update(outbox)
    .set({ ...ownedBy(owner), error, ...(isOver ? { failedAt: now, dueAt: null } : { dueAt }) })
    .where(asClaimed(mail));
}

/** Nothing is to be said any more. */
export const dropMail = (db: Db, mail: ClaimedMail) => db.delete(outbox).where(asClaimed(mail));
