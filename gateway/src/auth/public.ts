/** What other domains and the app may know of sign-in. */
import './context.ts';

export { recordEvent } from './audit/recordEvent.ts';
export { addressRoutes } from './email/addressRoutes.ts';
export { linkRoutes } from './email/linkRoutes.ts';
export { forgotPage } from './email/reads.ts';
export { waitForHashTurn } from './hashing.ts';
export { eraseLearner, exportLearner } from './learnerRows.ts';
export { proofOf } from './proof.ts';
export { sweepSessions } from './queries.ts';
export { maybeMe } from './reads.ts';
export { authRoutes } from './routes.ts';
export { settingsPage } from './settings/reads.ts';
export { settingsRoutes } from './settings/routes.ts';
