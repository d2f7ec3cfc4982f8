import type * as z from 'zod/mini';
import type { PayPal } from './account.ts';
import { exchange } from './exchange.ts';
import { PayPalFailure } from './failure.ts';
import { twice } from './retry.ts';
import { accessToken, forgetToken } from './token.ts';

interface PayPalCall<S extends z.ZodMiniType> {
  expected: S;
  method: 'GET' | 'POST';
  path: string;
  /** JSON text. */
  body?: string;
  /** Under one id PayPal acts once, however often it is asked. Every call that changes something has one. */
  requestId?: string;
}

/**
 * Calls PayPal, and a second time where the first got no clear answer.
 * @throws PayPalFailure
 */
export function send<S extends z.ZodMiniType>(paypal: PayPal, call: PayPalCall<S>): Promise<z.output<S>> {
  return twice(paypal, (signal) => attempt(paypal, call, signal));
}

async function attempt<S extends z.ZodMiniType>(
  paypal: PayPal,
  { expected, method, path, body, requestId }: PayPalCall<S>,
  signal: AbortSignal,
): Promise<z.output<S>> {
  const init = {
    method,
    signal,
    headers: {
      authorization: `Bearer ${await accessToken(paypal, signal)}`,
      'content-type': 'application/json',
      // Not the short answer: what was paid is compared with what was ordered.
      prefer: 'return=representation',
      ...(requestId && { 'paypal-request-id': requestId }),
    },
    ...(body !== undefined && { body }),
  };
  try {
    return await exchange(paypal, path, init, expected);
  } catch (error) {
    if (error instanceof PayPalFailure && error.status === 401) forgetToken(paypal);
    throw error;
  }
}
