import type { CareLanguage } from '@apologia/contract';
import type { GatewayContext } from '../../kernel/context.ts';

/** Languages that are mostly one country’s. */
const countryOf: Partial<Record<CareLanguage, string>> = { de: 'DE', fr: 'FR' };

/** The country a request comes from as Cloudflare saw it; else what the browser and the language of the words say. */
export function countryFor(c: GatewayContext, language: CareLanguage): string | null {
  const seen = c.req.header('cf-ipcountry') ?? countryIn(c.req.raw);
  // XX is nowhere known, T1 is Tor.
  if (seen && /^[A-Z]{2}$/.test(seen) && seen !== 'XX') return seen;
  const [, region] = /^[a-z]{2}-([A-Z]{2})\b/.exec(c.req.header('accept-language') ?? '') ?? [];
  return region ?? countryOf[language] ?? null;
}

const countryIn = (request: Request & { cf?: { country?: unknown } }): string | undefined =>
  typeof request.cf?.country === 'string' ? request.cf.country : undefined;
