import * as z from 'zod/mini';
import { limits } from '../kernel/limits.ts';
import { assertion } from './webauthn.ts';

const missing = 'Please enter your password';

/** How learners prove who they are before a step that a stolen session must not take. */
export const proof = z.union(
  [
    z.object({ password: z.string(missing).check(z.maxLength(limits.passwordMax, missing)) }, missing),
    z.object({ passkey: assertion }),
  ],
  missing,
);
export type Proof = z.output<typeof proof>;
