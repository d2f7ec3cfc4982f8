/** What a server answered to one command: a code of three digits, and the text of its lines. */
export interface SmtpReply {
  code: number;
  lines: string[];
}

const maxReplyLength = 16_384;

/** Takes replies from the bytes of a connection, however they are cut into pieces. */
export class ReplyReader {
  readonly #bytes: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #unread = '';

  constructor(readable: ReadableStream<Uint8Array>) {
    this.#bytes = readable.getReader();
  }

  /**
   * The next reply, of one line or of several.
   * @throws Error where the connection ends before it does, or what comes is none
   */
  async next(): Promise<SmtpReply> {
    const lines: string[] = [];
    for (;;) {
      const [, code, sign, text = ''] = (await this.#line()).match(/^([2-5]\d\d)([ -]|$)(.*)$/) ?? [];
      if (!code) throw new Error('what answered speaks no SMTP');
      lines.push(text);
      if (sign !== '-') return { code: Number(code), lines };
    }
  }

  /** Whether the server has said more than it was asked: before TLS, that may be somebody between. */
  get hasUnread(): boolean {
    return this.#unread !== '';
  }

  release(): void {
    this.#bytes.releaseLock();
  }

  async #line(): Promise<string> {
    for (;;) {
      const end = this.#unread.indexOf('\n');
      if (end >= 0) {
        const line = this.#unread.slice(0, end).replace(/\r$/, '');
        this.#unread = this.#unread.slice(end + 1);
        return line;
      }
      if (this.#unread.length > maxReplyLength) throw new Error('the mail server sends lines without end');
      const { done, value } = await this.#bytes.read();
      if (done) throw new Error('the mail server closed the connection');
      this.#unread += this.#decoder.decode(value, { stream: true });
    }
  }
}
