import { study } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { Conflict, NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { gradeAnswer } from '../quizzes/grading.ts';
import { withKey } from '../quizzes/quiz.ts';
import { dayOf } from './day.ts';
import { dueAtOf, questionInReview, recordStudyDay, setStudyGoal, updateCard } from './queries.ts';
import { dailyReview, studyPlan } from './reads.ts';

export function studyRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, study.plan, studyPlan);
  handleQuery(app, study.dailyReview, dailyReview);

  handleLearnerMutation(app, study.setGoal, {}, async ({ db, learner, body }) => {
    await setStudyGoal(db, learner.id, body.daysAWeek);
    return { ok: true } as const;
  });

  handleLearnerMutation(
    app,
    study.answerReview,
    { also: (c, { body }) => [questionInReview(c.get('db'), c.get('viewer'), body.questionId)] },
    async ({ c, db, learner, now, body, rows: [[row]] }) => {
      if (!row) throw new NotFound('This question is not in your review.');
      if (row.isLocked) throw new PremiumNeeded();
      const { question, card } = row;
      const { isRepeat, scheduleAfterReview } = await c.var.loadScheduler();
      const isSentAgain = isRepeat(card, body.repetition, now);
      if (!isSentAgain && card.dueAt > now) throw new Conflict('This question is not due yet.');
      if (!isSentAgain && body.repetition !== card.reps)
        throw new Conflict('This question was asked anew since.');
      const isRight = gradeAnswer(question, body.answer).isRight === true;
      const reply = { isRight, question: withKey(question) };
      // Only the first of them counted.
      if (isSentAgain) return { ...reply, nextDueAt: new Date(card.dueAt).toISOString() };
      const review = { learnerId: learner.id, questionId: question.id, repetition: card.reps };
      const [, , [updated]] = await db.batch([
        updateCard(db, review, scheduleAfterReview(card, isRight, now)),
        recordStudyDay(db, learner.id, dayOf(c, now)),
        dueAtOf(db, learner.id, question.id),
      ]);
      return { ...reply, nextDueAt: new Date(updated?.dueAt ?? now).toISOString() };
    },
  );
}
