import type { MailMessage } from '../../mail/public.ts';

const ignore = 'If it was not you, leave this mail alone: nothing changes.';

/** @param username `null` where nobody has confirmed the address: it may be a stranger's, and the name whatever somebody made up */
export const resetMail = (token: string, username: string | null): MailMessage => ({
  subject: 'A new password for Apologia',
  paragraphs: [
    'Somebody asked for a new password for your account at Apologia.',
    { link: `/auth/reset#${token}`, label: 'Choose a new password' },
    'The link works once, within 30 minutes. A new password signs you out everywhere else.',
    ...(username ? [`You sign in by your username: ${username}`] : []),
    ignore,
  ],
});

export const confirmMail = (token: string): MailMessage => ({
  subject: 'Confirm your address for Apologia',
  paragraphs: [
    'This address was given for an account at Apologia. If the account is yours, please confirm it, so that we know that what we send reaches you.',
    { link: `/auth/confirm#${token}`, label: 'Confirm this address' },
    'The link works once, within seven days. You can learn in the meantime: nothing waits for it but mail.',
    'If you know nothing of such an account, leave this mail alone.',
  ],
});

export const changeMail = (token: string): MailMessage => ({
  subject: 'Confirm your new address for Apologia',
  paragraphs: [
    'Somebody asked to have this address for their account at Apologia. If it was you, please confirm it.',
    { link: `/auth/confirm#${token}`, label: 'Confirm the new address' },
    'The link works once, within a day. Until then the account keeps the address it has.',
    ignore,
  ],
});

/** To an address that has an account already: only its owner learns of that. */
export const addressTaken = (): MailMessage => ({
  subject: 'This address has an account at Apologia',
  paragraphs: [
    'Somebody asked to have this address for their account at Apologia. It belongs to another account, and an address can have only one.',
    'If it was you, sign in to that account. If you have forgotten its password, you can have a new one:',
    { link: '/auth/forgot', label: 'Choose a new password' },
    ignore,
  ],
});

export const passwordReset = (): MailMessage => ({
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account at Apologia was changed by a link that we had sent to this address. You were signed out everywhere else.',
    'If it was not you, somebody reads your mail. Secure your mailbox first, and then choose a new password:',
    { link: '/auth/forgot', label: 'Choose a new password' },
  ],
});

export const passwordChanged = (): MailMessage => ({
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account at Apologia was changed in your settings. You were signed out everywhere else.',
    'If it was not you, choose a new password now:',
    { link: '/auth/forgot', label: 'Choose a new password' },
  ],
});

export const passkeyAdded = (): MailMessage => ({
  subject: 'A passkey was added to your account',
  paragraphs: [
    'A passkey was added to your account at Apologia. Whoever has it can sign in with it.',
    'If it was not you, remove it in your settings, and choose a new password:',
    { link: '/settings#passkeys', label: 'See your passkeys' },
    { link: '/auth/forgot', label: 'Choose a new password' },
  ],
});

/** To the address that is in force. */
export const changeRequested = (email: string): MailMessage => ({
  subject: 'Somebody wants to change the address of your account',
  paragraphs: [
    `Somebody who is signed in to your account at Apologia asked to have ${email} instead of this address. It takes effect once that address is confirmed.`,
    'If it was not you, choose a new password now: that ends the change and signs everybody else out.',
    { link: '/auth/forgot', label: 'Choose a new password' },
  ],
});

/** To the address that is no more in force. */
export const emailChanged = (email: string): MailMessage => ({
  subject: 'The address of your account was changed',
  paragraphs: [
    `Your account at Apologia has the address ${email} now. This is the last mail to this one.`,
    'If it was not you, please write to us at once.',
  ],
});
