import type { GroupStudy, ReadingPlace, Subject } from '@apologia/contract';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** The modules; the seed writes them from `db/curriculum`. */
export const modules = sqliteTable(
  'modules',
  {
    id: text().primaryKey(),
    category: text().$type<Subject>().notNull(),
    subcategory: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    difficulty: text().$type<'beginner' | 'intermediate' | 'advanced'>().notNull(),
    isPremium: integer({ mode: 'boolean' }).notNull(),
    estimatedMinutes: integer().notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    /** Order within its subject. */
    position: integer().notNull(),
  },
  (table) => [index('modules_by_category').on(table.category, table.position)],
);

export const lessons = sqliteTable(
  'lessons',
  {
    id: text().primaryKey(),
    moduleId: text()
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    minutes: integer().notNull(),
    scripture: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Sanitised HTML blocks, a paragraph each. */
    content: text({ mode: 'json' }).$type<string[]>().notNull(),
    sources: text({ mode: 'json' }).$type<{ author: string; title: string; year: string }[]>().notNull(),
    terms: text({ mode: 'json' }).$type<{ term: string; meaning: string }[]>().notNull().default([]),
    /** What `scripture` refers to, in the same order: from one verse to another, by the ids of verses. */
    passages: text({ mode: 'json' }).$type<{ first: number; last: number }[]>().notNull().default([]),
    /** For whoever leads a group through it; `null` where nobody has written it. */
    groupStudy: text({ mode: 'json' }).$type<GroupStudy>(),
    /** The address of a recording of the text; `null` where nobody has read it aloud. */
    audio: text(),
    /** Order within its module, from 1. */
    position: integer().notNull(),
  },
  (table) => [index('lessons_by_module').on(table.moduleId, table.position)],
);

/** A learner's progress in a lesson. It outlives the lesson: the seed never touches it. */
export const lessonProgress = sqliteTable(
  'lesson_progress',
  {
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    lessonId: text().notNull(),
    startedAt: integer().notNull(),
    completedAt: integer(),
    lastActiveAt: integer().notNull(),
    /** Where the learner is in the text; `null` until they have read on. */
    place: text({ mode: 'json' }).$type<ReadingPlace>(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lessonId] })],
);
