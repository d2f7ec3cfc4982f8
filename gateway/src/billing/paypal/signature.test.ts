import { expect, test } from 'vitest';
import { parseSignature } from './signature.ts';

const paypal = { clientId: 'a', secret: 'b', webhookId: 'c', timeoutMs: 1 };
/** The headers of a message as PayPal sends them. */
const headers = (certUrl: string) =>
  new Headers({
    'paypal-transmission-id': 'd938e770-8046-11e6-8103-6b62a8a99ac4',
    'paypal-transmission-time': '2026-09-21T22:00:46Z',
    'paypal-transmission-sig': `${'eDOnWUj9FXOnr2naQnrdL7bhgejVSTwRbwbJ0k+/'.repeat(8)}DTrDYs5AsuFM2+WZtsMDmg==`,
    'paypal-cert-url': certUrl,
    'paypal-auth-algo': 'SHA256withRSA',
  });
const now = Date.parse('2026-09-21T22:01:00Z');
const certificate = '/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77';

test.each([
  ['https://api-m.paypal.com', 'https://api.paypal.com', true],
  ['https://api-m.sandbox.paypal.com', 'https://api.sandbox.paypal.com', true],
  ['https://api.paypal.com', 'https://api.paypal.com', true],
  ['http://localhost:4000', 'http://localhost:4000', true],
  ['https://api-m.paypal.com', 'https://api.sandbox.paypal.com', false],
  ['https://api-m.paypal.com', 'http://api.paypal.com', false],
  ['https://api-m.paypal.com', 'https://api.paypal.com:8443', false],
  ['https://api-m.paypal.com', 'https://api.paypal.com.evil.example', false],
  ['https://api-m.paypal.com', 'https://www.paypal.com', false],
])('with PayPal at %s, a certificate from %s is plausible: %s', (baseUrl, origin, isPlausible) => {
  const signature = parseSignature({ ...paypal, baseUrl }, headers(`${origin}${certificate}`), now);
  expect(signature !== null).toBe(isPlausible);
});
