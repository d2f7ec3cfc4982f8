import type { Db } from '@apologia/db';
import { posts, resources } from '@apologia/db/schema/community';
import { sql } from 'drizzle-orm';
import { lessons, lockedFor, modules } from '../courses/public.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import { textsFound } from '../kernel/read/textsFound.ts';

/** Works of the library with these words. */
export const searchResources = (db: Db, viewer: Viewer, text: string, count: number) =>
  textsFound<{ author: string }>(
    db,
    viewer,
    text,
    {
      name: 'resources_found',
      weights: 'bm25(0, 8, 4, 1)',
      named: '{title author}',
      shownLocked: '{title author}',
      joins: sql`join ${resources} on ${resources.id} = resources_found.id`,
      columns: sql`${resources.id}, ${resources.title}, ${resources.author}`,
      isLocked: sql`0`,
    },
    count,
  );

/** Questions with these words under lessons that are open to the viewer. Hidden and withdrawn ones are in no index. */
export const searchQuestions = (db: Db, viewer: Viewer, text: string, count: number) =>
  textsFound<{ lessonId: string; answerCount: number }>(
    db,
    viewer,
    text,
    {
      name: 'questions_found',
      weights: 'bm25(0, 1)',
      named: 'title',
      shownLocked: 'title',
      joins: sql`join ${posts} on ${posts.id} = questions_found.id join ${lessons} on ${lessons.id} = ${posts.lessonId}
        join ${modules} on ${modules.id} = ${lessons.moduleId} and not ${lockedFor(viewer)}`,
      columns: sql`${posts.id}, ${lessons.title}, ${posts.lessonId} as lessonId, ${posts.answerCount} as answerCount`,
      isLocked: sql`0`,
    },
    count,
  );
