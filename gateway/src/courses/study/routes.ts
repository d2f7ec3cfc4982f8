import { study } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { Conflict, NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { gradeAnswer } from '../quizzes/grading.ts';
import { revealed } from '../quizzes/quiz.ts';
import { dayOf } from './day.ts';
import { dueAtOf, moveCard, questionInReview, recordStudyDay, setStudyGoal } from './queries.ts';
import { dailyReview, studyPlan } from './reads.ts';
import { isAgain, reviewed } from './schedule.ts';

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
    async ({ c, db, learner, now, body, rows: [[found]] }) => {
      if (!found) throw new NotFound('This question is not in your review.');
      if (found.isLocked) throw new PremiumNeeded();
      const { question, card } = found;
      const again = isAgain(card, body.repetition, now);
      if (!again && card.dueAt > now) throw new Conflict('This question is not due yet.');
      if (!again && body.repetition !== card.reps) throw new Conflict('This question was asked anew since.');
      const isRight = gradeAnswer(question, body.answer).isRight === true;
      const reply = { isRight, question: revealed(question) };
      // The first one counted.
      if (again) return { ...reply, nextDueAt: new Date(card.dueAt).toISOString() };
      const one = { learnerId: learner.id, questionId: question.id, repetition: card.reps };
      const [, , [kept]] = await db.batch([
        moveCard(db, one, reviewed(card, isRight, now)),
        recordStudyDay(db, learner.id, dayOf(c, now)),
        dueAtOf(db, learner.id, question.id),
      ]);
      return { ...reply, nextDueAt: new Date(kept?.dueAt ?? now).toISOString() };
    },
  );
}
