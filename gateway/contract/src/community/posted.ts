import * as z from 'zod/mini';
import { limits } from '../kernel/limits.ts';

/** What learners write for each other to read. */
export const posted = z
  .string('Please write at least 10 characters')
  .check(
    z.trim(),
    z.minLength(limits.postMin, 'Please write at least 10 characters'),
    z.maxLength(limits.postMax, 'Please keep it under 2,000 characters'),
  );
