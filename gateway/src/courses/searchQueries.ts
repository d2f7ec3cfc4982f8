import type { Subject } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { lessons, modules } from '@apologia/db/schema/courses';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../kernel/access/viewer.ts';
import { textsFound } from '../kernel/read/textsFound.ts';
import { lockedFor } from './queries.ts';

export interface InSubject {
  category: Subject;
}

export const searchLessons = (db: Db, viewer: Viewer, text: string, count: number) =>
  textsFound<InSubject>(
    db,
    viewer,
    text,
    {
      name: 'lessons_found',
      weights: 'bm25(0, 8, 1)',
      named: 'title',
      shownLocked: 'title',
      joins: sql`join ${lessons} on ${lessons.id} = lessons_found.id join ${modules} on ${modules.id} = ${lessons.moduleId}`,
      columns: sql`${lessons.id}, ${lessons.title}, ${modules.category}`,
      isLocked: lockedFor(viewer),
    },
    count,
  );

export const searchModules = (db: Db, viewer: Viewer, text: string, count: number) =>
  textsFound<InSubject>(
    db,
    viewer,
    text,
    {
      name: 'modules_found',
      weights: 'bm25(0, 8, 4, 1)',
      named: 'title',
      shownLocked: '{title description}',
      joins: sql`join ${modules} on ${modules.id} = modules_found.id`,
      columns: sql`${modules.id}, ${modules.title}, ${modules.category}`,
      isLocked: lockedFor(viewer),
    },
    count,
  );
