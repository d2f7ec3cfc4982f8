import { limits, reports } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { Conflict, NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { postAccess } from '../discussion/queries.ts';
import { postingLimits } from '../posting.ts';
import { insertReport, reviewAccess } from './queries.ts';

const notFound = () => new NotFound('There is nothing to report here any more.');

const tooManyReports = `You have reported ${limits.openReportsMax} things that moderators have yet to look at. Please wait for them.`;

/** Learners report here; moderators decide with `pnpm community`. */
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
      const contribution = review ?? post;
      if (!contribution) throw notFound();
      if (post?.isLocked) throw new PremiumNeeded();
      if (contribution.isOwn) throw new Conflict('This is your own: you can change or delete it yourself.');
      const newReport = { learnerId: learner.id, id: body.id, reason: body.reason ?? null, now };
      const [, , , [state]] = await db.batch(insertReport(db, newReport));
      if (!state?.isVisible) throw notFound();
      if (state.isDecided) throw new Conflict('A moderator has read these words and left them in sight.');
      if (!state.isOpen) throw new Conflict(tooManyReports);
      return { ok: true } as const;
    },
  );
}
