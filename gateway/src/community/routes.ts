import { community, limits } from '@apologia/contract';
import type { Hono } from 'hono';
import { actAsLearner } from '../act.ts';
import type { GatewayEnv } from '../context.ts';
import { BadInput, NotFound } from '../errors.ts';
import { serve } from '../serve.ts';
import { plainText, visibleLength } from './plainText.ts';
import { insertReview, putAside, resourceWith } from './queries.ts';
import { resourceLibrary, reviewList, reviewOf } from './reads.ts';

export function communityRoutes(app: Hono<GatewayEnv>): void {
  serve(app, community.resources, resourceLibrary);
  serve(app, community.reviews, reviewList);

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

  actAsLearner(app, community.writeReview, {}, async ({ db, body, learner, now }) => {
    const comment = plainText(body.comment);
    if (visibleLength(comment) < limits.reviewMin) throw tooShort();
    const review = { id: crypto.randomUUID(), rating: body.rating, comment, createdAt: now };
    await insertReview(db, { ...review, learnerId: learner.id });
    return reviewOf({ ...review, userName: learner.username });
  });
}

function tooShort() {
  const sentence = 'Please write at least 10 characters';
  return new BadInput(sentence, { comment: sentence });
}
