import type { PayPal } from './account.ts';
import { PayPalFailure } from './failure.ts';

/** Tries, and tries again where that may help, within our patience. @throws PayPalFailure */
export async function twice<T>(
  { timeoutMs }: PayPal,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await attempt(signal);
  } catch (error) {
    if (!(error instanceof PayPalFailure && error.isWorthRepeating)) throw error;
    return attempt(signal);
  }
}
