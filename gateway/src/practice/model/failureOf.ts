import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ModelFailure } from './failure.ts';

/** What an error means that came while a model was asked. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionTimeoutError) return new ModelFailure('unreachable', 'a timeout');
  if (error instanceof APIConnectionError) return new ModelFailure('unreachable', 'no connection', 0);
  if (error instanceof APIError) {
    const { status, headers } = error;
    // Without a status it is an event of a reply that had begun.
    if (!status) return new ModelFailure('unusable', 'an error in the reply');
    const mayPass = [408, 409, 425, 429].includes(status) || status >= 500;
    return new ModelFailure('unreachable', `status ${status}`, mayPass ? waitOf(headers) : null);
  }
  if (error instanceof SyntaxError) return new ModelFailure('unusable', 'a malformed reply');
  return new ModelFailure('unreachable', (error as Error).name);
}

/** What `Retry-After` says in milliseconds; it is seconds or a date. */
function waitOf(headers: Headers | undefined): number {
  const value = headers?.get('retry-after') ?? '';
  const ms = /^\d{1,9}$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}
