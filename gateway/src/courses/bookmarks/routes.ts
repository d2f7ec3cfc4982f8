import { type Bookmark, bookmarks } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { isOpenLesson, lessonAccess } from '../lessonQueries.ts';
import { bookmarksOf, deleteBookmark, insertBookmark } from './queries.ts';

export const bookmarkList = (): Read<Bookmark[]> =>
  learnerRead(
    (db, viewer) => [bookmarksOf(db, viewer)],
    ([rows]) => rows,
  );

export function bookmarkRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, bookmarks.list, bookmarkList);

  handleLearnerMutation(
    app,
    bookmarks.set,
    { also: (c, { params }) => [lessonAccess(c.get('db'), c.get('viewer'), params.id)] },
    async ({ c, db, learner, now, params, body, rows: [[lesson]] }) => {
      // Whoever has no Premium any more may still take a bookmark away.
      if (!body.bookmarked) {
        await deleteBookmark(db, learner.id, params.id);
        return { ok: true } as const;
      }
      if (!lesson) throw new NotFound('Lesson not found');
      if (lesson.isLocked) throw new PremiumNeeded();
      const row = { learnerId: learner.id, lessonId: params.id, createdAt: now };
      await insertBookmark(db, row, isOpenLesson(c.get('viewer'), params.id));
      return { ok: true } as const;
    },
  );
}
