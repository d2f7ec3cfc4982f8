import type * as z from 'zod/mini';
import type { PayPal } from './account.ts';
import { PayPalFailure } from './failure.ts';

/**
 * One request to PayPal and its answer.
 * @throws PayPalFailure on anything but 2xx with what was expected
 */
export async function exchange<S extends z.ZodMiniType>(
  paypal: PayPal,
  path: string,
  init: RequestInit & { signal: AbortSignal },
  expected: S,
): Promise<z.output<S>> {
  let response: Response;
  let text: string;
  try {
    // Half of the patience: a second attempt is to fit in.
    const signal = AbortSignal.any([init.signal, AbortSignal.timeout(paypal.timeoutMs / 2)]);
    response = await fetch(`${paypal.baseUrl}${path}`, { ...init, signal });
    text = await response.text();
  } catch (error) {
    throw new PayPalFailure(null, null, error);
  }
  const answer = jsonIn(text);
  if (!response.ok) throw new PayPalFailure(response.status, issueIn(answer));
  const understood = expected.safeParse(answer);
  if (!understood.success) throw new PayPalFailure(null, 'UNREADABLE', understood.error);
  return understood.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Complaint {
  name?: string;
  details?: { issue?: string }[];
}

const issueIn = (answer: unknown): string | null => {
  const { details, name } = (answer ?? {}) as Complaint;
  return details?.[0]?.issue ?? name ?? null;
};
