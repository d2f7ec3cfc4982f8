import { getCookie, setCookie } from 'hono/cookie';
import type { GatewayContext } from '../context.ts';

const names = {
  session: 'apologia_session',
  device: 'apologia_device',
  challenge: 'apologia_challenge',
} as const;
type CookieName = keyof typeof names;

export const dayMs = 24 * 60 * 60 * 1000;
/** As long as a browser keeps any cookie. */
export const deviceMs = 400 * dayMs;

/** Plain http is for one's own machine alone. */
export function isLocal(c: GatewayContext): boolean {
  const { protocol, hostname } = new URL(c.req.url);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** With this prefix a browser takes the cookie from this very host over https and nobody else: no neighbour plants one. */
const nameOf = (c: GatewayContext, name: CookieName) => (isLocal(c) ? names[name] : `__Host-${names[name]}`);

/** The cookie's token, if it has the shape of one. */
export function tokenIn(c: GatewayContext, name: CookieName): string | null {
  const value = getCookie(c, nameOf(c, name));
  return value && /^[0-9a-f]{64}$/.test(value) ? value : null;
}

/** @param maxAgeSeconds 0 removes the cookie */
export function setTokenCookie(
  c: GatewayContext,
  name: CookieName,
  token: string,
  maxAgeSeconds: number,
): void {
  setCookie(c, nameOf(c, name), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !isLocal(c),
    maxAge: maxAgeSeconds,
  });
}
