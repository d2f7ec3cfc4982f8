export { composeMail as compose } from '../auth/email/composeMail.ts';
export * from '../mail/delivery/inWorker.ts';
