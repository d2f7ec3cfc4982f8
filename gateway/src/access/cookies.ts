import { getCookie, setCookie } from 'hono/cookie';
import type { GatewayContext } from '../context.ts';

const names = { session: 'apologia_session', device: 'apologia_device' } as const;
type CookieName = keyof typeof names;

/** The cookie's token, if it has the shape of one. */
export function tokenIn(c: GatewayContext, name: CookieName): string | null {
  const value = getCookie(c, names[name]);
  return value && /^[0-9a-f]{64}$/.test(value) ? value : null;
}

/** @param maxAgeSeconds 0 removes the cookie */
export function keepToken(c: GatewayContext, name: CookieName, token: string, maxAgeSeconds: number): void {
  const { protocol, hostname } = new URL(c.req.url);
  const local = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  setCookie(c, names[name], token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !local,
    maxAge: maxAgeSeconds,
  });
}
