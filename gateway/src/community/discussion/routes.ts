import { discussion, limits } from '@apologia/contract';
import type { Hono } from 'hono';
import { lessonAccess } from '../../courses/public.ts';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { Conflict, NotFound, NotSignedIn, PremiumNeeded } from '../../kernel/errors.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { markingLimits, postingLimits, validPostText } from '../posting.ts';
import * as mutations from './mutations.ts';
import { answerById, type PostAccess, postAccess, questionById } from './queries.ts';
import { answerOf, answersTo, followedDiscussion, lessonDiscussion, questionOf } from './reads.ts';

export function discussionRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, discussion.questions, ({ params, query }) =>
    lessonDiscussion(params.lesson, query.before),
  );
  handleQuery(app, discussion.answers, ({ params, query }) => answersTo(params.id, query.after));
  handleQuery(app, discussion.followed, ({ query }) => followedDiscussion(query.before));

  handleLearnerMutation(
    app,
    discussion.ask,
    {
      limits: postingLimits,
      also: (c, { params }) => [lessonAccess(c.get('db'), c.get('viewer'), params.lesson)],
    },
    async ({ c, db, params, body, learner, now, rows: [[lesson]] }) => {
      if (!lesson) throw new NotFound('Lesson not found');
      if (lesson.isLocked) throw new PremiumNeeded();
      const post = newPost(learner.id, body.text, now);
      const [, , , [row]] = await db.batch([
        ...mutations.insertQuestion(db, post, params.lesson),
        questionById(db, c.get('viewer'), post.id),
      ]);
      if (!row) throw new NotSignedIn();
      return questionOf(row);
    },
  );

  handleLearnerMutation(
    app,
    discussion.answer,
    { limits: postingLimits, also: access },
    async ({ c, db, params, body, learner, now, rows: [[question]] }) => {
      requireQuestion(question);
      const post = newPost(learner.id, body.text, now);
      const [, , , [row]] = await db.batch([
        ...mutations.insertAnswer(db, post, params.id),
        answerById(db, c.get('viewer'), post.id),
      ]);
      if (!row) throw new Conflict('This question is not open to answers any more.');
      return answerOf(row);
    },
  );

  handleLearnerMutation(
    app,
    discussion.follow,
    { limits: markingLimits, also: access },
    async ({ db, params, body, learner, now, rows: [[question]] }) => {
      requireQuestion(question);
      const { followed } = body;
      const [, [follow]] = await db.batch([
        mutations.setFollow(db, { learnerId: learner.id, questionId: params.id, followed, now }),
        mutations.ownFollow(db, learner.id, params.id),
      ]);
      if (followed && !follow) throw new Conflict(tooManyFollows);
      return { ok: true } as const;
    },
  );

  handleLearnerMutation(app, discussion.see, {}, async ({ db, params, body, learner, now }) => {
    await mutations.markSeen(db, learner.id, params.id, Math.min(Date.parse(body.until), now));
    return { ok: true } as const;
  });

  handleLearnerMutation(
    app,
    discussion.markHelpful,
    { limits: markingLimits, also: access },
    async ({ db, params, body, learner, rows: [[found]] }) => {
      const answer = requirePost(found, 'There is no such answer.');
      if (answer.isQuestion) throw new NotFound('There is no such answer.');
      if (answer.isOwn) throw new Conflict('Whether your own answer helps is for others to say.');
      const { helpful } = body;
      const [, [counts]] = await db.batch([
        mutations.setHelpful(db, { learnerId: learner.id, postId: params.id, helpful }),
        mutations.helpfulCount(db, params.id),
      ]);
      return { helpful: counts?.helpful ?? 0 };
    },
  );

  handleLearnerMutation(
    app,
    discussion.edit,
    { limits: postingLimits, also: access },
    async ({ db, params, body, learner, now, rows: [[found]] }) => {
      requirePost(found, notYours);
      const post = { ...newPost(learner.id, body.text, now), id: params.id };
      const [, , [stored]] = await db.batch(mutations.updatePost(db, post));
      if (!stored) throw new NotFound(notYours);
      return stored;
    },
  );

  handleLearnerMutation(app, discussion.remove, {}, async ({ db, params, learner }) => {
    const [withdrawn, removed] = await db.batch([
      mutations.withdrawQuestion(db, params.id, learner.id),
      mutations.deletePost(db, params.id, learner.id),
    ]);
    if (!withdrawn.length && !removed.length) throw new NotFound(notYours);
    return { isWithdrawn: withdrawn.length > 0 };
  });
}

const tooManyFollows = `You follow ${limits.followsMax} questions already. Unfollow one to follow another.`;

const notYours = 'There is nothing of yours to change here.';

const access = (c: GatewayContext, { params }: { params: { id: string } }) =>
  [postAccess(c.get('db'), c.get('viewer'), params.id)] as const;

const newPost = (learnerId: string, text: string, now: number) => ({
  id: crypto.randomUUID(),
  learnerId,
  text: validPostText(text, 'text'),
  now,
});

/** @throws NotFound, PremiumNeeded */
function requirePost(found: PostAccess | undefined, sentence: string): PostAccess {
  if (!found) throw new NotFound(sentence);
  if (found.isLocked) throw new PremiumNeeded();
  return found;
}

/** @throws NotFound, PremiumNeeded */
function requireQuestion(found: PostAccess | undefined): PostAccess {
  const question = requirePost(found, 'There is no such question.');
  if (!question.isQuestion) throw new NotFound('There is no such question.');
  return question;
}
