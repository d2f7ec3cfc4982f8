import { withTimeout } from '../../kernel/http/withTimeout.ts';
import type { MailServer } from '../../kernel/mailServer.ts';
import { ReplyReader, type SmtpReply } from './replies.ts';
import { SmtpError } from './smtpError.ts';
import type { Connect, MailSocket } from './socket.ts';

/** How long the server may take for one answer. */
const replyMs = 10_000;

/** A mail as it is sent: its envelope, and the text of the message with lines ended by CRLF. */
export interface Envelope {
  from: string;
  to: string;
  data: string;
}

/** A conversation with a mail server. Each of its steps ends in time. */
export class SmtpSession {
  #socket: MailSocket;
  #replies: ReplyReader;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #timeoutMs: number;

  private constructor(socket: MailSocket, timeoutMs: number) {
    this.#socket = socket;
    this.#timeoutMs = timeoutMs;
    this.#replies = new ReplyReader(socket.readable);
    this.#writer = socket.writable.getWriter();
  }

  /**
   * Connects, makes the connection private and signs in.
   * @throws SmtpError
   */
  static async open(connect: Connect, server: MailServer, timeoutMs = replyMs): Promise<SmtpSession> {
    const { host: hostname, port, tls } = server;
    const secureTransport = ({ implicit: 'on', starttls: 'starttls', none: 'off' } as const)[tls];
    const socket = connect({ hostname, port }, { secureTransport, allowHalfOpen: false });
    const session = new SmtpSession(socket, timeoutMs);
    try {
      await session.#inTime(socket.opened);
      await session.#greet(server);
    } catch (error) {
      session.close();
      throw error instanceof SmtpError ? error : new SmtpError(`${hostname}: ${sentenceOf(error)}`);
    }
    return session;
  }

  /**
   * Hands a mail over: once this has returned, it is the server's.
   * @throws SmtpError
   */
  async send({ from, to, data }: Envelope): Promise<void> {
    if (!isSafe(to)) throw new SmtpError('the address cannot be written to', true);
    await this.#expect(250, `MAIL FROM:<${from}>`, 'us', 'the sender was refused');
    await this.#expect(250, `RCPT TO:<${to}>`, 'mail', 'the address was refused');
    await this.#expect(354, 'DATA', 'us', 'the mail was not taken');
    // A line of one dot ends the mail: lines that begin with one have another before it.
    await this.#expect(250, `${data.replace(/^\./gm, '..')}\r\n.`, 'mail', 'the mail was refused');
  }

  async quit(): Promise<void> {
    await this.#command('QUIT').catch(() => {});
    this.close();
  }

  close(): void {
    this.#socket.close().catch(() => {});
  }

  async #greet({ host, tls, credentials, from }: MailServer): Promise<void> {
    const greeting = await this.#inTime(this.#replies.next());
    if (greeting.code !== 220) throw SmtpError.of(greeting, 'no welcome', 'us');
    let offers = await this.#hello(from.address, 'no welcome');
    if (tls === 'starttls') {
      // Nothing goes on in the clear: whoever is between would only have to leave the offer out.
      if (!offers.includes('STARTTLS')) throw new SmtpError(`${host} offers no STARTTLS`);
      await this.#expect(220, 'STARTTLS', 'us', 'STARTTLS was refused');
      if (this.#replies.hasUnread) throw new SmtpError(`${host} spoke before TLS began`);
      this.#replies.release();
      this.#writer.releaseLock();
      this.#socket = this.#socket.startTls();
      this.#replies = new ReplyReader(this.#socket.readable);
      this.#writer = this.#socket.writable.getWriter();
      offers = await this.#hello(from.address, `no TLS with ${host}`);
    }
    if (credentials) await this.#signIn(credentials, offers);
  }

  /** @returns what the server offers */
  async #hello(address: string, step: string): Promise<string[]> {
    const { lines } = await this.#expect(250, `EHLO ${address.split('@')[1]}`, 'us', step);
    return lines.slice(1).map((line) => line.toUpperCase());
  }

  async #signIn({ user, password }: { user: string; password: string }, offers: string[]): Promise<void> {
    const refused = 'the user or the password of SMTP_URL was refused';
    if (offers.some((offer) => /^AUTH[ =].*\bPLAIN\b/.test(offer))) {
      await this.#expect(235, `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 'us', refused);
      return;
    }
    await this.#expect(334, 'AUTH LOGIN', 'us', refused);
    await this.#expect(334, base64(user), 'us', refused);
    await this.#expect(235, base64(password), 'us', refused);
  }

  async #expect(code: number, line: string, about: 'mail' | 'us', step: string): Promise<SmtpReply> {
    const reply = await this.#command(line).catch((error: unknown) => {
      throw new SmtpError(`${step}: ${sentenceOf(error)}`);
    });
    if (reply.code !== code) throw SmtpError.of(reply, step, about);
    return reply;
  }

  #command(line: string): Promise<SmtpReply> {
    return this.#inTime(
      this.#writer.write(new TextEncoder().encode(`${line}\r\n`)).then(() => this.#replies.next()),
    );
  }

  #inTime<T>(work: Promise<T>): Promise<T> {
    return withTimeout(this.#timeoutMs, work, () => new Error('the mail server did not answer in time'));
  }
}

/** Nothing that would end the command it stands in, and nothing that a server without SMTPUTF8 does not read. */
const isSafe = (address: string) => /^[!-;=?A-~]+@[!-;=?A-~]+$/.test(address);

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
