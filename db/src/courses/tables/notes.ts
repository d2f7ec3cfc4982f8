import type { NoteAnchor, NoteColor } from '@apologia/contract';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** Words that a learner marked, and what they wrote about them. A note outlives what it was written in. */
export const notes = sqliteTable(
  'notes',
  {
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Chosen by the learner's device: what is sent twice is there once. */
    id: text().notNull(),
    source: text().notNull(),
    anchor: text({ mode: 'json' }).$type<NoteAnchor>().notNull(),
    color: text().$type<NoteColor>().notNull(),
    text: text().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** The change that made it what it is. */
    revision: text().notNull(),
    /** The last changes, the latest first, joined by commas: one that comes again is known. */
    revisions: text().notNull(),
    /** A note that was deleted leaves its id for a while: a change that was long on its way must not bring it back. */
    deletedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('notes_by_source').on(table.learnerId, table.source),
  ],
);
