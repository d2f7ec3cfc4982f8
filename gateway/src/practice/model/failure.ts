/**
 * How a model failed: it could not be reached or refused the request; it is to be asked again later than a learner waits; or what it
 * said is not to be kept.
 */
export type FailureKind = 'unreachable' | 'busy' | 'unusable';

export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** Whether another try may do better, and after how many milliseconds. */
  readonly retryAfterMs: number | null;

  /** @param message goes into the log: nothing of what was said, and no key */
  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
