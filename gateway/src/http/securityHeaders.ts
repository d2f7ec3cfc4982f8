import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';

/**
 * @param elsewhere origins of development servers, none but locally
 */
const policy = (elsewhere: string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...elsewhere].join(' '),
    // Radix sets inline styles when a dialog opens, hence the one exception.
    ["style-src 'self' 'unsafe-inline'", ...elsewhere].join(' '),
    "img-src 'self' data:",
    ["font-src 'self'", ...elsewhere].join(' '),
    ["connect-src 'self'", ...elsewhere, ...elsewhere.map((origin) => origin.replace(/^http/, 'ws'))].join(
      ' ',
    ),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Set on every reply, errors included. */
export const securityHeaders = createMiddleware<GatewayEnv>(async (c, next) => {
  await next();
  c.header('content-security-policy', policy(Object.values(c.get('config').DEV_REMOTE)));
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'strict-origin-when-cross-origin');
  c.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  c.header('cross-origin-opener-policy', 'same-origin');
  if (new URL(c.req.url).protocol === 'https:') {
    c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
});
