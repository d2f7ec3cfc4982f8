import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  /** As it came. */
  source: string;
  mail: ParsedMail;
  user: string | undefined;
  isSecure: boolean;
}

/** A real mail server, with what it has been sent. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _, done) =>
      password === 'correct' ? done(null, { user: username }) : done(new Error('no')),
    onData: async (stream, { envelope, user, secure }, done) => {
      const source = await text(stream);
      const to = envelope.rcptTo.map(({ address }) => address).join();
      received.push({ to, source, mail: await simpleParser(source), user, isSecure: secure });
      done();
    },
    ...options,
  });
  // Clients that turn away from a certificate are no failure of the server.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    /** Those that are open. */
    connections: () => [...server.connections].map(({ _socket: socket }) => ({ socket })),
    received,
    /** Settings of a gateway that sends here in the clear. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}?tls=none`,
      MAIL_FROM: 'Apologia <academy@example.org>',
      PUBLIC_URL: 'http://localhost',
    },
    /** The mails to an address, once there are so many. */
    async mailsTo(address: string, count = 1): Promise<ReceivedMail[]> {
      const end = Date.now() + 30_000;
      for (;;) {
        const mails = received.filter(({ to }) => to === address);
        if (mails.length >= count) return mails;
        if (Date.now() > end) throw new Error(`${address} got ${mails.length} mails of ${count}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** The secret of a mail's link. */
export function tokenIn({ mail }: Pick<ReceivedMail, 'mail'>): string {
  const token = mail.text?.match(/#([0-9a-f]{64})\s/)?.[1];
  if (!token) throw new Error(`no link in ${mail.text}`);
  return token;
}
