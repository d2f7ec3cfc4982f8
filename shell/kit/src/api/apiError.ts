import type { ErrorEnvelope } from '@apologia/contract';

/** A reply that was not OK. Its message is the status, a colon, a space and the body's text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The gateway's envelope; `null` where something else answered. */
  readonly envelope: ErrorEnvelope | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.envelope = envelopeIn(body);
  }
}

function envelopeIn(body: string): ErrorEnvelope | null {
  try {
    const parsed: Partial<ErrorEnvelope> | null = JSON.parse(body);
    return typeof parsed?.error === 'string' ? (parsed as ErrorEnvelope) : null;
  } catch {
    return null;
  }
}

/** The sentence to show for any failure of a call: the server's own, else the one given. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.envelope?.error) || otherwise;
}
