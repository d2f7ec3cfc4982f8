import { quizzes } from '@apologia/contract';
import type { Hono } from 'hono';
import { actAsLearner } from '../../act.ts';
import type { GatewayEnv } from '../../context.ts';
import { lessonAccess, recordProgress } from '../lessonQueries.ts';
import { moduleAccess } from '../queries.ts';
import { gradeLesson, gradeModule } from './grading.ts';
import { standingIn, submit } from './submit.ts';

export function quizRoutes(app: Hono<GatewayEnv>): void {
  actAsLearner(
    app,
    quizzes.lessonQuiz,
    {
      also: ({ var: { db, viewer } }, { body: { lessonId } }) => [
        lessonAccess(db, viewer, lessonId),
        ...standingIn(db, viewer, 'lesson', lessonId),
      ],
    },
    async ({ c, db, body, learner, now, rows: [[access], questions, [last], cards] }) =>
      submit(c, {
        learnerId: learner.id,
        kind: 'lesson',
        id: body.lessonId,
        standing: { access, questions, last, cards },
        sent: body,
        grade: () => gradeLesson(questions, body.answers),
        completes: [
          recordProgress(db, { learnerId: learner.id, lessonId: body.lessonId, completed: true, now }),
        ],
      }),
  );

  actAsLearner(
    app,
    quizzes.moduleQuiz,
    {
      also: ({ var: { db, viewer } }, { body: { moduleId } }) => [
        moduleAccess(db, viewer, moduleId),
        ...standingIn(db, viewer, 'module', moduleId),
      ],
    },
    async ({ c, body, learner, rows: [[access], questions, [last], cards] }) =>
      submit(c, {
        learnerId: learner.id,
        kind: 'module',
        id: body.moduleId,
        standing: { access, questions, last, cards },
        sent: body,
        grade: () => gradeModule(questions, body.answers),
        // The attempt itself is what completes a module.
        completes: [],
      }),
  );
}
