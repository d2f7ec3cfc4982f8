import { routeOf } from '@apologia/contract';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import type { GatewayContext, GatewayEnv } from '../context.ts';
import { documentPolicy, noPage } from './contentSecurityPolicy.ts';

/** What of the browser no page needs. PayPal's window may ask for payment where its SDK runs. */
const unused =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi otp-credentials picture-in-picture screen-wake-lock serial usb window-management xr-spatial-tracking'.split(
    ' ',
  );
const permissions = (payment: readonly string[]) =>
  [
    ...unused.map((feature) => `${feature}=()`),
    `payment=(${payment.length ? ['self', ...payment.map((origin) => `"${origin}"`)].join(' ') : ''})`,
    // A certificate's address is copied.
    'clipboard-write=(self)',
    'clipboard-read=()',
  ].join(', ');

/** Where the page for payment loads what it pays with. */
type PaymentSources = (config: Config) => string[];

/** Set on every reply, errors included. Each header's price stands in docs/decisions/018. */
export const securityHeaders = (paymentSources: PaymentSources) =>
  createMiddleware<GatewayEnv>(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('cross-origin-resource-policy', 'same-origin');
    if (c.req.url.startsWith('https:')) {
      c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    if (c.res.headers.get('content-type')?.startsWith('text/html')) return onDocument(c, paymentSources);
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', noPage);
    c.header('referrer-policy', 'no-referrer');
  });

function onDocument(c: GatewayContext, paymentSources: PaymentSources): void {
  const config = c.get('config');
  const isPayment = routeOf(c.req.path)?.route.path === '/subscription/pay';
  const paypal = isPayment ? paymentSources(config) : [];
  // A page that is whole in itself comes with its own.
  if (!c.res.headers.has('content-security-policy')) {
    const elsewhere = Object.values(c.get('devRemotes') ?? {});
    const trustedTypes = c.get('trustedTypes') === true;
    c.header(
      'content-security-policy',
      documentPolicy({ elsewhere, paypal, trustedTypes, inline: c.get('inline') }),
    );
  }
  c.header('permissions-policy', permissions(paypal));
  // PayPal looks at where it is used, and its window tells the page that opened it what came of it.
  c.header('referrer-policy', paypal.length ? 'strict-origin-when-cross-origin' : 'same-origin');
  c.header('cross-origin-opener-policy', paypal.length ? 'same-origin-allow-popups' : 'same-origin');
  c.header('origin-agent-cluster', '?1');
}
