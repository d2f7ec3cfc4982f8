import { security } from '@apologia/contract';
import { isTaken } from '@apologia/db';
import { setTokenCookie } from '../../kernel/access/cookies.ts';
import { BadInput, NotFound, NotSignedIn } from '../../kernel/errors.ts';
import { purgeCopies } from '../../kernel/http/cacheControl.ts';
import type { Router } from '../../kernel/http/router.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { deliverSoon } from '../../mail/public.ts';
import { dailyLimit } from '../audit/dailyLimit.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { queueTold } from '../email/lateMails.ts';
import { endChange, endLinks } from '../email/links.ts';
import { hashInTurn } from '../hashInTurn.ts';
import { isReservedName } from '../isReservedName.ts';
import { nameReserved, nameTaken } from '../nameRefusals.ts';
import { refuseWeak } from '../passwords/refuseWeak.ts';
import { proofOf } from '../proof.ts';
import { currentUser, endOtherSessions } from '../session.ts';
import { endSignIn, othersWithName, renameLearner, signInById, updatePassword } from './queries.ts';
import { events, signIns } from './reads.ts';

const done = { ok: true } as const;
const samePassword = 'That is the password you have already';

/** What learners see and change of their sign-in. It runs in a module beside the Worker. */
export function settingsRoutes(router: Router): void {
  handleQuery(router, security.signIns, signIns);
  handleQuery(router, security.events, ({ query }) => events(query.before));

  handleLearnerMutation(
    router,
    security.endSignIn,
    { also: ({ var: { db, viewer } }, { body }) => [signInById(db, viewer, body.id)] },
    async ({ c, db, body, learner, now, rows: [[ended]] }) => {
      if (!ended) throw new NotFound('This sign-in has ended already.');
      await db.batch([
        endSignIn(db, learner.id, body.id),
        recordEvent(c, learner.id, 'signed-out-elsewhere', now),
      ]);
      if (ended.isCurrent) setTokenCookie(c, 'session', '', 0);
      return done;
    },
  );

  handleLearnerMutation(router, security.endSignIns, {}, async ({ c, db, body, learner, now }) => {
    await db.batch([
      ...(await endOtherSessions(c, learner.id, body.here ? null : c.var.viewer.tokenHash)),
      recordEvent(c, learner.id, 'signed-out-elsewhere', now),
    ]);
    if (body.here) setTokenCookie(c, 'session', '', 0);
    return done;
  });

  handleLearnerMutation(
    router,
    security.rename,
    {
      limits: dailyLimit('rename'),
      also: ({ var: { db, viewer } }, { body }) => [othersWithName(db, viewer, body.username)],
    },
    async ({ c, db, body, learner, now, rows: [[other]] }) => {
      const { username } = body;
      if (username === learner.username) return currentUser(learner);
      if (isReservedName(username)) throw nameReserved();
      if (other) throw nameTaken();
      await proofOf(c, learner, body.proof);
      try {
        await db.batch([
          renameLearner(db, learner.id, username),
          recordEvent(c, learner.id, 'name-changed', now),
        ]);
      } catch (error) {
        // Someone else took it meanwhile.
        if (isTaken(error)) throw nameTaken();
        throw error;
      }
      // Reviews are signed with it.
      purgeCopies(c, 'reviews');
      return currentUser({ ...learner, username });
    },
  );

  handleLearnerMutation(
    router,
    security.changePassword,
    { limits: dailyLimit('password') },
    async ({ c, db, config, body, learner, now }) => {
      const { viewer } = c.var;
      await proofOf(c, learner, body.proof);
      if ('password' in body.proof && body.proof.password === body.password) {
        throw new BadInput(samePassword, { password: samePassword });
      }
      await refuseWeak(c, body.password, learner);
      const passwordHash = await hashInTurn(c, body.password);
      const [changed] = await db.batch([
        updatePassword(db, viewer, passwordHash),
        ...(await endOtherSessions(c, viewer.learnerId, viewer.tokenHash)),
        // Whoever had asked for a link, or for another address, has no way in by it.
        endLinks(db, learner.id),
        endChange(db, learner.id),
        recordEvent(c, learner.id, 'password-changed', now),
        ...(config.mailServer ? [queueTold(db, learner, 'password-changed', now)] : []),
      ]);
      // Ended from elsewhere in the eighth of a second that a hash takes.
      if (!changed[0]) throw new NotSignedIn();
      deliverSoon(c);
      return done;
    },
  );
}
