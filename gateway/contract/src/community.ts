import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { limits } from './limits.ts';

export const resourceTypes = ['book', 'podcast', 'article'] as const;

export const resource = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  type: z.enum(resourceTypes),
  year: z.string(),
  description: z.string(),
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
  reviews: get('/api/reviews', { response: z.array(review) }),
  writeReview: post('/api/reviews', { body: newReview, response: review }),
} as const;
