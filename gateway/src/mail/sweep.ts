import type { Db } from '@apologia/db';
import { outbox } from '@apologia/db/schema/mail';
import { and, isNotNull, lt, ne, or, sql } from 'drizzle-orm';

const dayMs = 24 * 60 * 60_000;

/** For how long it is kept that a mail was sent or given up. */
const keptMs = 30 * dayMs;

/** Statements that give up what could not be sent within a day, and forget what was long ago; not what learners wrote and nobody has. */
export const sweepMail = (db: Db, now: number) =>
  [
    db
      .update(outbox)
      .set({
        failedAt: now,
        dueAt: null,
        error: sql`coalesce(${outbox.error}, 'it waited a day, for its address to be confirmed or for mail to be sent')`,
      })
      .where(
        and(
          isNotNull(outbox.dueAt),
          lt(outbox.dueAt, now),
          lt(outbox.createdAt, now - dayMs),
          ne(outbox.purpose, 'support'),
        ),
      ),
    db
      .delete(outbox)
      .where(
        and(lt(outbox.createdAt, now - keptMs), or(isNotNull(outbox.sentAt), ne(outbox.purpose, 'support'))),
      ),
  ] as const;
