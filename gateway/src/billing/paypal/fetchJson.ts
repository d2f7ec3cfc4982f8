import type * as z from 'zod/mini';
import type { PayPal } from './account.ts';
import { PayPalFailure } from './failure.ts';

/**
 * Sends one request to PayPal and parses the response.
 * @throws PayPalFailure on anything but a 2xx response of the schema
 */
export async function fetchJson<S extends z.ZodMiniType>(
  paypal: PayPal,
  path: string,
  init: RequestInit & { signal: AbortSignal },
  schema: S,
): Promise<z.output<S>> {
  let response: Response;
  let text: string;
  try {
    // Half of the timeout, so that a second attempt fits in.
    const signal = AbortSignal.any([init.signal, AbortSignal.timeout(paypal.timeoutMs / 2)]);
    response = await fetch(`${paypal.baseUrl}${path}`, { ...init, signal });
    text = await response.text();
  } catch (error) {
    throw new PayPalFailure(null, null, error);
  }
  const body = parseJson(text);
  if (!response.ok) throw new PayPalFailure(response.status, issueIn(body));
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new PayPalFailure(null, 'UNREADABLE', parsed.error);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface ErrorBody {
  name?: string;
  details?: { issue?: string }[];
}

const issueIn = (body: unknown): string | null => {
  const { details, name } = (body ?? {}) as ErrorBody;
  return details?.[0]?.issue ?? name ?? null;
};
