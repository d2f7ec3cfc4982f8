import { courses, moduleLists, overviews, readingPlaces, subjects } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { Conflict, NotFound, PremiumNeeded } from '../kernel/errors.ts';
import { handleQuery } from '../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../kernel/write/handleMutation.ts';
import { bookmarkRoutes } from './bookmarks/routes.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { isOpenLesson, lessonAccess, recordProgress, updatePlace } from './lessonQueries.ts';
import { memoryRoutes } from './memory/routes.ts';
import { notesRoutes } from './notes/routes.ts';
import { progressReportRoutes } from './progressReport/routes.ts';
import { quizRoutes } from './quizzes/routes.ts';
import { catalog, dashboard, lessonDetail, moduleDetail, moduleLessons, subjectModules } from './reads.ts';
import type { ShelfOf } from './shelf.ts';
import { dayOf } from './study/day.ts';
import { recordStudyDay } from './study/queries.ts';
import { studyRoutes } from './study/routes.ts';

export function coursesRoutes(app: Hono<GatewayEnv>, shelfOf: ShelfOf): void {
  handleQuery(app, overviews.catalog, catalog);
  handleQuery(app, overviews.dashboard, dashboard);
  for (const subject of subjects) handleQuery(app, moduleLists[subject], () => subjectModules(subject));
  handleQuery(app, courses.module, ({ params }) => moduleDetail(params.id));
  handleQuery(app, overviews.moduleLessons, ({ params }) => moduleLessons(params.id));
  handleQuery(app, courses.lesson, ({ params }) => lessonDetail(params.id, shelfOf));
  progressRoute(app, courses.startLesson, false);
  progressRoute(app, courses.completeLesson, true);
  handleLearnerMutation(app, readingPlaces.save, {}, async ({ db, learner, params, body, now }) => {
    await updatePlace(db, { learnerId: learner.id, lessonId: params.id, place: body, now });
    return { ok: true } as const;
  });
  progressReportRoutes(app);
  quizRoutes(app);
  studyRoutes(app);
  memoryRoutes(app);
  certificateRoutes(app);
  bookmarkRoutes(app);
  notesRoutes(app);
}

function progressRoute(
  app: Hono<GatewayEnv>,
  endpoint: typeof courses.startLesson,
  completed: boolean,
): void {
  handleLearnerMutation(
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
