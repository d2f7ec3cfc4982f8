import type { Db } from '@apologia/db';
import { emailChanges, type LinkPurpose } from '@apologia/db/schema/auth';
import { learners } from '@apologia/db/schema/kernel';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Composed, LateMessage } from '../../mail/public.ts';
import { keyOfName } from '../queries.ts';
import type { LateKind, Told } from './lateMails.ts';
import { issueLink } from './links.ts';
import {
  addressTaken,
  changeMail,
  confirmMail,
  emailChanged,
  passkeyAdded,
  passwordChanged,
  resetMail,
} from './texts.ts';

type Values = Record<string, string>;

const account = {
  id: learners.id,
  username: learners.username,
  email: learners.email,
  confirmedAt: learners.emailConfirmedAt,
};

/** A link for a mail to this address, and the mail. The address is the account's own, however it was typed. */
async function withLink(
  db: Db,
  purpose: LinkPurpose,
  { id: learnerId, email }: { id: string; email: string },
  now: number,
  text: (token: string) => Composed['message'],
): Promise<Composed> {
  const token = await issueLink(db, { purpose, learnerId, email }, now);
  return { to: email, learnerId, message: text(token) };
}

const composers: Record<LateKind, (db: Db, values: Values, now: number) => Promise<Composed | null>> = {
  reset: async (db, { email = '' }, now) => {
    const [found] = await db
      .select(account)
      .from(learners)
      .where(eq(learners.emailKey, keyOfName(email)));
    if (!found) return null;
    const username = found.confirmedAt ? found.username : null;
    return withLink(db, 'reset', found, now, (token) => resetMail(token, username));
  },

  confirm: async (db, { learnerId = '', email = '' }, now) => {
    const [found] = await db
      .select(account)
      .from(learners)
      .where(and(eq(learners.id, learnerId), eq(learners.email, email), isNull(learners.emailConfirmedAt)));
    return found ? withLink(db, 'confirm', found, now, confirmMail) : null;
  },

  change: async (db, { learnerId = '', email = '' }, now) => {
    const [[asked], [other]] = await db.batch([
      db
        .select({ id: emailChanges.learnerId, email: emailChanges.email })
        .from(emailChanges)
        .where(and(eq(emailChanges.learnerId, learnerId), eq(emailChanges.email, email))),
      db
        .select({ id: learners.id })
        .from(learners)
        .where(and(eq(learners.emailKey, keyOfName(email)), ne(learners.id, learnerId))),
    ]);
    if (!asked) return null;
    if (other) return { to: email, learnerId, message: addressTaken() };
    return withLink(db, 'change', asked, now, changeMail);
  },

  changed: async (_, { learnerId = '', email = '', newEmail = '' }) => ({
    to: email,
    learnerId,
    message: emailChanged(newEmail),
  }),

  told: async (db, { learnerId = '', email = '', what = '' }) => {
    const [found] = await db
      .select(account)
      .from(learners)
      .where(
        and(eq(learners.id, learnerId), eq(learners.email, email), isNotNull(learners.emailConfirmedAt)),
      );
    return found ? { to: email, learnerId, message: told[what as Told]() } : null;
  },
};

const told: Record<Told, () => Composed['message']> = {
  'password-changed': passwordChanged,
  'passkey-added': passkeyAdded,
};

/** Makes a mail that was queued without its text. */
export const composeMail = (db: Db, { compose, values }: LateMessage, now: number) =>
  composers[compose as LateKind](db, values, now);
