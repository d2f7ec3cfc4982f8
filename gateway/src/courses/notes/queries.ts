import { lessonSource } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { lessons, modules, notes } from '@apologia/db/schema/courses';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';

const ofViewer = (viewer: Viewer) => and(eq(notes.learnerId, viewer.learnerId), isNull(notes.deletedAt));

/** SQL for whether the viewer has notes in the joined lesson. */
export const hasNotes = (viewer: Viewer) =>
  sql<boolean>`exists (select 1 from ${notes} where ${and(
    eq(notes.learnerId, viewer.learnerId),
    sql`${notes.source} = ${lessonSource('')} || ${lessons.id}`,
  )})`.mapWith(Boolean);

/** A row where the viewer has or had a note of this id. */
export const hasRowOf = (db: Db, viewer: Viewer, id: string) =>
  db
    .select({ id: notes.id })
    .from(notes)
    .where(and(eq(notes.learnerId, viewer.learnerId), eq(notes.id, id)));

const columns = {
  id: notes.id,
  source: notes.source,
  anchor: notes.anchor,
  color: notes.color,
  text: notes.text,
  createdAt: notes.createdAt,
  updatedAt: notes.updatedAt,
  revision: notes.revision,
};

/** The viewer's notes of one lesson or chapter, the oldest first. */
export const notesIn = (db: Db, viewer: Viewer, source: string) =>
  db
    .select(columns)
    .from(notes)
    .where(and(ofViewer(viewer), eq(notes.source, source)))
    .orderBy(asc(notes.createdAt), asc(notes.id));
export type NoteRow = Awaited<ReturnType<typeof notesIn>>[number];

/** All notes of the viewer, by module and lesson in reading order; those without a lesson last. */
export const notesOf = (db: Db, viewer: Viewer) =>
  db
    .select({ ...columns, title: lessons.title, moduleTitle: modules.title, category: modules.category })
    .from(notes)
    .leftJoin(lessons, sql`${notes.source} = ${lessonSource('')} || ${lessons.id}`)
    .leftJoin(modules, eq(modules.id, lessons.moduleId))
    .where(ofViewer(viewer))
    .orderBy(
      sql`${modules.position} is null`,
      asc(modules.category),
      asc(modules.position),
      asc(lessons.position),
      asc(notes.source),
      asc(notes.createdAt),
      asc(notes.id),
    );

/** The notes of these ids that are there. */
export const notesByIds = (db: Db, learnerId: string | SQL, ids: string[]) =>
  db
    .select(columns)
    .from(notes)
    .where(and(eq(notes.learnerId, learnerId), inArray(notes.id, ids), isNull(notes.deletedAt)))
    .orderBy(asc(notes.createdAt), asc(notes.id));
