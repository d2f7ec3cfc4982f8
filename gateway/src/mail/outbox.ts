import type { Db } from '@apologia/db';
import { learners } from '@apologia/db/schema/kernel';
import { type LateMessage, type MailMessage, type MailPurpose, outbox } from '@apologia/db/schema/mail';
import { eq, or, sql } from 'drizzle-orm';

export type { LateMessage, MailMessage, MailPurpose };

/** A mail to be sent. */
export interface Mail {
  /** Two mails of one key are one mail: what is told, and of what. @example `password-changed:${eventId}` */
  key: string;
  to: string;
  learnerId: string | null;
  purpose: MailPurpose;
  message: MailMessage | LateMessage;
  /** What a learner wrote themself, behind the message's paragraphs. */
  written?: string;
}

/** The statement that queues a mail, for the batch of what makes it true. `deliverSoon` sends it. */
export const queueMail = (db: Db, { to, ...mail }: Mail, now: number) =>
  db
    .insert(outbox)
    .values({ ...mail, recipient: to, createdAt: now, dueAt: now })
    .onConflictDoNothing();

/** Statements that delete the mails of a learner, sent or not. */
export const eraseMailOf = (db: Db, learnerId: string) =>
  [
    db.delete(outbox).where(
      or(
        eq(outbox.learnerId, learnerId),
        // A link that was asked for by the address alone.
        sql`lower(${outbox.recipient}) = (select ${learners.emailKey} from ${learners} where ${learners.id} = ${learnerId})`,
      ),
    ),
  ] as const;
