import { routeOf } from '@apologia/contract';
import { createMiddleware } from 'hono/factory';
import { paypalSources } from '../billing/paypal/account.ts';
import type { GatewayEnv } from '../context.ts';

/**
 * @param elsewhere origins of development servers, none but locally
 * @param paypal origins of PayPal, none but where its SDK runs
 */
const policy = (elsewhere: string[], paypal: string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...elsewhere, ...paypal].join(' '),
    // Radix sets inline styles when a dialog opens, hence the one exception.
    ["style-src 'self' 'unsafe-inline'", ...elsewhere, ...paypal].join(' '),
    ["img-src 'self' data:", ...paypal].join(' '),
    ["font-src 'self'", ...elsewhere, ...paypal].join(' '),
    [
      "connect-src 'self'",
      ...elsewhere,
      ...elsewhere.map((origin) => origin.replace(/^http/, 'ws')),
      ...paypal,
    ].join(' '),
    ...(paypal.length ? [['frame-src', ...paypal].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Set on every reply, errors included. */
export const securityHeaders = createMiddleware<GatewayEnv>(async (c, next) => {
  await next();
  const config = c.get('config');
  const isPayment = routeOf(c.req.path)?.route.path === '/subscription/pay';
  const paypal = isPayment ? paypalSources(config) : [];
  const isSet = c.res.headers.has('content-security-policy');
  if (!isSet) c.header('content-security-policy', policy(Object.values(config.DEV_REMOTE), paypal));
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'strict-origin-when-cross-origin');
  c.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  // PayPal's window tells the page that opened it what came of it.
  c.header('cross-origin-opener-policy', paypal.length ? 'same-origin-allow-popups' : 'same-origin');
  if (new URL(c.req.url).protocol === 'https:') {
    c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
});
