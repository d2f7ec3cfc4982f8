import * as z from 'zod/mini';
import { difficulty, subjects } from './courses.ts';
import { get, post } from './endpoint.ts';
import { done } from './envelope.ts';
import { slug } from './ids.ts';
import { limits } from './limits.ts';

export const resourceTypes = ['book', 'podcast', 'article', 'video', 'lecture'] as const;

export const resource = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  type: z.enum(resourceTypes),
  year: z.string(),
  level: difficulty,
  subjects: z.array(z.enum(subjects)),
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
});
export type Review = z.output<typeof review>;

export const newReview = z.object({
  rating: z
    .int('Choose 1 to 5 stars')
    .check(
      z.minimum(limits.ratingMin, 'Choose 1 to 5 stars'),
      z.maximum(limits.ratingMax, 'Choose 1 to 5 stars'),
    ),
  comment: z
    .string('Please write at least 10 characters')
    .check(
      z.trim(),
      z.minLength(limits.reviewMin, 'Please write at least 10 characters'),
      z.maxLength(limits.reviewMax, 'Please keep it under 2,000 characters'),
    ),
});

export const community = {
  resources: get('/api/resources', { response: z.array(resource) }),
  saveResource: post('/api/resources/:id/save', {
    params: z.object({ id: slug }),
    body: z.object({ saved: z.boolean() }),
    response: done,
  }),
  reviews: get('/api/reviews', { response: z.array(review) }),
  writeReview: post('/api/reviews', { body: newReview, response: review }),
} as const;
