import { emails } from '@apologia/contract';
import { emailChanges } from '@apologia/db/schema/auth';
import { accountKey } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import { BadInput } from '../../kernel/errors.ts';
import type { Router } from '../../kernel/http/router.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { deliverSoon, queueMail } from '../../mail/public.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { proofOf } from '../proof.ts';
import { queueChange, queueConfirmation } from './lateMails.ts';
import { endChange } from './links.ts';
import { emailState } from './reads.ts';
import { hourMs, requireMail, toOwner } from './sending.ts';
import { changeRequested } from './texts.ts';

/** Limits on the mails that an account has sent to it, or to others. */
const mailsOf = (what: string) => (config: Config, _: string, viewer: Viewer) => [
  { key: accountKey(what, viewer), max: config.RESETS_PER_ACCOUNT_PER_HOUR, windowMs: hourMs },
];

const sameAddress = () => {
  const sentence = 'This is your address already';
  return new BadInput(sentence, { email: sentence });
};

/** What learners see and change of their address. It runs in a module beside the Worker. */
export function addressRoutes(router: Router): void {
  handleQuery(router, emails.state, emailState);

  handleLearnerMutation(
    router,
    emails.change,
    { limits: mailsOf('email-change') },
    async ({ c, db, config, body, learner, now }) => {
      requireMail(config);
      if (body.email === learner.email) throw sameAddress();
      await proofOf(c, learner, body.proof);
      const { email } = body;
      const told = {
        ...toOwner(learner),
        key: `email-change:${crypto.randomUUID()}`,
        message: changeRequested(email),
      };
      await db.batch([
        db
          .insert(emailChanges)
          .values({ learnerId: learner.id, email, createdAt: now })
          .onConflictDoUpdate({ target: emailChanges.learnerId, set: { email, createdAt: now } }),
        recordEvent(c, learner.id, 'email-change-requested', now),
        queueChange(db, learner, email, now),
        queueMail(db, told, now),
      ]);
      deliverSoon(c);
      return { ok: true } as const;
    },
  );

  handleLearnerMutation(router, emails.cancelChange, {}, async ({ db, learner }) => {
    await db.batch([endChange(db, learner.id)]);
    return { ok: true } as const;
  });

  handleLearnerMutation(
    router,
    emails.resend,
    { limits: mailsOf('email-confirm') },
    async ({ c, db, config, learner, now }) => {
      requireMail(config);
      await db.batch([queueConfirmation(db, learner, now)]);
      deliverSoon(c);
      return { ok: true } as const;
    },
  );
}
