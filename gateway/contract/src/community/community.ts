import * as z from 'zod/mini';
import { difficulty, subjects } from '../courses/courses.ts';
import { cursor } from '../kernel/cursor.ts';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { slug } from '../kernel/ids.ts';
import { limits } from '../kernel/limits.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { posted } from './posted.ts';

export const resourceTypes = ['book', 'podcast', 'article', 'video', 'lecture'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const resource = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  type: openEnum(resourceTypes),
  year: z.string(),
  level: difficulty,
  subjects: z.array(openEnum(subjects)),
  /** Publisher, journal or channel, and how one gets at it. */
  where: z.string(),
  description: z.string(),
  /** Those of our lessons that go with it and are open to the learner. */
  lessons: z.array(z.object({ id: slug, title: z.string() })),
  isSaved: z.boolean(),
});
export type Resource = z.output<typeof resource>;

export const review = z.object({
  id: z.string(),
  userName: z.string(),
  rating: z.number(),
  comment: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Whether its writer has completed a module here. */
  hasCompletedModule: z.boolean(),
  /** What to ask for the reviews behind this one with. */
  cursor,
});
export type Review = z.output<typeof review>;

/** A review as its writer sees it. */
export const ownReview = z.object({
  ...review.shape,
  /** By a moderator: nobody else sees it. */
  isHidden: z.boolean(),
  /** Whether, hidden, it has yet to be looked at by a moderator. */
  isWaiting: z.boolean(),
});
export type OwnReview = z.output<typeof ownReview>;

const rating = z.number();

export const reviewSummary = z.object({
  count: z.number(),
  /** To one decimal; 0 before the first. */
  average: z.number(),
  /** How many gave one star, two, … five. */
  distribution: z.tuple([rating, rating, rating, rating, rating]),
});
export type ReviewSummary = z.output<typeof reviewSummary>;

export const newReview = z.object({
  rating: z
    .int('Choose 1 to 5 stars')
    .check(
      z.minimum(limits.ratingMin, 'Choose 1 to 5 stars'),
      z.maximum(limits.ratingMax, 'Choose 1 to 5 stars'),
    ),
  comment: posted,
});

export const community = {
  resources: get('/api/resources', { response: z.array(resource) }),
  saveResource: post('/api/resources/:id/save', {
    params: z.object({ id: slug }),
    body: z.object({ saved: z.boolean() }),
    response: done,
  }),
  /** A page of them, the newest first; `before` is the cursor of the last one that is known. */
  reviews: get('/api/reviews', {
    query: z.object({ before: z.optional(cursor) }),
    response: z.array(review),
  }),
  reviewSummary: get('/api/reviews/summary', { response: reviewSummary }),
  myReview: get('/api/reviews/mine', { response: z.object({ review: z.nullable(ownReview) }) }),
  /** A learner has one: written again, it takes the place of the last. */
  writeReview: post('/api/reviews', { body: newReview, response: ownReview }),
  deleteReview: post('/api/reviews/mine/delete', { response: done }),
} as const;
