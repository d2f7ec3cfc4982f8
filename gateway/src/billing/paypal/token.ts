import * as z from 'zod/mini';
import type { PayPal } from './account.ts';
import { exchange } from './exchange.ts';
import { twice } from './retry.ts';

const grantedToken = z.object({ access_token: z.string(), expires_in: z.number() });

function askForToken(paypal: PayPal, fields: Record<string, string>, signal: AbortSignal) {
  const init = {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${paypal.clientId}:${paypal.secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }),
    signal,
  };
  return exchange(paypal, '/v1/oauth2/token', init, grantedToken);
}

/** By account, as long as the isolate lives. Values only: a promise belongs to the request that made it. */
const known = new Map<string, { token: string; expiresAt: number }>();
const keyOf = ({ baseUrl, clientId }: PayPal) => `${clientId} ${baseUrl}`;
const marginMs = 60_000;

/** The token of our own calls. */
export async function accessToken(paypal: PayPal, signal: AbortSignal): Promise<string> {
  const kept = known.get(keyOf(paypal));
  if (kept && kept.expiresAt > Date.now()) return kept.token;
  const { access_token: token, expires_in } = await askForToken(paypal, {}, signal);
  known.set(keyOf(paypal), { token, expiresAt: Date.now() + expires_in * 1000 - marginMs });
  return token;
}

/** PayPal no longer takes it. */
export function forgetToken(paypal: PayPal): void {
  known.delete(keyOf(paypal));
}

/** A token for the SDK in one page, good for a quarter of an hour. @param domain where the page is */
export async function clientToken(paypal: PayPal, domain: string): Promise<string> {
  const fields = { response_type: 'client_token', 'domains[]': domain };
  const granted = await twice(paypal, (signal) => askForToken(paypal, fields, signal));
  return granted.access_token;
}
