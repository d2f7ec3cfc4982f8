import * as z from 'zod/mini';

/** Lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slug = z.string().check(z.regex(slugPattern), z.maxLength(100));

/** The lesson or module a question belongs to, a slash, and its name there. */
export const questionId = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(201));

export const percent = z.number().check(z.minimum(0), z.maximum(100));

/** What the gateway names by chance: a review, a question, an answer. */
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
