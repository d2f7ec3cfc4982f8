import { type ListedNote, lessonOfSource, limits, type Note, notes } from '@apologia/contract';
import { Conflict, NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import { createRouteTable } from '../../kernel/http/router.ts';
import { firstDataOf, type PageRead } from '../../kernel/read/firstData.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { lessonAccess } from '../lessonQueries.ts';
import { copyIdOf } from './copyId.ts';
import { deleteNote, insertCopy, upsertNote } from './mutations.ts';
import { hasRowOf, type NoteRow, notesByIds, notesIn, notesOf } from './queries.ts';

/** A module beside the Worker: whoever reads without marking anything needs none of it. */
const { router, handlerOf } = createRouteTable();

const noteOf = ({ createdAt, updatedAt, ...row }: NoteRow): Note => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});

const noteList = (): Read<ListedNote[]> =>
  learnerRead(
    (db, viewer) => [notesOf(db, viewer)],
    ([rows]) =>
      rows.map(({ title, moduleTitle, category, ...row }) => ({
        ...noteOf(row),
        lesson:
          title !== null && moduleTitle !== null && category !== null
            ? { title, moduleTitle, category }
            : null,
      })),
  );

handleQuery(router, notes.list, noteList);

handleQuery(router, notes.inSource, ({ query }) =>
  learnerRead(
    (db, viewer) => [notesIn(db, viewer, query.source)],
    ([rows]) => ({ notes: rows.map(noteOf) }),
  ),
);

handleLearnerMutation(
  router,
  notes.save,
  {
    also: (c, { body }) => {
      const { db, viewer } = c.var;
      const lessonId = lessonOfSource(body.source);
      return [hasRowOf(db, viewer, body.id), lessonAccess(db, viewer, lessonId ?? '')];
    },
  },
  async ({ c, db, learner, now, body, rows: [[known], [lesson]] }) => {
    // What was written in a lesson that is gone or locked since stays the learner's own, and may be changed.
    if (!known && lessonOfSource(body.source) !== null) {
      if (!lesson) throw new NotFound('Lesson not found');
      if (lesson.isLocked) throw new PremiumNeeded();
    }
    const change = { ...body, learnerId: learner.id, now };
    const copyId = await copyIdOf(body.id, body.revision);
    const [, , saved, [row]] = await db.batch([
      upsertNote(db, change),
      insertCopy(db, change, copyId),
      notesByIds(db, learner.id, [body.id, copyId]),
      hasRowOf(db, c.var.viewer, body.id),
    ]);
    if (!row)
      throw new Conflict(
        `You have ${limits.notesMax} notes, and more cannot be kept. Delete one to write another.`,
      );
    return { notes: saved.map(noteOf) };
  },
);

handleLearnerMutation(router, notes.remove, {}, async ({ db, learner, now, body }) => {
  const [, left] = await db.batch([
    deleteNote(db, { learnerId: learner.id, now, ...body }),
    notesByIds(db, learner.id, [body.id]),
  ]);
  return { notes: left.map(noteOf) };
});

/** The first data of the page of notes. */
const notesPage: readonly PageRead[] = [firstDataOf(notes.list, noteList)];

export { handlerOf, notesPage };
