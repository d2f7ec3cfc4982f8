import type { CareLanguage } from '@apologia/contract';
import { countryOf } from '../../kernel/access/countryOf.ts';
import type { GatewayContext } from '../../kernel/context.ts';

/** The country of a language that is mostly spoken in one. */
const ofLanguage: Partial<Record<CareLanguage, string>> = { de: 'DE', fr: 'FR' };

/** The country of a request: Cloudflare's, else the region of the browser's language, else that of the message's. */
export function countryFor(c: GatewayContext, language: CareLanguage): string | null {
  const [, region] = /^[a-z]{2}-([A-Z]{2})\b/.exec(c.req.header('accept-language') ?? '') ?? [];
  return countryOf(c) ?? region ?? ofLanguage[language] ?? null;
}
