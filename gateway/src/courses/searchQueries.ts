import type { Subject } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { lessons, modules } from '@apologia/db/schema/courses';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../kernel/access/viewer.ts';
import { matchOf } from '../kernel/read/fullText.ts';
import { lockedFor } from './queries.ts';

export interface TextRow {
  id: string;
  title: string;
  category: Subject;
  isLocked: number;
  snippet: string;
}

/** SQL for a snippet of about sixteen words in which the words searched for are marked. */
const snippet = (table: 'lessons_found' | 'modules_found') =>
  sql`snippet(${sql.raw(table)}, -1, char(57344), char(57345), '…', 16)`;

/**
 * Lessons with these words. Of locked lessons only the title is searched: even to learn that a word occurs in their text
 * needs Premium.
 *
 * With `cross join` and the index's own `rank` the texts come in order, and only those that are returned are marked.
 */
export function searchLessons(db: Db, viewer: Viewer, words: string, count: number) {
  const match = matchOf(words);
  return db.all<TextRow>(
    sql`select ${lessons.id}, ${lessons.title}, ${modules.category}, ${lockedFor(viewer)} as isLocked, ${snippet('lessons_found')} as snippet
      from lessons_found cross join ${lessons} on ${lessons.id} = lessons_found.id cross join ${modules} on ${modules.id} = ${lessons.moduleId}
      where lessons_found match ${match} and lessons_found.rank match 'bm25(0, 8, 1)'
        and (not ${lockedFor(viewer)} or lessons_found.id in (select id from lessons_found where lessons_found match ${`title : (${match})`}))
      order by lessons_found.rank limit ${count}`,
  );
}

/** Modules with these words. Of locked modules the title and the description are searched, but not the text. */
export function searchModules(db: Db, viewer: Viewer, words: string, count: number) {
  const match = matchOf(words);
  return db.all<TextRow>(
    sql`select ${modules.id}, ${modules.title}, ${modules.category}, ${lockedFor(viewer)} as isLocked, ${snippet('modules_found')} as snippet
      from modules_found cross join ${modules} on ${modules.id} = modules_found.id
      where modules_found match ${match} and modules_found.rank match 'bm25(0, 8, 4, 1)'
        and (not ${lockedFor(viewer)} or modules_found.id in (select id from modules_found where modules_found match ${`{title description} : (${match})`}))
      order by modules_found.rank limit ${count}`,
  );
}
