import { limits, type NoteAnchor } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { notes } from '@apologia/db/schema/courses';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import type { NoteRow } from './queries.ts';

/** A change of a note, as a device sent it. */
export interface NoteChange
  extends Pick<NoteRow, 'id' | 'source' | 'anchor' | 'color' | 'text' | 'revision'> {
  learnerId: string;
  /** The revisions that it builds upon. */
  bases: string[];
  now: number;
}

/** Of how many changes a note knows that it has had them. */
const revisionsKept = 20;

const rowOf = ({ bases, now, ...change }: NoteChange) => ({
  ...change,
  createdAt: now,
  updatedAt: now,
  revisions: change.revision,
  deletedAt: null,
});

const ofLearner = ({ learnerId, id }: Pick<NoteChange, 'learnerId' | 'id'>) =>
  and(eq(notes.learnerId, learnerId), eq(notes.id, id));

/** SQL for whether a note has had a change already. */
const hasHad = (revision: string) => sql`instr(${notes.revisions}, ${revision}) > 0`;

/**
 * Writes a change where it is one of what the note is, or leaves no text behind: of two texts, one is empty or both are the same.
 * A new note is written while there is room for one.
 */
export function upsertNote(db: Db, change: NoteChange) {
  const { learnerId, id, bases, revision, now } = change;
  const mine = sql`from ${notes} where ${eq(notes.learnerId, learnerId)}`;
  const hasRoom = sql`(exists (select 1 ${mine} and ${eq(notes.id, id)}) or ((select count(*) ${mine} and ${notes.deletedAt} is null) < ${limits.notesMax} and (select count(*) ${mine}) < ${4 * limits.notesMax}))`;
  const isCurrent = inArray(notes.revision, bases);
  return db
    .insert(notes)
    .select(sql`${selectColumns(notes, rowOf(change))} where ${hasRoom}`)
    .onConflictDoUpdate({
      target: [notes.learnerId, notes.id],
      set: {
        color: change.color,
        text: sql`case when ${isCurrent} or ${change.text} <> '' then ${change.text} else ${notes.text} end`,
        updatedAt: now,
        revision,
        revisions: sql`substr(${`${revision},`} || ${notes.revisions}, 1, ${revisionsKept * 37})`,
      },
      setWhere: sql`${notes.deletedAt} is null and not ${hasHad(revision)} and (${isCurrent} or ${notes.text} in ('', ${change.text}) or ${change.text} = '')`,
    });
}

/** Keeps the text of a change that another one came before, as a note of its own. @param copyId the same for the same change */
export function insertCopy(db: Db, change: NoteChange, copyId: string) {
  const row = rowOf({ ...change, id: copyId });
  return db
    .insert(notes)
    .select(
      sql`${selectColumns(notes, row)} where ${change.text} <> '' and exists (select 1 from ${notes} where ${ofLearner(change)} and not ${hasHad(change.revision)})`,
    )
    .onConflictDoNothing();
}

const nothing: NoteAnchor = {
  exact: '',
  prefix: '',
  suffix: '',
  start: 0,
  end: 0,
  verses: null,
};

/** Deletes a note that is still as the learner knows it. Of its content nothing stays. */
export function deleteNote(
  db: Db,
  { learnerId, id, bases, now }: Pick<NoteChange, 'learnerId' | 'id' | 'bases' | 'now'>,
) {
  return db
    .update(notes)
    .set({ deletedAt: now, source: '', anchor: nothing, text: '' })
    .where(and(ofLearner({ learnerId, id }), inArray(notes.revision, bases), isNull(notes.deletedAt)));
}

const keptMs = limits.deletedNotesKeptDays * 24 * 60 * 60_000;

/** Forgets notes that were deleted long ago. */
export const sweepNotes = (db: Db, now: number) => db.delete(notes).where(lt(notes.deletedAt, now - keptMs));
