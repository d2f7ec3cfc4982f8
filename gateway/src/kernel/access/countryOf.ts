import type { GatewayContext } from '../context.ts';

/** The country a request came from, as Cloudflare says it: a code of ISO 3166, `null` where it is not known. */
export function countryOf(c: GatewayContext): string | null {
  const located = c.req.header('cf-ipcountry') ?? countryIn(c.req.raw);
  // XX stands for an unknown country, T1 for Tor.
  return located && /^[A-Z]{2}$/.test(located) && located !== 'XX' ? located : null;
}

const countryIn = (request: Request & { cf?: { country?: unknown } }): string | undefined =>
  typeof request.cf?.country === 'string' ? request.cf.country : undefined;
