/** A call of PayPal that failed: refused, unanswered or unreadable. */
export class PayPalFailure extends Error {
  override readonly name = 'PayPalFailure';
  /** The HTTP status; `null` where no response came. */
  readonly status: number | null;
  /** PayPal's name for the problem, as `INSTRUMENT_DECLINED`. */
  readonly issue: string | null;

  constructor(status: number | null, issue: string | null, cause?: unknown) {
    super(`PayPal: ${status ?? 'no answer'} ${issue ?? ''}`.trim(), { cause });
    this.status = status;
    this.issue = issue;
  }

  /** Whether the same call may succeed when repeated: no response came, PayPal had an error, or it wants a new token. */
  get isRetryable(): boolean {
    return this.status === null || this.status >= 500 || this.status === 401;
  }
}
