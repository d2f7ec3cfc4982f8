/** PayPal did not do what it was asked to. */
export class PayPalFailure extends Error {
  override readonly name = 'PayPalFailure';
  /** `null` where no answer came. */
  readonly status: number | null;
  /** PayPal's word for it, as `INSTRUMENT_DECLINED`. */
  readonly issue: string | null;

  constructor(status: number | null, issue: string | null, cause?: unknown) {
    super(`PayPal: ${status ?? 'no answer'} ${issue ?? ''}`.trim(), { cause });
    this.status = status;
    this.issue = issue;
  }

  /** Whether the same again may go better: it broke down, fell silent or wants another token, and did not say no. */
  get isWorthRepeating(): boolean {
    return this.status === null || this.status >= 500 || this.status === 401;
  }
}
