import { limits, reports } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { Conflict, NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { postAccess } from '../discussion/queries.ts';
import { postingLimits } from '../posting.ts';
import { report, reviewAccess } from './queries.ts';

const gone = () => new NotFound('There is nothing to report here any more.');

const enough = `You have reported ${limits.openReportsMax} things that moderators have yet to look at. Please wait for them.`;

/** Where learners ask for a moderator's look; what moderators decide is `pnpm community`'s. */
export function moderationRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(
    app,
    reports.report,
    {
      limits: postingLimits,
      also: (c, { body }) => [
        reviewAccess(c.get('db'), c.get('viewer'), body.id),
        postAccess(c.get('db'), c.get('viewer'), body.id),
      ],
    },
    async ({ db, body, learner, now, rows: [[review], [post]] }) => {
      const thing = review ?? post;
      if (!thing) throw gone();
      if (post?.isLocked) throw new PremiumNeeded();
      if (thing.isOwn) throw new Conflict('This is your own: you can change or delete it yourself.');
      const reported = { learnerId: learner.id, id: body.id, reason: body.reason ?? null, now };
      const [, , , [state]] = await db.batch(report(db, reported));
      if (!state?.stands) throw gone();
      if (state.isDecided) throw new Conflict('A moderator has read these words and left them in sight.');
      if (!state.isOpen) throw new Conflict(enough);
      return { ok: true } as const;
    },
  );
}
