import type { GradedAnswer, QuestionType } from '@apologia/contract';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { learners } from '../../kernel/schema.ts';
import { modules } from './courses.ts';

/** The quizzes of lessons, and the modules' Knowledge Checks; the seed writes them. */
export const quizzes = sqliteTable('quizzes', {
  /** `lesson/<id>` or `module/<id>`. */
  id: text().primaryKey(),
  moduleId: text()
    .notNull()
    .references(() => modules.id, { onDelete: 'cascade' }),
  /** `null` for a Knowledge Check. */
  lessonId: text(),
  /** A digest of the questions without their keys. */
  revision: text().notNull(),
});

/** The questions of the quizzes; the seed writes them. */
export const questions = sqliteTable(
  'questions',
  {
    /** The lesson's or module's id, a slash, the question's name. */
    id: text().primaryKey(),
    quizId: text()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** Order within its quiz, from 1. */
    position: integer().notNull(),
    questionType: text().$type<QuestionType>().notNull(),
    question: text().notNull(),
    /** The options of an mc question; the reasons stand in the same order. */
    options: text({ mode: 'json' }).$type<string[]>().notNull(),
    reasons: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Index of the right option; -1 where there are none. */
    correctAnswer: integer().notNull(),
    /** The right answers to a short question, the best wording first. */
    accepted: text({ mode: 'json' }).$type<string[]>().notNull(),
    explanation: text().notNull(),
    /** The rubric of an essay. */
    rubric: text({ mode: 'json' }).$type<string[]>().notNull(),
    modelAnswer: text().notNull(),
  },
  (table) => [index('questions_by_quiz').on(table.quizId, table.position)],
);

/** A submitted quiz. It outlives the quiz: the seed never touches it. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: text().primaryKey(),
    learnerId: text()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    quizId: text().notNull(),
    /** Counted from 1 by learner and quiz: what is sent twice under one number is one attempt. */
    number: integer().notNull(),
    /** The revision of the quiz when it was answered. */
    revision: text().notNull(),
    /** Percent of the graded questions answered right; `null` where none is graded. */
    score: integer(),
    answers: text({ mode: 'json' }).$type<GradedAnswer[]>().notNull(),
    submittedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('attempts_by_number').on(table.learnerId, table.quizId, table.number),
    // A learner's best scores without their answers, which may be essays.
    index('attempts_by_score').on(table.learnerId, table.quizId, table.score, table.submittedAt),
  ],
);
