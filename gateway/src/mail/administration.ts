import type { Db } from '@apologia/db';
import { outbox } from '@apologia/db/schema/mail';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';

/** The latest mails, sent or not, without what they say. */
export const latestMails = (db: Db, limit: number) =>
  db
    .select({
      id: outbox.key,
      to: outbox.recipient,
      purpose: outbox.purpose,
      createdAt: outbox.createdAt,
      attempts: outbox.attempts,
      dueAt: outbox.dueAt,
      sentAt: outbox.sentAt,
      failedAt: outbox.failedAt,
      error: outbox.error,
    })
    .from(outbox)
    .orderBy(desc(outbox.createdAt))
    .limit(limit);
export type ListedMail = Awaited<ReturnType<typeof latestMails>>[number];

/** Has a mail that was given up tried for another day. @returns whether there is one */
export async function retryMail(db: Db, key: string, now: number): Promise<boolean> {
  const retried = await db
    .update(outbox)
    .set({ dueAt: now, createdAt: now, failedAt: null, attempts: 0 })
    .where(
      and(eq(outbox.key, key), isNotNull(outbox.failedAt), isNotNull(outbox.message), isNull(outbox.sentAt)),
    )
    .returning({ key: outbox.key });
  return retried.length > 0;
}
