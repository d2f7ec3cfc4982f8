import * as z from 'zod/mini';
import { post } from '../kernel/endpoint.ts';
import { percent, questionId, slug } from '../kernel/ids.ts';
import { limits } from '../kernel/limits.ts';
import { type Answer, question, quizState } from './questions.ts';

const submission = {
  revision: z.optional(z.string().check(z.maxLength(100, 'There is no such revision of a quiz.'))),
  attempt: z.optional(z.int('Attempts count from 1.').check(z.minimum(1, 'Attempts count from 1.'))),
  /** Answered without a line, on a copy that may not know of the latest attempts: its number says little then. */
  isLate: z.optional(z.boolean()),
};

const unfit = 'One of the answers does not fit its question.';
const text = z.string(unfit).check(
  z.maxLength(limits.essayMax, 'An answer may have at most 20,000 characters. Please shorten it.'),
  // A control character takes up six others where answers are kept.
  z.regex(/^[\P{Cc}\t\n\r]*$/u, 'An answer holds characters that are no text.'),
);

/** Counted before they are looked at: a complaint about each of thousands would be longer than what was sent. */
const few = <T extends object>(isOne: (value: object) => boolean, otherwise: string) =>
  z
    .custom<T>((value) => typeof value === 'object' && value !== null && isOne(value), otherwise)
    .check(
      z.refine(
        (value) => Object.keys(value).length <= limits.quizQuestionsMax,
        'There are more answers than questions.',
      ),
    );

/** The questions with their key, and the attempt that was recorded. */
export const quizReply = z.object({
  score: z.nullable(percent),
  questions: z.array(question),
  quiz: quizState,
});
export type QuizReply = z.output<typeof quizReply>;

export const quizzes = {
  moduleQuiz: post('/api/module/quiz', {
    body: z.object({
      ...submission,
      moduleId: slug,
      /** An option's index for each question in order; -1 where it was left open or cannot be answered here. */
      answers: z.pipe(
        few<number[]>(Array.isArray, 'The answers come as a list.'),
        z.array(z.int(unfit).check(z.minimum(-1, unfit))),
      ),
    }),
    response: quizReply,
  }),
  lessonQuiz: post('/api/lesson/quiz', {
    body: z.object({
      ...submission,
      lessonId: slug,
      answers: z.pipe(
        few<Record<string, Answer>>((value) => !Array.isArray(value), 'The answers come by question.'),
        z.record(questionId, z.union([z.int(unfit), text], unfit), 'The answers come by question.'),
      ),
    }),
    response: quizReply,
  }),
} as const;
