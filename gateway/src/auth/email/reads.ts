import { type EmailState, emails } from '@apologia/contract';
import { emailChanges } from '@apologia/db/schema/auth';
import { learners } from '@apologia/db/schema/kernel';
import { eq } from 'drizzle-orm';
import { firstDataOf, type PageRead } from '../../kernel/read/firstData.ts';
import { learnerRead, type Read, visitorRead } from '../../kernel/read/read.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** Whether mail is sent: the page for a forgotten password says so before anything is typed. */
export const delivery = (): Read<{ canSend: boolean }> =>
  visitorRead(
    () => [],
    (_, __, { mailServer }) => ({ canSend: mailServer !== null }),
  );

export const emailState = (): Read<EmailState> =>
  learnerRead(
    (db, viewer) => [
      db
        .select({
          confirmedAt: learners.emailConfirmedAt,
          pendingEmail: emailChanges.email,
          askedAt: emailChanges.createdAt,
        })
        .from(learners)
        .leftJoin(emailChanges, eq(emailChanges.learnerId, learners.id))
        .where(eq(learners.id, viewer.learnerId)),
    ],
    ([[row]], { email }, { mailServer }) => ({
      email,
      confirmedAt: row?.confirmedAt ? iso(row.confirmedAt) : null,
      pending: row?.pendingEmail ? { email: row.pendingEmail, askedAt: iso(row.askedAt ?? 0) } : null,
      canSend: mailServer !== null,
    }),
  );

/** What the page for a forgotten password shows. */
export const forgotPage = (): readonly PageRead[] => [firstDataOf(emails.delivery, delivery)];
