import * as z from 'zod/mini';
import { percent, questionId } from '../kernel/ids.ts';
import { openEnum } from '../kernel/openEnum.ts';

/** One right option; a word or a phrase; an answer in the learner's own words. */
export const questionTypes = ['mc', 'short', 'essay'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** What is asked. From `correctAnswer` on it is the key: absent until this learner has submitted the quiz. */
export const question = z.object({
  id: questionId,
  question: z.string(),
  questionType: openEnum(questionTypes),
  /** Of an mc question; empty for the others. */
  options: z.array(z.string()),
  /** Of an mc question: the index of the right option. */
  correctAnswer: z.optional(z.number()),
  /** Of an mc question: why each option is right or wrong, in the order of the options. */
  reasons: z.optional(z.array(z.string())),
  /** Of a short question: what counts as right, the best wording first. */
  accepted: z.optional(z.array(z.string())),
  explanation: z.optional(z.string()),
  /** Of an essay: what a good answer does. */
  rubric: z.optional(z.array(z.string())),
  /** Of an essay: one good answer. */
  modelAnswer: z.optional(z.string()),
});
export type Question = z.output<typeof question>;

/** An mc answer is the option's index, any other is text; `null` was left open. */
export const answer = z.union([z.number(), z.string()]);
export type Answer = z.output<typeof answer>;

export const gradedAnswer = z.object({
  questionId,
  answer: z.nullable(answer),
  /** `null` for what is not graded: essays, and in a module's quiz short answers. */
  isRight: z.nullable(z.boolean()),
});
export type GradedAnswer = z.output<typeof gradedAnswer>;

export const quizResult = z.object({
  attempt: z.number(),
  /** Percent of the graded questions answered right; `null` where none is graded. */
  score: z.nullable(percent),
  right: z.number(),
  total: z.number(),
  submittedAt: z.string(),
  answers: z.array(gradedAnswer),
});
export type QuizResult = z.output<typeof quizResult>;

/** Where a learner stands with a quiz. */
export const quizState = z.object({
  /** Changes with what is asked. A submission that carries an older one is answered 409 `quiz_changed`. */
  revision: z.string(),
  /** The number the next submission carries; whatever is sent under one number is recorded once. */
  nextAttempt: z.number(),
  bestScore: z.nullable(percent),
  /** The last attempt at the questions as they are now. */
  last: z.nullable(quizResult),
});
export type QuizState = z.output<typeof quizState>;
