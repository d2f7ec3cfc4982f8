import { courses, moduleLists, subjects } from '@apologia/contract';
import type { Hono } from 'hono';
import { actAsLearner } from '../act.ts';
import type { GatewayEnv } from '../context.ts';
import { Conflict, NotFound, PremiumNeeded } from '../errors.ts';
import { serve } from '../serve.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { isOpenLesson, lessonAccess, recordProgress } from './lessonQueries.ts';
import { quizRoutes } from './quizzes/routes.ts';
import { catalog, dashboard, lessonDetail, moduleDetail, moduleLessons, subjectModules } from './reads.ts';
import { dayOf } from './study/day.ts';
import { recordStudyDay } from './study/queries.ts';
import { studyRoutes } from './study/routes.ts';

export function coursesRoutes(app: Hono<GatewayEnv>): void {
  serve(app, courses.catalog, catalog);
  serve(app, courses.dashboard, dashboard);
  for (const subject of subjects) serve(app, moduleLists[subject], () => subjectModules(subject));
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
        recordProgress(
          db,
          { learnerId: learner.id, lessonId: params.id, completed, now },
          isOpenLesson(c.get('viewer'), params.id),
        ),
        recordStudyDay(db, learner.id, dayOf(c, now)),
      ]);
      return { ok: true } as const;
    },
  );
}
