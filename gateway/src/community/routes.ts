import { community } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { NotFound, NotSignedIn } from '../kernel/errors.ts';
import { forget } from '../kernel/http/cacheControl.ts';
import { serve } from '../kernel/read/query.ts';
import { actAsLearner } from '../kernel/write/mutation.ts';
import { discussionRoutes } from './discussion/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { markingLimits, postedText, postingLimits } from './posting.ts';
import { deleteReview, ownReview, putAside, resourceWith, writeReview } from './queries.ts';
import { myReview, resourceLibrary, reviewList, reviewOf, reviewSummary } from './reads.ts';

export function communityRoutes(app: Hono<GatewayEnv>): void {
  serve(app, community.resources, resourceLibrary);
  serve(app, community.reviews, ({ query }) => reviewList(query.before));
  serve(app, community.reviewSummary, reviewSummary);
  serve(app, community.myReview, myReview);

  actAsLearner(
    app,
    community.saveResource,
    { limits: markingLimits, also: (c, { params }) => [resourceWith(c.get('db'), params.id)] },
    async ({ db, body, learner, now, rows: [[resource]] }) => {
      if (!resource) throw new NotFound('This work is not in the library.');
      await putAside(db, { learnerId: learner.id, resourceId: resource.id, saved: body.saved, now });
      return { ok: true } as const;
    },
  );

  actAsLearner(app, community.writeReview, { limits: postingLimits }, async (act) => {
    const { c, db, body, learner, now } = act;
    const review = {
      id: crypto.randomUUID(),
      learnerId: learner.id,
      rating: body.rating,
      comment: postedText(body.comment, 'comment'),
      createdAt: now,
    };
    const [, , [written]] = await db.batch([...writeReview(db, review), ownReview(db, c.get('viewer'))]);
    if (!written) throw new NotSignedIn();
    forget(c, 'reviews');
    return reviewOf(written);
  });

  actAsLearner(app, community.deleteReview, {}, async ({ c, db, learner }) => {
    await deleteReview(db, learner.id);
    forget(c, 'reviews');
    return { ok: true } as const;
  });

  discussionRoutes(app);
  moderationRoutes(app);
}
