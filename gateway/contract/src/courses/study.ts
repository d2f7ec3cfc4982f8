import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { questionId, slug } from '../kernel/ids.ts';
import { limits } from '../kernel/limits.ts';
import { question } from './questions.ts';

const daysAWeek = z.int().check(z.minimum(1), z.maximum(7));

export const studyPlan = z.object({
  /** The days a week the learner means to study. */
  daysAWeek,
  /** Days of study of the last half year as `2026-11-21`, in the learner's time zone then, newest first. */
  days: z.array(z.string()),
  review: z.object({
    /** Questions that are due for review now. */
    due: z.number(),
    /** When the next one after those will be; `null` where none waits. */
    nextDueAt: z.nullable(z.string()),
    /** Passages learned by heart that are due now. */
    verses: z.number(),
  }),
});
export type StudyPlan = z.output<typeof studyPlan>;

/** A missed question that has come back. */
export const reviewItem = z.object({
  /** Without its key. */
  question,
  /** How often it was reviewed: an answer that carries an older number changes nothing. */
  repetition: z.number(),
  /** Where it was asked. */
  moduleId: slug,
  moduleTitle: z.string(),
  lessonId: z.nullable(slug),
  lessonTitle: z.nullable(z.string()),
});
export type ReviewItem = z.output<typeof reviewItem>;

export const dailyReview = z.object({
  /** All that are due; `items` are those of one session, ten minutes at most. */
  due: z.number(),
  /** Estimated minutes of this session. */
  minutes: z.number(),
  items: z.array(reviewItem),
  nextDueAt: z.nullable(z.string()),
});
export type DailyReview = z.output<typeof dailyReview>;

export const reviewReply = z.object({
  isRight: z.boolean(),
  /** With its key. */
  question,
  /** When it comes back. */
  nextDueAt: z.string(),
});
export type ReviewReply = z.output<typeof reviewReply>;

export const study = {
  plan: get('/api/study', { response: studyPlan }),
  setGoal: post('/api/study/goal', { body: z.object({ daysAWeek }), response: done }),
  dailyReview: get('/api/daily-review', { response: dailyReview }),
  answerReview: post('/api/daily-review/answer', {
    body: z.object({
      questionId,
      repetition: z.int().check(z.minimum(0)),
      answer: z.union([z.int(), z.string().check(z.maxLength(limits.shortAnswerMax))]),
    }),
    response: reviewReply,
  }),
} as const;
