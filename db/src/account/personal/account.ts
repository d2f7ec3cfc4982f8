import { limits } from '@apologia/contract';
import { account, personal, secret, technical, untilDeleted } from './kinds.ts';

const when = personal('When you signed in there');

/** The account itself, and how it is kept safe. */
export const ofAccount = {
  learners: {
    holds:
      'Your username, your e-mail address, and a scrambled form of your password from which nobody can read it.',
    why: 'To let you in, to show your name beside what you write, and to reach you about your account.',
    until: untilDeleted,
    whenDeleted: 'deleted',
    columns: {
      id: account,
      username: personal('Your username'),
      usernameKey: personal('Your username in small letters'),
      usernameSkeleton: personal(
        'What your username looks like, so that nobody takes one that looks the same',
      ),
      email: personal('Your e-mail address'),
      emailKey: personal('Your e-mail address in small letters'),
      passwordHash: secret('Your password, scrambled'),
      createdAt: personal('When you joined'),
      emailConfirmedAt: personal('When you confirmed your e-mail address'),
    },
  },
  sessions: {
    holds:
      'Where you are signed in: the kind of browser, the country, and the day it was last used. Not your network address.',
    why: 'So that you stay signed in, and can see and end what is not yours.',
    until: '30 days after the last visit, half a year at most, or until you sign out.',
    whenDeleted: 'deleted',
    columns: {
      tokenHash: secret('What tells the browser, scrambled'),
      learnerId: account,
      createdAt: when,
      expiresAt: personal('When the sign-in ends by itself'),
      id: personal('The number of the sign-in'),
      seenAt: personal('The day it was last used'),
      device: personal('The kind of browser'),
      place: personal('The country'),
    },
  },
  known_devices: {
    holds: 'A random mark of each browser that you signed in with.',
    why: 'So that somebody who guesses at your password cannot lock you out.',
    until: '400 days after you last signed in there.',
    whenDeleted: 'deleted',
    columns: { tokenHash: secret('The mark, scrambled'), learnerId: account, createdAt: when },
  },
  email_links: {
    holds: 'Links in e-mails to you that have not been used yet, for a new password or a new address.',
    why: 'So that a link works once, and for you alone.',
    until: 'Until one is used or its time is over: half an hour for a password, a week for an address.',
    whenDeleted: 'deleted',
    columns: {
      tokenHash: secret('What the link is known by, scrambled'),
      purpose: personal('What the link is for'),
      learnerId: account,
      email: personal('Where it was sent'),
      expiresAt: technical('When it ends'),
    },
  },
  email_changes: {
    holds: 'A new e-mail address that you asked for and have not confirmed yet.',
    why: 'So that it takes effect only once you have shown that it is yours.',
    until: 'Two days.',
    whenDeleted: 'deleted',
    columns: {
      learnerId: account,
      email: personal('The new address'),
      createdAt: personal('When you asked for it'),
    },
  },
  passkeys: {
    holds:
      'Of each passkey that you added: its public half, the name you gave it, and when it was last used.',
    why: 'So that you can sign in with it. What is secret of it never leaves your device.',
    until: 'Until you remove it.',
    whenDeleted: 'deleted',
    columns: {
      id: technical('The number of the passkey'),
      learnerId: account,
      slot: technical('Its place among yours'),
      credentialId: personal('What the passkey is known by'),
      publicKey: personal('Its public half'),
      counter: technical('How often it signed, as it says itself'),
      transports: technical('How your browser reaches it'),
      name: personal('The name you gave it'),
      createdAt: personal('When you added it'),
      lastUsedAt: personal('When it was last used'),
    },
  },
  security_events: {
    holds:
      'What happened to the security of your account, as sign-ins and changes of your password, each with kind of browser and country.',
    why: 'So that you can see whether it was you.',
    until: `${limits.securityEventsKeptDays} days.`,
    whenDeleted: 'deleted',
    columns: {
      id: technical('The number of the entry'),
      learnerId: account,
      at: personal('When it happened'),
      kind: personal('What happened'),
      device: personal('The kind of browser'),
      place: personal('The country'),
    },
  },
  outbox: {
    holds:
      'E-mails to you that are on their way, and that they were sent. What you write to us by the form goes to us the same way.',
    why: 'So that none is lost and none is sent twice.',
    until:
      'The text until it is sent or given up, after a day at most; what you wrote to us, until it is sent; that it was sent, 30 days.',
    whenDeleted: 'deleted',
    columns: {
      key: technical('What the e-mail is about, so that it is sent once'),
      recipient: personal('The address it goes to'),
      learnerId: account,
      purpose: personal('The kind of e-mail'),
      message: secret('Its text, which may hold a link that opens something'),
      written: personal('What you wrote to us, until it is sent'),
      createdAt: personal('When it was written'),
      attempts: technical('How often it was tried'),
      dueAt: technical('When it is tried next'),
      sentAt: personal('When it was sent'),
      failedAt: technical('When it was given up'),
      error: technical('What the mail server said'),
    },
  },
  notice_settings: {
    holds: 'What you want to be told of by mail, on which days, and until when you looked at the bell.',
    why: 'So that you are told of what you chose, and of nothing twice.',
    until: untilDeleted,
    whenDeleted: 'deleted',
    columns: {
      learnerId: account,
      seenAt: personal('Until when you have looked'),
      mailsAnswers: personal('Whether answers are mailed'),
      mailsCertificates: personal('Whether certificates are mailed'),
      mailsPremium: personal('Whether the end of Premium is mailed'),
      reviewDays: personal('The days on which you want to be reminded'),
      timeZone: personal('Your time zone when you chose them'),
      remindAt: personal('When you are reminded next'),
      mailedAt: personal('When you were last mailed'),
      mailedThrough: technical('Until when the last mail told of everything'),
      premiumEndToldOf: technical('Which end of Premium you were told of'),
      unsubscribeToken: secret('What is in the links that end these mails'),
    },
  },
  rate_limits: {
    holds:
      'How often something was done lately, such as signing in or writing, counted by account or by network address.',
    why: 'So that nobody guesses passwords, floods the discussions or wears out the academy.',
    until: 'A day at most.',
    whenDeleted: 'deleted',
    columns: {
      key: personal('What was counted, and of whom'),
      count: personal('How often'),
      resetAt: personal('When counting begins anew'),
    },
  },
} as const;
