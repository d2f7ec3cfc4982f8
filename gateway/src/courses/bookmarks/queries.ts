import type { Db } from '@apologia/db';
import { bookmarks, lessons, modules } from '@apologia/db/schema/courses';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';

/** SQL for whether the viewer bookmarked the joined lesson. */
export const isBookmarked = (viewer: Viewer) =>
  sql<boolean>`exists (select 1 from ${bookmarks} where ${and(
    eq(bookmarks.learnerId, viewer.learnerId),
    eq(bookmarks.lessonId, lessons.id),
  )})`.mapWith(Boolean);

/** The lessons that the viewer bookmarked, the latest bookmark first. */
export function bookmarksOf(db: Db, viewer: Viewer) {
  return db
    .select({ lessonId: lessons.id, title: lessons.title, moduleTitle: modules.title })
    .from(bookmarks)
    .innerJoin(lessons, eq(lessons.id, bookmarks.lessonId))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(bookmarks.learnerId, viewer.learnerId))
    .orderBy(desc(bookmarks.createdAt), lessons.id);
}

/** Adds a bookmark where the condition holds; one that is there stays as it is. */
export function insertBookmark(db: Db, row: typeof bookmarks.$inferSelect, condition: SQL) {
  return db
    .insert(bookmarks)
    .select(sql`${selectColumns(bookmarks, row)} where ${condition}`)
    .onConflictDoNothing();
}

export function deleteBookmark(db: Db, learnerId: string, lessonId: string) {
  return db
    .delete(bookmarks)
    .where(and(eq(bookmarks.learnerId, learnerId), eq(bookmarks.lessonId, lessonId)));
}
