import * as z from 'zod/mini';

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
export const origin = { device: z.string(), place: z.string() };
