import type { ReadingPlace } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { lessonProgress, lessons, modules, questions } from '@apologia/db/schema/courses';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Viewer } from '../kernel/access/viewer.ts';
import { selectColumns } from '../kernel/write/selectColumns.ts';
import { isBookmarked } from './bookmarks/queries.ts';
import { hasNotes } from './notes/queries.ts';
import { hasCheck, lockedFor, progressOf, quizOf } from './queries.ts';

/** Titles of the lessons in unlocked modules, in reading order. */
export function lessonTitlesFor(db: Db, viewer: Viewer, where?: SQL) {
  return db
    .select({
      id: lessons.id,
      moduleId: lessons.moduleId,
      title: lessons.title,
      minutes: lessons.minutes,
      completed: sql<boolean>`${lessonProgress.completedAt} is not null`.mapWith(Boolean),
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .leftJoin(lessonProgress, progressOf(viewer))
    .where(and(where, sql`not ${lockedFor(viewer)}`))
    .orderBy(asc(modules.position), asc(lessons.position));
}

/** What a locked module holds: its lessons by title, in reading order. */
export function lockedLessons(db: Db, viewer: Viewer, moduleId: string) {
  return db
    .select({ title: lessons.title, minutes: lessons.minutes })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(and(eq(modules.id, moduleId), lockedFor(viewer)))
    .orderBy(asc(lessons.position));
}

/** The lessons to go on with: unlocked and not completed, in modules that the viewer began. */
export function lessonsInProgress(db: Db, viewer: Viewer) {
  const begunModules = db
    .select({ id: lessons.moduleId })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(eq(lessonProgress.learnerId, viewer.learnerId));
  return db
    .select({ id: lessons.id, moduleId: lessons.moduleId, lastActiveAt: lessonProgress.lastActiveAt })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .leftJoin(lessonProgress, progressOf(viewer))
    .where(
      and(
        sql`${lessons.moduleId} in ${begunModules}`,
        isNull(lessonProgress.completedAt),
        sql`not ${lockedFor(viewer)}`,
      ),
    )
    .orderBy(asc(lessons.moduleId), asc(lessons.position));
}
export type LessonInProgress = Awaited<ReturnType<typeof lessonsInProgress>>[number];

/** A lesson with its place in the module; text, sources and references are empty while it is locked. */
export function lessonText(db: Db, viewer: Viewer, id: string) {
  const locked = lockedFor(viewer);
  const unlocked = <T>(column: SQLiteColumn) =>
    sql<T>`case when ${locked} then '[]' else ${column} end`.mapWith((text: string) => JSON.parse(text) as T);
  const neighbour = (side: SQL, order: SQL) =>
    sql<
      string | null
    >`(select n.id from ${lessons} n where n.module_id = ${lessons.moduleId} and n.position ${side} ${lessons.position} order by n.position ${order} limit 1)`;
  return db
    .select({
      id: lessons.id,
      title: lessons.title,
      minutes: lessons.minutes,
      scripture: unlocked<string[]>(lessons.scripture),
      content: unlocked<string[]>(lessons.content),
      sources: unlocked<{ author: string; title: string; year: string }[]>(lessons.sources),
      terms: unlocked<{ term: string; meaning: string }[]>(lessons.terms),
      completed: sql<boolean>`${lessonProgress.completedAt} is not null`.mapWith(Boolean),
      bookmarked: isBookmarked(viewer),
      hasNotes: hasNotes(viewer),
      place: lessonProgress.place,
      audio: sql<string | null>`case when not ${locked} then ${lessons.audio} end`,
      moduleId: lessons.moduleId,
      moduleTitle: modules.title,
      category: modules.category,
      hasKnowledgeCheck: hasCheck,
      isLocked: locked,
      position: lessons.position,
      lessonCount: sql<number>`(select count(*) from ${lessons} n where n.module_id = ${lessons.moduleId})`,
      previousLessonId: neighbour(sql`<`, sql`desc`),
      nextLessonId: neighbour(sql`>`, sql`asc`),
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .leftJoin(lessonProgress, progressOf(viewer))
    .where(eq(lessons.id, id));
}

/** A lesson's access: whether it is locked for the viewer, and whether it has a quiz; no row where it does not exist. */
export function lessonAccess(db: Db, viewer: Viewer, id: string) {
  const quiz = quizOf('lesson', lessons.id);
  return db
    .select({
      isLocked: lockedFor(viewer),
      hasQuiz: sql<boolean>`exists (select 1 from ${questions} where ${questions.quizId} = ${quiz})`.mapWith(
        Boolean,
      ),
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(lessons.id, id));
}

/** SQL for whether a lesson exists and is open to the viewer. */
export const isOpenLesson = (viewer: Viewer, id: string) =>
  sql`exists (select 1 from ${lessons} join ${modules} on ${modules.id} = ${lessons.moduleId} where ${lessons.id} = ${id} and not ${lockedFor(viewer)})`;

/** Records that a lesson was opened or completed, where the condition holds; the first time of each stays. */
export function recordProgress(
  db: Db,
  {
    learnerId,
    lessonId,
    completed,
    now,
  }: { learnerId: string; lessonId: string; completed: boolean; now: number },
  condition: SQL,
) {
  const completedAt = completed ? now : null;
  const row = { learnerId, lessonId, startedAt: now, completedAt, lastActiveAt: now, place: null };
  return db
    .insert(lessonProgress)
    .select(sql`${selectColumns(lessonProgress, row)} where ${condition}`)
    .onConflictDoUpdate({
      target: [lessonProgress.learnerId, lessonProgress.lessonId],
      set: {
        lastActiveAt: now,
        ...(completed && { completedAt: sql`coalesce(${lessonProgress.completedAt}, ${now})` }),
      },
    });
}

/** Updates where the learner is in a lesson that they opened. */
export function updatePlace(
  db: Db,
  {
    learnerId,
    lessonId,
    place,
    now,
  }: { learnerId: string; lessonId: string; place: ReadingPlace; now: number },
) {
  return db
    .update(lessonProgress)
    .set({ place, lastActiveAt: now })
    .where(and(eq(lessonProgress.learnerId, learnerId), eq(lessonProgress.lessonId, lessonId)));
}

/** SQL for whether the module is the one that a lesson belongs to. */
export const isModuleOf = (lessonId: string) =>
  sql`${modules.id} = (select l.module_id from ${lessons} l where l.id = ${lessonId})`;

/** The lessons of these ids. */
export function lessonsByIds(db: Db, ids: readonly string[]) {
  return db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .where(sql`${lessons.id} in (select value from json_each(${JSON.stringify(ids)}))`);
}
