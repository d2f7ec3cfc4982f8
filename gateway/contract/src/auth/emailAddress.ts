import * as z from 'zod/mini';
import { limits } from '../kernel/limits.ts';

export const emailAddress = z.string('Invalid email address').check(
  z.trim(),
  z.regex(z.regexes.email, 'Invalid email address'),
  // What stands before the sign, as mail servers take it.
  z.regex(/^[^@]{1,64}@/, 'Invalid email address'),
  z.maxLength(limits.emailMax, 'Invalid email address'),
);
