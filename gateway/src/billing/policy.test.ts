import { expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { startPaymentBench } from '../testing/payments.ts';
import { sdkOrigin } from './paypal/account.ts';

const account = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
const headersOf = async (bench: Awaited<ReturnType<typeof startBench>>, path: string) =>
  (await bench.request('GET', path, { headers: { accept: 'text/html' } })).headers;

test('the payment page alone may load PayPal’s script, and hear from its window', async () => {
  const bench = await startBench({ ...account, PAYPAL_BASE_URL: 'https://api-m.paypal.com' });
  const pay = await headersOf(bench, '/subscription/pay?plan=year');
  const policy = pay.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' https://*.paypal.com https://*.paypalobjects.com;");
  expect(policy).toContain('frame-src https://*.paypal.com https://*.paypalobjects.com;');
  expect(pay.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  for (const path of ['/', '/subscription', '/subscription/pay/more', '/api/subscription', '/paypal/setup']) {
    const other = await headersOf(bench, path);
    expect(other.get('content-security-policy')).not.toContain('paypal');
    expect(other.get('content-security-policy')).toContain("script-src 'self';");
    expect(other.get('cross-origin-opener-policy')).toBe('same-origin');
  }
  await bench.close();
});

test('without an account nobody may', async () => {
  const bench = await startBench();
  const pay = await headersOf(bench, '/subscription/pay');
  expect(pay.get('content-security-policy')).toContain("script-src 'self';");
  expect(pay.get('cross-origin-opener-policy')).toBe('same-origin');
  await bench.close();
});

test('a simulator is all that may be loaded where there is one', async () => {
  const bench = await startPaymentBench();
  const policy = (await headersOf(bench, '/subscription/pay')).get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' ${bench.paypal.url};`);
  expect(policy).not.toContain('paypal.com');
  await bench.close();
});

test.each([
  ['https://api-m.paypal.com', 'https://www.paypal.com'],
  ['https://api-m.sandbox.paypal.com', 'https://www.sandbox.paypal.com'],
  ['https://api.paypal.com', 'https://www.paypal.com'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['https://api-m.paypal.com.evil.example', 'https://api-m.paypal.com.evil.example'],
])('beside the API at %s the SDK is at %s', (api, sdk) => {
  expect(sdkOrigin(api)).toBe(sdk);
});
