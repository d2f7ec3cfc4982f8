import * as z from 'zod/mini';
import type { PayPal } from './account.ts';
import { fetchJson } from './fetchJson.ts';
import { withRetry } from './retry.ts';

const tokenResponse = z.object({ access_token: z.string(), expires_in: z.number() });

function requestToken(paypal: PayPal, fields: Record<string, string>, signal: AbortSignal) {
  const init = {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${paypal.clientId}:${paypal.secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }),
    signal,
  };
  return fetchJson(paypal, '/v1/oauth2/token', init, tokenResponse);
}

/** Tokens by account, for as long as the isolate lives. Values only: a promise belongs to the request that made it. */
const tokenCache = new Map<string, { token: string; expiresAt: number }>();
const keyOf = ({ baseUrl, clientId }: PayPal) => `${clientId} ${baseUrl}`;
const marginMs = 60_000;

/** The token of the gateway's own calls. */
export async function accessToken(paypal: PayPal, signal: AbortSignal): Promise<string> {
  const cached = tokenCache.get(keyOf(paypal));
  if (cached && cached.expiresAt > Date.now()) return cached.token;
  const { access_token: token, expires_in } = await requestToken(paypal, {}, signal);
  tokenCache.set(keyOf(paypal), { token, expiresAt: Date.now() + expires_in * 1000 - marginMs });
  return token;
}

/** Forgets a token that PayPal no longer accepts. */
export function evictToken(paypal: PayPal): void {
  tokenCache.delete(keyOf(paypal));
}

/** A token for the SDK in one page, good for a quarter of an hour. @param domain where the page is */
export async function clientToken(paypal: PayPal, domain: string): Promise<string> {
  const fields = { response_type: 'client_token', 'domains[]': domain };
  const response = await withRetry(paypal, (signal) => requestToken(paypal, fields, signal));
  return response.access_token;
}
