import * as z from 'zod/mini';
import { limits } from '../kernel/limits.ts';

/** How learners prove who they are before a step that a stolen session must not take. */
export const proof = z.union(
  [z.object({ password: z.string().check(z.maxLength(limits.passwordMax)) })],
  'Please enter your password',
);
export type Proof = z.output<typeof proof>;
