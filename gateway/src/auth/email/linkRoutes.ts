import { emails } from '@apologia/contract';
import { isMissing, isTaken } from '@apologia/db';
import { passkeys } from '@apologia/db/schema/auth';
import { learners } from '@apologia/db/schema/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { countStatement, enforce } from '../../kernel/access/limit.ts';
import { digest } from '../../kernel/access/token.ts';
import type { Config } from '../../kernel/config.ts';
import { Conflict, LinkSpent } from '../../kernel/errors.ts';
import type { Router } from '../../kernel/http/router.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { handleVisitorMutation } from '../../kernel/write/handleMutation.ts';
import { deliverSoon, queueMail } from '../../mail/public.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { hashInTurn } from '../hashInTurn.ts';
import { refuseWeak } from '../passwords/refuseWeak.ts';
import { keyOfName } from '../queries.ts';
import { currentUser, endOtherSessions, openSession } from '../session.ts';
import { queueChanged, queueReset } from './lateMails.ts';
import { endChange, endLinks, goodLink, valueByLink } from './links.ts';
import { delivery } from './reads.ts';
import { hourMs, requireMail, toOwner } from './sending.ts';
import { passwordReset } from './texts.ts';

/** @throws LinkSpent where somebody else used the link meanwhile, Conflict where the address was taken */
async function byLink(change: PromiseLike<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (isMissing(error)) throw new LinkSpent();
    if (isTaken(error)) throw new Conflict('This address belongs to another account by now.');
    throw error;
  }
}

/** What is proved by reading a mail: a new password, and that an address is one's own. It runs in a module beside the Worker. */
export function linkRoutes(router: Router): void {
  handleQuery(router, emails.delivery, delivery);

  // Nothing here asks whether there is such an account: the reply, and the time it takes, cannot tell.
  handleVisitorMutation(
    router,
    emails.forgot,
    {
      limits: (config, address) => [
        { key: `forgot:address:${address}`, max: config.RESETS_PER_ADDRESS_PER_HOUR, windowMs: hourMs },
      ],
      also: async (c, { body }) => [
        countStatement(c.var.db, await accountLimit(c.var.config, body.email), c.var.viewer.now),
      ],
    },
    async ({ c, db, config, body, now, rows: [counted] }) => {
      requireMail(config);
      enforce(await accountLimit(config, body.email), counted[0], now);
      await db.batch(await queueReset(db, body.email, now));
      deliverSoon(c);
      return { ok: true } as const;
    },
  );

  handleVisitorMutation(
    router,
    emails.reset,
    { also: async (c, { body }) => [goodLink(c.var.db, await digest(body.token), c.var.viewer)] },
    async ({ c, db, body, now, rows: [[link]] }) => {
      if (link?.purpose !== 'reset') throw new LinkSpent();
      const { learner } = link;
      await refuseWeak(c, body.password, learner);
      const passwordHash = await hashInTurn(c, body.password);
      const tokenHash = await digest(body.token);
      await byLink(
        db.batch([
          // Nor a passkey that was added before anybody had confirmed the address.
          db
            .delete(passkeys)
            .where(
              and(
                eq(passkeys.learnerId, learner.id),
                sql`(select ${learners.emailConfirmedAt} from ${learners} where ${learners.id} = ${learner.id}) is null`,
              ),
            ),
          db
            .update(learners)
            .set({
              passwordHash: valueByLink(passwordHash, tokenHash, now),
              emailConfirmedAt: sql`coalesce(${learners.emailConfirmedAt}, ${now})`,
            })
            .where(eq(learners.id, learner.id)),
          // Whoever registered with an address of somebody else has no way left into what is theirs now.
          endLinks(db, learner.id),
          endChange(db, learner.id),
          ...(await endOtherSessions(c, learner.id, null)),
          ...(await openSession(c, learner.id, now)),
          recordEvent(c, learner.id, 'password-reset', now),
          queueMail(
            db,
            { ...toOwner(learner), key: `password-reset:${tokenHash}`, message: passwordReset() },
            now,
          ),
        ]),
      );
      deliverSoon(c);
      return currentUser(learner);
    },
  );

  handleVisitorMutation(
    router,
    emails.confirm,
    { also: async (c, { body }) => [goodLink(c.var.db, await digest(body.token), c.var.viewer)] },
    async ({ c, db, body, now, rows: [[link]] }) => {
      if (!link || link.purpose === 'reset') throw new LinkSpent();
      const { learner, email } = link;
      const isChange = link.purpose === 'change';
      const tokenHash = await digest(body.token);
      await byLink(
        db.batch([
          db
            .update(learners)
            .set({
              email: valueByLink(email, tokenHash, now),
              emailKey: keyOfName(email),
              emailConfirmedAt: now,
            })
            .where(eq(learners.id, learner.id)),
          // Those to the address before this one, too.
          endLinks(db, learner.id),
          recordEvent(c, learner.id, isChange ? 'email-changed' : 'email-confirmed', now),
          ...(isChange ? [endChange(db, learner.id), queueChanged(db, learner, email, now)] : []),
        ]),
      );
      deliverSoon(c);
      return { email };
    },
  );
}

/** The same for every way to write an address, and whether or not anybody has it. */
const accountLimit = async (config: Config, email: string) => ({
  key: `forgot:account:${await digest(keyOfName(email))}`,
  max: config.RESETS_PER_ACCOUNT_PER_HOUR,
  windowMs: hourMs,
  sentence:
    'Links were asked for this address several times. Please look for the latest mail, or try again in an hour.',
});
