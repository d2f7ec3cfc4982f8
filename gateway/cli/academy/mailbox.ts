import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { say } from '../kernel/progress.ts';

/**
 * Starts the mail server of an academy that has none: on one's own machine a mail is a file, and its links are printed. Nobody
 * else reaches it, and nothing leaves it.
 */
export async function startMailbox(dataDir: string) {
  const folder = path.join(dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address).join(', ');
      buffer(stream)
        .then((source) => keep(folder, to, source))
        .then(
          () => done(),
          (error) => done(error),
        );
    },
  });
  server.on('error', (error) => say(`  A mail was not received: ${error.message}`));
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    folder,
    /** Where learners' questions go, unless one says otherwise: they are files as well. */
    defaults: { SUPPORT_MAIL: 'support@apologia.test' },
    /** The gateway's settings with which it sends here. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}?tls=none`,
      MAIL_FROM: 'Apologia <academy@localhost>',
    },
  };
}

async function keep(folder: string, to: string, source: Buffer): Promise<void> {
  const { subject = '', text = '', messageId = '' } = await simpleParser(source);
  // One that comes a second time is the same file.
  const name = `${messageId.replace(/\W/g, '').slice(0, 24)}.eml`;
  await writeFile(path.join(folder, name), source);
  const links = text.match(/https?:\/\/\S+#\S+/g) ?? [];
  say(
    [`  Mail to ${to}: ${subject} (${path.join(folder, name)})`, ...links.map((link) => `    ${link}`)].join(
      '\n',
    ),
  );
}
