import * as z from 'zod/mini';
import { cursor } from '../kernel/cursor.ts';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { uuid } from '../kernel/ids.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { currentUser, newPassword } from './auth.ts';
import { proof } from './proof.ts';
import { username } from './username.ts';

/** What the audit trail of an account tells of. */
export const securityEvents = [
  'signed-in',
  'signed-out-elsewhere',
  'password-changed',
  'password-reset',
  'name-changed',
  'email-change-requested',
  'email-changed',
  'email-confirmed',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'data-downloaded',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Where something was done: the browser and its system in words, the country by its code of ISO 3166; empty where not known. */
const origin = { device: z.string(), place: z.string() };

const securityEntry = z.object({
  id: z.string(),
  kind: openEnum(securityEvents),
  /** ISO 8601. */
  at: z.string(),
  ...origin,
  /** What to ask for the entries behind this one with. */
  cursor,
});
export type SecurityEntry = z.output<typeof securityEntry>;

/** A browser that is signed in to the account. */
const signIn = z.object({
  id: z.string(),
  ...origin,
  /** ISO 8601, both; it was last used on that day. */
  createdAt: z.string(),
  seenAt: z.string(),
  /** Whether it is this browser. */
  isCurrent: z.boolean(),
});
export type SignIn = z.output<typeof signIn>;

export const security = {
  /** A page of the audit trail, the newest first; `before` is the cursor of the last entry that is known. */
  events: get('/api/account/events', {
    query: z.object({ before: z.optional(cursor) }),
    response: z.array(securityEntry),
  }),
  /** This browser's first, then the one used last. */
  signIns: get('/api/account/sign-ins', { response: z.array(signIn) }),
  endSignIn: post('/api/account/sign-ins/end', { body: z.object({ id: uuid }), response: done }),
  /** `here`: in this browser, too. */
  endSignIns: post('/api/account/sign-ins/end-all', {
    body: z.object({ here: z.boolean() }),
    response: done,
  }),
  /** Refuses a name as registration does. */
  rename: post('/api/account/name', { body: z.object({ username, proof }), response: currentUser }),
  /** Ends the account's sign-ins in other browsers. */
  changePassword: post('/api/account/password', {
    body: z.object({ password: newPassword, proof }),
    response: done,
  }),
} as const;
