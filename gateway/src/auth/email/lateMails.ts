import type { Db } from '@apologia/db';
import { minuteMs } from '../../kernel/access/limit.ts';
import { digest } from '../../kernel/access/token.ts';
import { queueMail } from '../../mail/public.ts';
import { keyOfName } from '../queries.ts';

/** The mails of which nothing is stored but whose they are: what they say, and the secret in it, is made when they are sent. */
export type LateKind = 'reset' | 'confirm' | 'change' | 'changed' | 'told';

interface Late {
  kind: LateKind;
  to: string;
  learnerId: string | null;
  values?: Record<string, string>;
}

/** The statement that queues one. */
const queueLate = (
  db: Db,
  { kind, to, learnerId, values }: Late,
  now: number,
  id: string = crypto.randomUUID(),
) =>
  queueMail(
    db,
    {
      key: `${kind}:${id}`,
      to,
      learnerId,
      purpose: 'security',
      message: { compose: kind, values: { email: to, learnerId: learnerId ?? '', ...values } },
    },
    now,
  );

/**
 * Whether there is such an account is asked when the mail is sent: for its caller there is no difference. A second within a minute is the
 * same mail, so that what is done behind the reply tells little, too.
 */
export async function queueReset(db: Db, email: string, now: number) {
  const id = `${await digest(keyOfName(email))}:${Math.floor(now / minuteMs)}`;
  return [queueLate(db, { kind: 'reset', to: email, learnerId: null }, now, id)] as const;
}

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

/** What the owner of an account is told of at once. */
export type Told = 'password-changed' | 'passkey-added';

/** To the owner, where their address is confirmed when the mail is sent. */
export const queueTold = (db: Db, { id, email }: Account, what: Told, now: number) =>
  queueLate(db, { kind: 'told', to: email, learnerId: id, values: { what } }, now);
