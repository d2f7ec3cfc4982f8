import type { CareLanguage } from '@apologia/contract';
import type { GatewayContext } from '../../kernel/context.ts';

/** The country of a language that is mostly spoken in one. */
const countryOf: Partial<Record<CareLanguage, string>> = { de: 'DE', fr: 'FR' };

/** The country of a request: Cloudflare's, else the region of the browser's language, else that of the message's. */
export function countryFor(c: GatewayContext, language: CareLanguage): string | null {
  const located = c.req.header('cf-ipcountry') ?? countryIn(c.req.raw);
  // XX stands for an unknown country, T1 for Tor.
  if (located && /^[A-Z]{2}$/.test(located) && located !== 'XX') return located;
  const [, region] = /^[a-z]{2}-([A-Z]{2})\b/.exec(c.req.header('accept-language') ?? '') ?? [];
  return region ?? countryOf[language] ?? null;
}

const countryIn = (request: Request & { cf?: { country?: unknown } }): string | undefined =>
  typeof request.cf?.country === 'string' ? request.cf.country : undefined;
