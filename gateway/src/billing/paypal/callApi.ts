import type * as z from 'zod/mini';
import type { PayPal } from './account.ts';
import { PayPalFailure } from './failure.ts';
import { fetchJson } from './fetchJson.ts';
import { withRetry } from './retry.ts';
import { accessToken, evictToken } from './token.ts';

interface ApiCall<S extends z.ZodMiniType> {
  /** The schema of the response. */
  schema: S;
  method: 'GET' | 'POST';
  path: string;
  /** JSON text. */
  body?: string;
  /** PayPal's idempotency key: under one id it acts once, however often it is called. Every call that changes something has one. */
  requestId?: string;
}

/**
 * Calls PayPal's API, and once more where the first call failed in a way that may pass.
 * @throws PayPalFailure
 */
export function callApi<S extends z.ZodMiniType>(paypal: PayPal, call: ApiCall<S>): Promise<z.output<S>> {
  return withRetry(paypal, (signal) => attempt(paypal, call, signal));
}

async function attempt<S extends z.ZodMiniType>(
  paypal: PayPal,
  { schema, method, path, body, requestId }: ApiCall<S>,
  signal: AbortSignal,
): Promise<z.output<S>> {
  const init = {
    method,
    signal,
    headers: {
      authorization: `Bearer ${await accessToken(paypal, signal)}`,
      'content-type': 'application/json',
      // The full order, and not only its id and status: what was paid is compared with what was ordered.
      prefer: 'return=representation',
      ...(requestId && { 'paypal-request-id': requestId }),
    },
    ...(body !== undefined && { body }),
  };
  try {
    return await fetchJson(paypal, path, init, schema);
  } catch (error) {
    if (error instanceof PayPalFailure && error.status === 401) evictToken(paypal);
    throw error;
  }
}
