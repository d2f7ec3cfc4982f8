import { community, limits } from '@apologia/contract';
import type { Hono } from 'hono';
import { actAsLearner } from '../act.ts';
import type { GatewayEnv } from '../context.ts';
import { BadInput, NotFound, NotSignedIn } from '../errors.ts';
import { serve } from '../serve.ts';
import { plainText, visibleLength } from './plainText.ts';
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
    { also: (c, { params }) => [resourceWith(c.get('db'), params.id)] },
    async ({ db, body, learner, now, rows: [[resource]] }) => {
      if (!resource) throw new NotFound('This work is not in the library.');
      await putAside(db, { learnerId: learner.id, resourceId: resource.id, saved: body.saved, now });
      return { ok: true } as const;
    },
  );

  actAsLearner(app, community.writeReview, {}, async ({ c, db, body, learner, now }) => {
    const comment = plainText(body.comment);
    if (visibleLength(comment) < limits.reviewMin) throw tooShort();
    const review = {
      id: crypto.randomUUID(),
      learnerId: learner.id,
      rating: body.rating,
      comment,
      createdAt: now,
    };
    const [, [written]] = await db.batch([writeReview(db, review), ownReview(db, c.get('viewer'))]);
    if (!written) throw new NotSignedIn();
    return reviewOf(written);
  });

  actAsLearner(app, community.deleteReview, {}, async ({ db, learner }) => {
    await deleteReview(db, learner.id);
    return { ok: true } as const;
  });
}

function tooShort() {
  const sentence = 'Please write at least 10 characters';
  return new BadInput(sentence, { comment: sentence });
}
