import * as z from 'zod/mini';
import { get, post } from '../kernel/endpoint.ts';
import { uuid } from '../kernel/ids.ts';
import { limits } from '../kernel/limits.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { subjects } from './courses.ts';

export const noteColors = ['gold', 'green', 'blue'] as const;
export type NoteColor = (typeof noteColors)[number];

/** What words stand in: a lesson, or a book of Scripture. @example 'lesson/true-for-you', 'scripture/1 John' */
const noteSource = z
  .string()
  .check(
    z.regex(/^(lesson\/[a-z0-9]+(-[a-z0-9]+)*|scripture\/([123] )?[A-Z][A-Za-z]*( [A-Za-z]+)*)$/),
    z.maxLength(110),
  );

const around = z.string().check(z.maxLength(limits.noteContextMax));
const place = z.int().check(z.minimum(0), z.maximum(1_000_000));
const verse = z.int().check(z.minimum(0), z.maximum(200));

/**
 * Where the words stand: what they are and what is around them, and between which characters of the text, as the selectors
 * TextQuoteSelector and TextPositionSelector of the Web Annotation model have it. In Scripture the text begins with the first of its verses.
 */
const noteAnchor = z.object({
  exact: z.string().check(z.minLength(1), z.maxLength(limits.noteQuoteMax)),
  prefix: around,
  suffix: around,
  start: place,
  end: place,
  /** The verses of Scripture that the words stand in; `null` in a lesson. */
  verses: z.nullable(z.object({ chapter: verse, first: verse, last: verse })),
});
export type NoteAnchor = z.output<typeof noteAnchor>;

const noteText = z
  .string()
  .check(z.trim(), z.maxLength(limits.noteTextMax, 'Please keep a note under 2,000 characters'));

/** Words that a learner marked, with what they wrote about them; a mark alone has no text. */
export const note = z.object({
  id: uuid,
  source: z.string(),
  anchor: noteAnchor,
  color: openEnum(noteColors),
  text: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The change that made it what it is. */
  revision: uuid,
});
export type Note = z.output<typeof note>;

const listedNote = z.object({
  ...note.shape,
  /** The lesson it was written in; `null` for Scripture, and for a lesson that is gone. */
  lesson: z.nullable(z.object({ title: z.string(), moduleTitle: z.string(), category: openEnum(subjects) })),
});
export type ListedNote = z.output<typeof listedNote>;

/**
 * The revisions that a change builds upon: the one that was changed, and those of the device's own since then of which it does not
 * know whether they arrived. None for a new note.
 */
const bases = z.array(uuid).check(z.maxLength(limits.noteBasesMax));
const saved = z.object({ notes: z.array(note) });

/** What a learner marks and writes down while reading. Nobody else reads it. */
export const notes = {
  /** All notes: by module and lesson in reading order, then of Scripture. */
  list: get('/api/notes', { response: z.array(listedNote) }),
  /** The notes in a lesson or in a book of Scripture. */
  inSource: get('/api/notes/in', { query: z.object({ source: noteSource }), response: saved }),
  /**
   * Writes a note or changes one. Its id and the change's own are chosen by the device: what arrives twice is done once.
   * Where the note is none of `bases` any more, the later colour wins, and a text that differs is kept beside the other, as a note
   * of its own. The reply has them all.
   */
  save: post('/api/notes/save', {
    body: z.object({
      id: uuid,
      source: noteSource,
      anchor: noteAnchor,
      color: z.enum(noteColors),
      text: noteText,
      bases,
      revision: uuid,
    }),
    response: saved,
  }),
  /** Deletes a note as it is known. One that was changed elsewhere meanwhile stays, and is the reply. */
  remove: post('/api/notes/delete', { body: z.object({ id: uuid, bases }), response: saved }),
} as const;
