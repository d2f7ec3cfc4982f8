import type { ErrorEnvelope } from '@apologia/contract';
import { type DatabaseFault, databaseFault } from '@apologia/db';
import type { GatewayContext } from '../context.ts';
import { isRefusal, Refusal } from '../errors.ts';
import { logError } from '../log/requestLog.ts';
import { stillPage } from './contentSecurityPolicy.ts';
import { errorPage } from './errorPage.ts';
import { wantsPage } from './wantsPage.ts';

/** What is told of a database that does not serve. Where it cannot be written, reading goes on. */
const troubles: Record<DatabaseFault, () => Refusal> = {
  unreachable: () =>
    new Refusal(
      503,
      'database_unreachable',
      'The academy cannot reach its records right now. Please try again.',
      { retryAfterSeconds: 2 },
    ),
  full: () =>
    new Refusal(503, 'database_full', 'The academy has no room to keep anything new right now.', {
      retryAfterSeconds: 60,
    }),
  readonly: () =>
    new Refusal(503, 'database_readonly', 'The academy can be read, but keeps nothing new right now.', {
      retryAfterSeconds: 60,
    }),
  damaged: () =>
    new Refusal(
      503,
      'database_damaged',
      'The records of the academy are being repaired. Please come back later.',
      {
        retryAfterSeconds: 600,
      },
    ),
};
const broken = () => new Refusal(500, 'internal', 'Something went wrong on our side. Please try again.');

/** The one place where an error becomes a reply. What is not a refusal never shows its message. */
export function onError(error: unknown, c: GatewayContext): Response {
  const refusal = refusalOf(error, c);
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
  c.header('cache-control', 'no-store');
  if (wantsPage(c)) {
    c.header('content-security-policy', stillPage);
    return c.html(errorPage(refusal.message), refusal.status);
  }
  return c.json(envelopeOf(refusal, c), refusal.status);
}

/** What the caller is told of an error; what is not a refusal is logged. */
export function refusalOf(error: unknown, c: GatewayContext): Refusal {
  if (isRefusal(error)) return error;
  logError(c, error);
  const fault = databaseFault(error);
  return fault ? troubles[fault]() : broken();
}

/** A refusal as it is sent. */
export const envelopeOf = ({ message, code, details }: Refusal, c: GatewayContext): ErrorEnvelope => ({
  error: message,
  code,
  requestId: c.get('requestId'),
  ...(details.fields && { fields: details.fields }),
  ...(c.get('care') && { care: c.get('care') }),
});
