import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { currentUser, newPassword } from './auth.ts';
import { emailAddress } from './emailAddress.ts';
import { proof } from './proof.ts';

/** What a mail's link ends with, after the sign that browsers send to nobody. */
const token = z.string('This link is not whole').check(z.regex(/^[0-9a-f]{64}$/, 'This link is not whole'));

export const forgotten = z.object({ email: emailAddress });
export const newPasswordByLink = z.object({ token, password: newPassword });
export const emailChange = z.object({ email: emailAddress, proof });

/** The address of an account, as its owner sees it. */
export const emailState = z.object({
  email: z.string(),
  /** ISO 8601; null until somebody has opened the link of a mail to it. */
  confirmedAt: z.nullable(z.string()),
  /** The address that is to take its place once it is confirmed. */
  pending: z.nullable(z.object({ email: z.string(), askedAt: z.string() })),
  /** Whether this academy sends mail. */
  canSend: z.boolean(),
});
export type EmailState = z.output<typeof emailState>;

export const emails = {
  /** Whether this academy sends mail. */
  delivery: get('/api/account/delivery', { response: z.object({ canSend: z.boolean() }) }),
  forgot: post('/api/account/forgot', { body: forgotten, response: done }),
  reset: post('/api/account/reset', { body: newPasswordByLink, response: currentUser }),
  confirm: post('/api/account/confirm', {
    body: z.object({ token }),
    response: z.object({ email: z.string() }),
  }),
  state: get('/api/account/email', { response: emailState }),
  change: post('/api/account/email', { body: emailChange, response: done }),
  cancelChange: post('/api/account/email/cancel', { response: done }),
  resend: post('/api/account/email/resend', { response: done }),
} as const;
