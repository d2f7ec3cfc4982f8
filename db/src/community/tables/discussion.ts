import { isNotNull, isNull } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';

/** Questions under lessons, and their answers. They outlive the lesson. */
export const posts = sqliteTable(
  'posts',
  {
    id: text().primaryKey(),
    lessonId: text().notNull(),
    /** The question that it answers; null for a question. */
    questionId: text().references((): AnySQLiteColumn => posts.id, { onDelete: 'cascade' }),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Empty where a question was withdrawn. */
    text: text().notNull(),
    createdAt: integer().notNull(),
    editedAt: integer(),
    /** When a moderator hid it. */
    hiddenAt: integer(),
    /** How many answers are not hidden; counted by triggers, as is the next. */
    answerCount: integer().notNull().default(0),
    helpfulCount: integer().notNull().default(0),
  },
  (table) => [
    index('posts_asked').on(table.lessonId, table.createdAt, table.id).where(isNull(table.questionId)),
    // Questions are left out: for one page the planner would look through those of all lessons.
    index('posts_answered')
      .on(table.questionId, table.createdAt, table.id)
      .where(isNotNull(table.questionId)),
    index('posts_by_learner').on(table.learnerId),
    index('posts_answered_lately').on(table.createdAt).where(isNotNull(table.questionId)),
  ],
);

/**
 * The questions that a search finds, those that all may see: the row of each in the full-text index `questions_found`. Both are
 * written by triggers on `posts`, so that they forget what is withdrawn, hidden or deleted.
 */
export const questionRows = sqliteTable(
  'question_rows',
  {
    row: integer().primaryKey(),
    postId: text().notNull(),
  },
  (table) => [uniqueIndex('question_rows_by_post').on(table.postId)],
);

/** Who found which answer helpful. */
export const helpfulMarks = sqliteTable(
  'helpful_marks',
  {
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.postId] }),
    index('helpful_marks_by_post').on(table.postId),
  ],
);

/** Who wants to know what is answered. */
export const follows = sqliteTable(
  'follows',
  {
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    questionId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Answers given until then are not new. */
    seenAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.questionId] }),
    index('follows_by_question').on(table.questionId),
  ],
);
