import type { PayPal } from './account.ts';
import { PayPalFailure } from './failure.ts';

/** Makes an attempt, and a second one where the failure may pass, both within the timeout. @throws PayPalFailure */
export async function withRetry<T>(
  { timeoutMs }: PayPal,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await attempt(signal);
  } catch (error) {
    if (!(error instanceof PayPalFailure && error.isRetryable)) throw error;
    return attempt(signal);
  }
}
