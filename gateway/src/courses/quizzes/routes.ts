import { quizzes } from '@apologia/contract';
import type { Hono } from 'hono';
import { accountKey, type Limit } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import type { GatewayEnv } from '../../kernel/context.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { lessonAccess, recordProgress } from '../lessonQueries.ts';
import { moduleAccess } from '../queries.ts';
import { gradeLesson, gradeModule } from './grading.ts';
import { submissionStatements, submit } from './submit.ts';

const dayMs = 24 * 60 * 60_000;

const attemptsPerDay = (config: Config, _: string, viewer: Viewer): Limit[] => [
  {
    key: accountKey('quizzes', viewer),
    max: config.QUIZ_ATTEMPTS_PER_DAY,
    windowMs: dayMs,
    sentence: 'That was as many attempts as can be made in one day. Please go on tomorrow.',
  },
];

export function quizRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(
    app,
    quizzes.lessonQuiz,
    {
      limits: attemptsPerDay,
      also: ({ var: { db, viewer } }, { body: { lessonId } }) => [
        lessonAccess(db, viewer, lessonId),
        ...submissionStatements(db, viewer, 'lesson', lessonId),
      ],
    },
    async ({ c, db, body, learner, now, rows: [[access], questions, [last], cards] }) =>
      submit(c, {
        learnerId: learner.id,
        kind: 'lesson',
        id: body.lessonId,
        current: { access, questions, last, cards },
        payload: body,
        grade: () => gradeLesson(questions, body.answers),
        completes: (wasRecorded) => [
          recordProgress(
            db,
            { learnerId: learner.id, lessonId: body.lessonId, completed: true, now },
            wasRecorded,
          ),
        ],
      }),
  );

  handleLearnerMutation(
    app,
    quizzes.moduleQuiz,
    {
      limits: attemptsPerDay,
      also: ({ var: { db, viewer } }, { body: { moduleId } }) => [
        moduleAccess(db, viewer, moduleId),
        ...submissionStatements(db, viewer, 'module', moduleId),
      ],
    },
    async ({ c, body, learner, rows: [[access], questions, [last], cards] }) =>
      submit(c, {
        learnerId: learner.id,
        kind: 'module',
        id: body.moduleId,
        current: { access, questions, last, cards },
        payload: body,
        grade: () => gradeModule(questions, body.answers),
        // The attempt itself is what completes a module.
        completes: () => [],
      }),
  );
}
