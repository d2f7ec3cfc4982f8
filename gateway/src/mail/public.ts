/** What other domains and the app may know of mail. */
export { deliverSoon } from './deliverSoon.ts';
export { exportLearner } from './learnerRows.ts';
export { eraseMailOf, type LateMessage, type Mail, type MailMessage, queueMail } from './outbox.ts';
