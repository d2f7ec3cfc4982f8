import type { ErrorEnvelope } from '@apologia/contract';
import { isUnreachable } from '@apologia/db';
import type { GatewayContext } from '../context.ts';

import { Refusal } from '../errors.ts';
import { innermost } from '../innermost.ts';
import { errorPage } from './errorPage.ts';
import { wantsPage } from './wantsPage.ts';

const unreachable = () =>
  new Refusal(
    503,
    'database_unreachable',
    'The academy cannot reach its records right now. Please try again.',
  );
const broken = () => new Refusal(500, 'internal', 'Something went wrong on our side. Please try again.');

/** The one place where an error becomes a reply. What is not a refusal never shows its message. */
export function onError(error: unknown, c: GatewayContext): Response {
  const refusal = refusalOf(error, c);
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
  c.header('cache-control', 'no-store');
  if (wantsPage(c)) return c.html(errorPage(refusal.message), refusal.status);
  return c.json(envelopeOf(refusal, c), refusal.status);
}

/** What the caller is told of an error; what is not a refusal is logged. */
export function refusalOf(error: unknown, c: GatewayContext): Refusal {
  if (error instanceof Refusal) return error;
  const requestId = c.get('requestId');
  console.error(JSON.stringify({ requestId, path: c.req.path, error: innermost(error) }));
  return isUnreachable(error) ? unreachable() : broken();
}

/** A refusal as it is sent. */
export const envelopeOf = ({ message, code, details }: Refusal, c: GatewayContext): ErrorEnvelope => ({
  error: message,
  code,
  requestId: c.get('requestId'),
  ...(details.fields && { fields: details.fields }),
  ...(c.get('care') && { care: c.get('care') }),
});
