import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outbox } from '@apologia/db/schema';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateFor } from '../../testing/mail/certificates.ts';
import { startMailServer } from '../../testing/mail/mailServer.ts';

type Certificate = Awaited<ReturnType<typeof certificateFor>>;

let folder: string;
let trusted: Certificate;
let otherName: Certificate;
let unknown: Certificate;
let startWorkerBench: typeof import('../../testing/workerBench.ts').startWorkerBench;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-certificates-'));
  [trusted, otherName, unknown] = await Promise.all([
    certificateFor('localhost'),
    certificateFor('other.example'),
    certificateFor('localhost', false),
  ]);
  const file = path.join(folder, 'authorities.pem');
  await writeFile(file, `${trusted.cert}\n${otherName.cert}`);
  // workerd is told of them by miniflare, which reads this when it is loaded.
  process.env.NODE_EXTRA_CA_CERTS = file;
  ({ startWorkerBench } = await import('../../testing/workerBench.ts'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What becomes of a mail of a Worker with this address of a server. */
async function sendTo(options: SMTPServerOptions, url: (port: number) => string) {
  const server = await startMailServer(options);
  const bench = await startWorkerBench({ ...server.settings, SMTP_URL: url(server.port) });
  const message = {
    subject: 'Ἀπολογία',
    paragraphs: ['Hello', '.', { link: '/settings', label: 'Settings' }],
  };
  await bench.db.insert(outbox).values({
    key: 'one',
    recipient: 'ruth@example.org',
    purpose: 'notice',
    message,
    createdAt: Date.now(),
    dueAt: Date.now(),
  });
  await bench.schedule();
  const [row] = await bench.db.select().from(outbox);
  await bench.close();
  await server.close();
  return { row, received: server.received };
}

const sent = { error: null, dueAt: null, sentAt: expect.any(Number) };

test('by schedule a mail is sent over TLS from the first byte, with a password', async () => {
  const { row, received } = await sendTo(
    { ...trusted, secure: true, authOptional: false },
    (port) => `smtps://academy:correct@localhost:${port}`,
  );
  expect(row).toMatchObject(sent);
  expect(received).toMatchObject([{ user: 'academy', isSecure: true, mail: { subject: 'Ἀπολογία' } }]);
  expect(received[0]?.mail.text).toContain('Hello\n\n.\n\nSettings:\nhttp://localhost/settings');
});

test.each([['PLAIN'], ['LOGIN']] as const)(
  'by STARTTLS a mail is sent over TLS, signed in by %s',
  async (method) => {
    const { row, received } = await sendTo(
      { ...trusted, authOptional: false, authMethods: [method] },
      (port) => `smtp://academy:correct@localhost:${port}`,
    );
    expect(row).toMatchObject(sent);
    expect(received).toMatchObject([{ user: 'academy', isSecure: true }]);
  },
);

test.each<[string, () => SMTPServerOptions, string]>([
  ['a certificate that nobody vouches for, by STARTTLS', () => unknown, 'smtp'],
  ['the certificate of another name, by STARTTLS', () => otherName, 'smtp'],
  ['a certificate that nobody vouches for', () => ({ ...unknown, secure: true }), 'smtps'],
  ['the certificate of another name', () => ({ ...otherName, secure: true }), 'smtps'],
  ['no STARTTLS', () => ({ disabledCommands: ['STARTTLS'] }), 'smtp'],
])('a server with %s is told neither the password nor the mail', async (_, options, protocol) => {
  let isPasswordTold = false;
  const { row, received } = await sendTo(
    {
      ...options(),
      onAuth: (__, ___, done) => {
        isPasswordTold = true;
        done(null, { user: 'academy' });
      },
    },
    (port) => `${protocol}://academy:correct@localhost:${port}`,
  );
  expect(received).toEqual([]);
  expect(isPasswordTold).toBe(false);
  expect(row).toMatchObject({ attempts: 1, sentAt: null, failedAt: null, dueAt: expect.any(Number) });
  expect(row?.error).toMatch(/localhost/);
  expect(row?.error).not.toContain('correct');
});

test('a password that is refused is said to be, and the mail is tried again', async () => {
  const { row } = await sendTo(
    { ...trusted, secure: true },
    (port) => `smtps://academy:wrong@localhost:${port}`,
  );
  expect(row?.error).toMatch(/^the user or the password of SMTP_URL was refused: 535/);
  expect(row).toMatchObject({ failedAt: null, dueAt: expect.any(Number) });
});

test('a registration answers before its mail is sent, and the mail is sent behind it', async () => {
  const server = await startMailServer();
  const bench = await startWorkerBench(server.settings);
  const registered = await bench.fetch('/api/auth/register', {
    method: 'POST',
    body: JSON.stringify({ username: 'Lydia', email: 'lydia@example.org', password: 'purple cloth' }),
  });
  expect(registered.status).toBe(200);
  const [mail] = await server.mailsTo('lydia@example.org');
  expect(mail?.mail.text).toMatch(/http:\/\/localhost\/auth\/confirm#[0-9a-f]{64}\n/);
  await bench.close();
  await server.close();
});
