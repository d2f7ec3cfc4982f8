import { createMiddleware } from 'hono/factory';
import type { GatewayEnv } from '../context.ts';

/** Radix sets inline styles when a dialog opens, hence the one exception. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Set on every reply, errors included. */
export const securityHeaders = createMiddleware<GatewayEnv>(async (c, next) => {
  await next();
  c.header('content-security-policy', policy);
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'strict-origin-when-cross-origin');
  c.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  c.header('cross-origin-opener-policy', 'same-origin');
  if (new URL(c.req.url).protocol === 'https:') {
    c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
});
