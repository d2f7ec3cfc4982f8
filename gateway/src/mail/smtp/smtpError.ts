import type { SmtpReply } from './replies.ts';

/** A server's refusal, or a failure on the way to it. */
export class SmtpError extends Error {
  /** Whether it is this mail that is refused, and for good: another attempt would be answered alike. */
  readonly isFinal: boolean;

  constructor(sentence: string, isFinal = false) {
    super(sentence);
    this.isFinal = isFinal;
  }

  /** @param about what was refused: of the mail itself a refusal from 500 on is for good, of us it may be mended */
  static of({ code, lines }: SmtpReply, step: string, about: 'mail' | 'us'): SmtpError {
    return new SmtpError(
      `${step}: ${code} ${lines.join(' ').slice(0, 200)}`,
      about === 'mail' && code >= 500,
    );
  }
}
