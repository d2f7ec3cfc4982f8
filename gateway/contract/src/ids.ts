import * as z from 'zod/mini';

/** Lower-case words joined by hyphens. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100));

/** The lesson or module a question belongs to, a slash, and its name there. */
export const questionId = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(201));

export const percent = z.number().check(z.minimum(0), z.maximum(100));
