/** What other domains and the app may know of mail. */
export { deliverDue } from './deliverDue.ts';
export { deliverSoon } from './deliverSoon.ts';
export type { Compose, Composed } from './delivery/deliver.ts';
export { exportLearner } from './learnerRows.ts';
export { eraseMailOf, type LateMessage, type Mail, type MailMessage, queueMail } from './outbox.ts';
