import { ApiError } from '@apologia/kit';

/** What was wrong with the proof, which is shown at its field; empty for any other failure. */
export const proofProblem = (error: unknown): string =>
  (error instanceof ApiError && error.envelope?.fields?.proof) || '';
