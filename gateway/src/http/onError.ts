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
  const requestId = c.get('requestId');
  let refusal: Refusal;
  if (error instanceof Refusal) {
    refusal = error;
  } else {
    refusal = isUnreachable(error) ? unreachable() : broken();
    console.error(JSON.stringify({ requestId, path: c.req.path, error: innermost(error) }));
  }
  const { fields, retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
  c.header('cache-control', 'no-store');
  if (wantsPage(c)) return c.html(errorPage(refusal.message), refusal.status);
  const envelope: ErrorEnvelope = {
    error: refusal.message,
    code: refusal.code,
    requestId,
    ...(fields && { fields }),
  };
  return c.json(envelope, refusal.status);
}
