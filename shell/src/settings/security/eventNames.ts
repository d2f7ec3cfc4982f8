import type { SecurityEvent } from '@apologia/contract';

/** How the entries of the audit trail are called. */
export const eventNames: Record<SecurityEvent, string> = {
  'signed-in': 'Signed in',
  'signed-out-elsewhere': 'Signed out other browsers',
  'password-changed': 'Password changed',
  'password-reset': 'Password set anew by mail',
  'name-changed': 'Username changed',
  'email-change-requested': 'New email address asked for',
  'email-changed': 'Email address changed',
  'email-confirmed': 'Email address confirmed',
  'passkey-added': 'Passkey added',
  'passkey-renamed': 'Passkey renamed',
  'passkey-removed': 'Passkey removed',
  'data-downloaded': 'Your data downloaded',
};
