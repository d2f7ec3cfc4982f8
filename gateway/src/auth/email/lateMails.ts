import type { Db } from '@apologia/db';
import { minuteMs } from '../../kernel/access/limit.ts';
import { digest } from '../../kernel/access/token.ts';
import { queueMail } from '../../mail/public.ts';
import { keyOfName } from '../queries.ts';

/** The mails of which nothing is stored but whose they are: what they say, and the secret in it, is made when they are sent. */
export type LateKind = 'reset' | 'confirm' | 'change' | 'changed';

interface Late {
  kind: LateKind;
  to: string;
  learnerId: string | null;
  values?: Record<string, string>;
}

/** The statement that queues one. A second of a kind within a minute is the same mail. */
async function queueLate(db: Db, { kind, to, learnerId, values }: Late, now: number) {
  const about = await digest(`${learnerId} ${keyOfName(to)}`);
  return [
    queueMail(
      db,
      {
        key: `${kind}:${about}:${Math.floor(now / minuteMs)}`,
        to,
        learnerId,
        purpose: 'security',
        message: { compose: kind, values: { email: to, learnerId: learnerId ?? '', ...values } },
      },
      now,
    ),
  ] as const;
}

/** Whether there is such an account is asked when the mail is sent: for its caller there is no difference. */
export const queueReset = (db: Db, email: string, now: number) =>
  queueLate(db, { kind: 'reset', to: email, learnerId: null }, now);

interface Account {
  id: string;
  email: string;
}

export const queueConfirmation = (db: Db, { id, email }: Account, now: number) =>
  queueLate(db, { kind: 'confirm', to: email, learnerId: id }, now);

/** To the address that is to take the place of theirs. */
export const queueChange = (db: Db, { id }: Account, email: string, now: number) =>
  queueLate(db, { kind: 'change', to: email, learnerId: id }, now);

/** To the address whose place was taken. */
export const queueChanged = (db: Db, { id, email }: Account, newEmail: string, now: number) =>
  queueLate(db, { kind: 'changed', to: email, learnerId: id, values: { newEmail } }, now);
