import { courses, quizzes, subjects } from '@apologia/contract';
import type { Hono } from 'hono';
import { actAsLearner } from '../act.ts';
import type { GatewayEnv } from '../context.ts';
import { Conflict, NotFound, PremiumNeeded } from '../errors.ts';
import { serve } from '../serve.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { lessonAccess, moduleAccess, recordProgress } from './queries.ts';
import { gradeLesson, gradeModule } from './quizzes/grading.ts';
import { quizIdOf } from './quizzes/queries.ts';
import { standingOf, submit } from './quizzes/submit.ts';
import { catalog, dashboard, lessonDetail, moduleDetail, moduleLessons, subjectModules } from './reads.ts';
import { dayOf } from './study/day.ts';
import { recordStudyDay } from './study/queries.ts';
import { studyRoutes } from './study/routes.ts';

export function coursesRoutes(app: Hono<GatewayEnv>): void {
  serve(app, courses.catalog, catalog);
  serve(app, courses.dashboard, dashboard);
  for (const subject of subjects) serve(app, courses[subject], () => subjectModules(subject));
  serve(app, courses.module, ({ params }) => moduleDetail(params.id));
  serve(app, courses.moduleLessons, ({ params }) => moduleLessons(params.id));
  serve(app, courses.lesson, ({ params }) => lessonDetail(params.id));
  progressRoute(app, courses.startLesson, false);
  progressRoute(app, courses.completeLesson, true);
  quizRoutes(app);
  studyRoutes(app);
  certificateRoutes(app);
}

function progressRoute(
  app: Hono<GatewayEnv>,
  endpoint: typeof courses.startLesson,
  completed: boolean,
): void {
  actAsLearner(
    app,
    endpoint,
    { also: (c, { params }) => [lessonAccess(c.get('db'), c.get('viewer'), params.id)] },
    async ({ c, db, params, learner, now, rows: [[lesson]] }) => {
      if (!lesson) throw new NotFound('Lesson not found');
      if (lesson.isLocked) throw new PremiumNeeded();
      if (completed && lesson.hasQuiz) throw new Conflict('This lesson is completed by its quiz.');
      await db.batch([
        recordProgress(db, { learnerId: learner.id, lessonId: params.id, completed, now }),
        recordStudyDay(db, learner.id, dayOf(c, now)),
      ]);
      return { ok: true } as const;
    },
  );
}

function quizRoutes(app: Hono<GatewayEnv>): void {
  actAsLearner(
    app,
    quizzes.lessonQuiz,
    {
      also: ({ var: { db, viewer } }, { body }) => [
        lessonAccess(db, viewer, body.lessonId),
        ...standingOf(db, viewer, quizIdOf('lesson', body.lessonId)),
      ],
    },
    async ({ c, db, body, learner, now, rows: [[access], questions, [last], cards] }) => {
      const completed = { learnerId: learner.id, lessonId: body.lessonId, completed: true, now };
      return submit({
        ...{ db, viewer: c.get('viewer'), learnerId: learner.id, day: dayOf(c, now) },
        ...{ kind: 'lesson', id: body.lessonId, access, questions, last, cards },
        ...{ revision: body.revision, attempt: body.attempt },
        grade: (rows) => gradeLesson(rows, body.answers),
        also: [recordProgress(db, completed)],
      });
    },
  );

  actAsLearner(
    app,
    quizzes.moduleQuiz,
    {
      also: ({ var: { db, viewer } }, { body }) => [
        moduleAccess(db, viewer, body.moduleId),
        ...standingOf(db, viewer, quizIdOf('module', body.moduleId)),
      ],
    },
    async ({ c, db, body, learner, now, rows: [[access], questions, [last], cards] }) =>
      submit({
        ...{ db, viewer: c.get('viewer'), learnerId: learner.id, day: dayOf(c, now) },
        ...{ kind: 'module', id: body.moduleId, access, questions, last, cards },
        ...{ revision: body.revision, attempt: body.attempt },
        grade: (rows) => gradeModule(rows, body.answers),
      }),
  );
}
