import type { Db } from '@apologia/db';
import type { MailServer } from '../../kernel/mailServer.ts';
import type { LateMessage, MailMessage } from '../outbox.ts';
import { renderMail } from '../render/renderMail.ts';
import { SmtpSession } from '../smtp/session.ts';
import { SmtpError } from '../smtp/smtpError.ts';
import type { Connect } from '../smtp/socket.ts';
import { sweepMail } from '../sweep.ts';
import { type ClaimedMail, claimMail, dropMail, markFailed, markSent } from './claim.ts';

/** What a composer makes: to whom a mail goes after all, whose it is, and what it says. */
export interface Composed {
  to: string;
  learnerId: string | null;
  message: MailMessage;
}

/**
 * Makes the text of a mail that was queued without one.
 * @returns `null` where there is nothing to say any more
 */
export type Compose = (db: Db, late: LateMessage, now: number) => Promise<Composed | null>;

interface Delivery {
  db: Db;
  server: MailServer;
  connect: Connect;
  compose: Compose;
  /** No mail is begun after it. */
  endAt: number;
  /** How long the server may take for one answer, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Sends what is due, one mail after the other over one connection. A mail is claimed before and settled after: whoever is
 * killed between the two leaves a mail that is sent once more, and never one that is not sent.
 */
export async function deliver(delivery: Delivery): Promise<void> {
  const { db, server, connect, compose, timeoutMs } = delivery;
  let session: SmtpSession | undefined;
  await db.batch(sweepMail(db, Date.now()));
  try {
    while (Date.now() < delivery.endAt) {
      const mail = await claimMail(db, Date.now());
      if (!mail) break;
      const composed = await composedOf(mail, (late) => compose(db, late, Date.now()));
      if (!composed) {
        await dropMail(db, mail);
        continue;
      }
      try {
        const data = await renderMail(server, { ...composed, key: mail.key, at: mail.createdAt });
        session ??= await SmtpSession.open(connect, server, timeoutMs);
        await session.send({ from: server.from.address, to: composed.to, data });
      } catch (error) {
        if (!(error instanceof SmtpError)) throw error;
        await markFailed(db, mail, composed, error, Date.now());
        // The others would fare no better, and each would count it as an attempt.
        if (!session) break;
        session.close();
        session = undefined;
        continue;
      }
      await markSent(db, mail, composed, Date.now());
    }
    await session?.quit();
  } finally {
    session?.close();
  }
}

const composedOf = async (
  { recipient, learnerId, message, written }: ClaimedMail,
  compose: (late: LateMessage) => Promise<Composed | null>,
): Promise<Composed | null> => {
  if (!message) return null;
  if ('compose' in message) return compose(message);
  const paragraphs = [...message.paragraphs, ...(written?.split(/\n+/) ?? [])];
  return { to: recipient, learnerId, message: { ...message, paragraphs } };
};
