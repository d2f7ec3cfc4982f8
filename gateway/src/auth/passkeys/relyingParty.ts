import type { GatewayContext } from '../../kernel/context.ts';
import { NotFound } from '../../kernel/errors.ts';

/** Who a passkey is for: a domain, and the origin that uses it. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The academy as passkeys know it: by the host that was asked, or by the domain that `PASSKEY_DOMAIN` names, which must be that host or
 * above it. A host that somebody makes up gets them nowhere: browsers and authenticators let no other host use a passkey.
 * @returns `null` where this host has no passkeys
 */
export function relyingPartyOf(c: GatewayContext): RelyingParty | null {
  const { origin, hostname } = new URL(c.req.url);
  const id = c.var.config.PASSKEY_DOMAIN ?? hostname;
  return hostname === id || hostname.endsWith(`.${id}`) ? { id, origin } : null;
}

/** @throws NotFound where this host has no passkeys */
export function requireRelyingParty(c: GatewayContext): RelyingParty {
  const party = relyingPartyOf(c);
  if (!party) throw new NotFound(`Passkeys work at ${c.var.config.PASSKEY_DOMAIN}.`);
  return party;
}
