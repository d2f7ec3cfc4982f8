import { expect, test } from 'vitest';
import { mailServerOf } from './mailServer.ts';

const local = {
  ENVIRONMENT: 'local',
  MAIL_FROM: 'academy@example.org',
  PUBLIC_URL: 'https://academy.example/',
};
const from = { name: 'Apologia', address: 'academy@example.org' };

test('without a server no mail is sent', () => {
  expect(mailServerOf({ ENVIRONMENT: 'production' })).toBeNull();
});

test.each([
  [
    'smtps://ruth:p%40ss@mail.example',
    { port: 465, tls: 'implicit', credentials: { user: 'ruth', password: 'p@ss' } },
  ],
  ['smtp://ruth:pass@mail.example:2525', { port: 2525, tls: 'starttls' }],
  ['smtp://mail.example', { port: 587, tls: 'starttls', credentials: null }],
  ['smtp://mail.example:25?tls=none', { port: 25, tls: 'none' }],
])('%s is understood', (SMTP_URL, server) => {
  expect(mailServerOf({ ...local, SMTP_URL })).toMatchObject({ host: 'mail.example', from, ...server });
  expect(mailServerOf({ ...local, SMTP_URL })?.publicUrl).toBe('https://academy.example');
});

test.each<[string, object, RegExp]>([
  ['another protocol', { SMTP_URL: 'https://mail.example' }, /^SMTP_URL must look like smtps:/],
  ['no address', { SMTP_URL: 'mail.example:465' }, /^SMTP_URL must look like/],
  ['a user without a password', { SMTP_URL: 'smtps://ruth@mail.example' }, /^SMTP_URL must look like/],
  [
    'a password that is badly written',
    { SMTP_URL: 'smtps://ruth:%zz@mail.example' },
    /^SMTP_URL must look like/,
  ],
  ['a path', { SMTP_URL: 'smtps://mail.example/inbox' }, /^SMTP_URL must look like/],
  [
    'an option that there is not',
    { SMTP_URL: 'smtp://mail.example?tls=maybe' },
    /^SMTP_URL may say \?tls=none/,
  ],
  [
    'a password in the clear',
    { SMTP_URL: 'smtp://ruth:secret@mail.example?tls=none' },
    /must not send a password without TLS$/,
  ],
  ['no sender', { MAIL_FROM: undefined }, /^MAIL_FROM must look like/],
  [
    'a sender of two lines',
    { MAIL_FROM: 'A\r\nBcc: eve@example.org <a@example.org>' },
    /^MAIL_FROM must look like/,
  ],
  ['a sender without an address', { MAIL_FROM: 'Apologia' }, /^MAIL_FROM must look like/],
  ['no place for links', { PUBLIC_URL: undefined }, /PUBLIC_URL/],
  ['a sender without a server', { SMTP_URL: undefined }, /^MAIL_FROM needs SMTP_URL too$/],
  [
    'no TLS in production',
    { ENVIRONMENT: 'production', SMTP_URL: 'smtp://mail.example?tls=none' },
    /must not go without TLS in production$/,
  ],
  [
    'links without TLS in production',
    { ENVIRONMENT: 'production', PUBLIC_URL: 'http://academy.example' },
    /PUBLIC_URL must be an https address/,
  ],
])('%s is refused in a sentence that tells no secret', (_, settings, sentence) => {
  const all = { ...local, SMTP_URL: 'smtps://ruth:secret@mail.example', ...settings };
  expect(() => mailServerOf(all)).toThrow(sentence);
  expect(() => mailServerOf(all)).not.toThrow(/secret/);
});
