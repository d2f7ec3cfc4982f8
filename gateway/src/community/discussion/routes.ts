import { discussion, limits } from '@apologia/contract';
import type { Hono } from 'hono';
import { lessonAccess } from '../../courses/public.ts';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { Conflict, NotFound, NotSignedIn, PremiumNeeded } from '../../kernel/errors.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { markingLimits, postedText, postingLimits } from '../posting.ts';
import * as changes from './changes.ts';
import { answerWith, type PostAccess, postAccess, questionWith } from './queries.ts';
import { answerOf, answersTo, followed, lessonDiscussion, questionOf } from './reads.ts';

export function discussionRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, discussion.questions, ({ params, query }) =>
    lessonDiscussion(params.lesson, query.before),
  );
  handleQuery(app, discussion.answers, ({ params, query }) => answersTo(params.id, query.after));
  handleQuery(app, discussion.followed, ({ query }) => followed(query.before));

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
      const written = writtenBy(learner.id, body.text, now);
      const [, , , [row]] = await db.batch([
        ...changes.ask(db, written, params.lesson),
        questionWith(db, c.get('viewer'), written.id),
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
      questionIn(question);
      const written = writtenBy(learner.id, body.text, now);
      const [, , [row]] = await db.batch([
        ...changes.giveAnswer(db, written, params.id),
        answerWith(db, c.get('viewer'), written.id),
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
      questionIn(question);
      const { followed } = body;
      const [, [follow]] = await db.batch([
        changes.follow(db, { learnerId: learner.id, questionId: params.id, followed, now }),
        changes.ownFollow(db, learner.id, params.id),
      ]);
      if (followed && !follow) throw new Conflict(enough);
      return { ok: true } as const;
    },
  );

  handleLearnerMutation(app, discussion.see, {}, async ({ db, params, body, learner, now }) => {
    await changes.noteSeen(db, learner.id, params.id, Math.min(Date.parse(body.until), now));
    return { ok: true } as const;
  });

  handleLearnerMutation(
    app,
    discussion.markHelpful,
    { limits: markingLimits, also: access },
    async ({ db, params, body, learner, rows: [[found]] }) => {
      const answer = openIn(found, 'There is no such answer.');
      if (answer.isQuestion) throw new NotFound('There is no such answer.');
      if (answer.isOwn) throw new Conflict('Whether your own answer helps is for others to say.');
      const { helpful } = body;
      const [, [counted]] = await db.batch([
        changes.markHelpful(db, { learnerId: learner.id, postId: params.id, helpful }),
        changes.helpfulCount(db, params.id),
      ]);
      return { helpful: counted?.helpful ?? 0 };
    },
  );

  handleLearnerMutation(
    app,
    discussion.edit,
    { limits: postingLimits, also: access },
    async ({ db, params, body, learner, now, rows: [[found]] }) => {
      openIn(found, notYours);
      const written = { ...writtenBy(learner.id, body.text, now), id: params.id };
      const [, , [stored]] = await db.batch(changes.edit(db, written));
      if (!stored) throw new NotFound(notYours);
      return stored;
    },
  );

  handleLearnerMutation(app, discussion.remove, {}, async ({ db, params, learner }) => {
    const [withdrawn, removed] = await db.batch([
      changes.withdraw(db, params.id, learner.id),
      changes.remove(db, params.id, learner.id),
    ]);
    if (!withdrawn.length && !removed.length) throw new NotFound(notYours);
    return { isWithdrawn: withdrawn.length > 0 };
  });
}

const enough = `You follow ${limits.followsMax} questions already. Unfollow one to follow another.`;

const notYours = 'There is nothing of yours to change here.';

const access = (c: GatewayContext, { params }: { params: { id: string } }) =>
  [postAccess(c.get('db'), c.get('viewer'), params.id)] as const;

const writtenBy = (learnerId: string, text: string, now: number) => ({
  id: crypto.randomUUID(),
  learnerId,
  text: postedText(text, 'text'),
  now,
});

/** @throws NotFound, PremiumNeeded */
function openIn(found: PostAccess | undefined, absent: string): PostAccess {
  if (!found) throw new NotFound(absent);
  if (found.isLocked) throw new PremiumNeeded();
  return found;
}

function questionIn(found: PostAccess | undefined): PostAccess {
  const question = openIn(found, 'There is no such question.');
  if (!question.isQuestion) throw new NotFound('There is no such question.');
  return question;
}
