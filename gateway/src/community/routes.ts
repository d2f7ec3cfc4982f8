import { community } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { NotFound, NotSignedIn } from '../kernel/errors.ts';
import { purgeCopies } from '../kernel/http/cacheControl.ts';
import { handleQuery } from '../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../kernel/write/handleMutation.ts';
import { discussionRoutes } from './discussion/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { markingLimits, postingLimits, validPostText } from './posting.ts';
import { deleteReview, ownReview, resourceById, setSaved, upsertReview } from './queries.ts';
import { myReview, resourceLibrary, reviewList, reviewOf, reviewSummary } from './reads.ts';

export function communityRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, community.resources, resourceLibrary);
  handleQuery(app, community.reviews, ({ query }) => reviewList(query.before));
  handleQuery(app, community.reviewSummary, reviewSummary);
  handleQuery(app, community.myReview, myReview);

  handleLearnerMutation(
    app,
    community.saveResource,
    { limits: markingLimits, also: (c, { params }) => [resourceById(c.get('db'), params.id)] },
    async ({ db, body, learner, now, rows: [[resource]] }) => {
      if (!resource) throw new NotFound('This work is not in the library.');
      await setSaved(db, { learnerId: learner.id, resourceId: resource.id, saved: body.saved, now });
      return { ok: true } as const;
    },
  );

  handleLearnerMutation(app, community.writeReview, { limits: postingLimits }, async (mutation) => {
    const { c, db, body, learner, now } = mutation;
    const review = {
      id: crypto.randomUUID(),
      learnerId: learner.id,
      rating: body.rating,
      comment: validPostText(body.comment, 'comment'),
      createdAt: now,
    };
    const [, , [stored]] = await db.batch([...upsertReview(db, review), ownReview(db, c.get('viewer'))]);
    if (!stored) throw new NotSignedIn();
    purgeCopies(c, 'reviews');
    return reviewOf(stored);
  });

  handleLearnerMutation(app, community.deleteReview, {}, async ({ c, db, learner }) => {
    await deleteReview(db, learner.id);
    purgeCopies(c, 'reviews');
    return { ok: true } as const;
  });

  discussionRoutes(app);
  moderationRoutes(app);
}
