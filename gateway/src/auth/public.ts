/** What other domains and the app may know of sign-in. */
export { recordEvent } from './audit/recordEvent.ts';
export { proofOf } from './proof.ts';
export { sweepSessions } from './queries.ts';
export { maybeMe } from './reads.ts';
export { authRoutes } from './routes.ts';
