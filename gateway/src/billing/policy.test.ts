import { expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { startPaymentBench } from '../testing/billing/payments.ts';
import { shipShell } from '../testing/releases/shippedShell.ts';
import { sdkOrigin } from './paypal/account.ts';

const account = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };

/** The headers of a page as a learner gets it. */
async function headersOf(bench: Awaited<ReturnType<typeof startBench>>, path: string): Promise<Headers> {
  const cookie = await bench.register();
  const response = await bench.request('GET', path, { headers: { accept: 'text/html' }, cookie });
  expect(response.headers.get('content-type')).toContain('text/html');
  return response.headers;
}

test('the payment page alone may load PayPal’s script, and hear from its window', async () => {
  const bench = await startBench({ ...account, PAYPAL_BASE_URL: 'https://api-m.paypal.com' });
  await shipShell(bench.db);
  const pay = await headersOf(bench, '/subscription/pay?plan=year');
  const policy = pay.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' https://*.paypal.com https://*.paypalobjects.com;");
  expect(policy).toContain('frame-src https://*.paypal.com https://*.paypalobjects.com;');
  expect(policy).not.toContain('trusted-types');
  expect(pay.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(pay.get('permissions-policy')).toContain('payment=(self "https://*.paypal.com"');
  expect(pay.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  for (const path of ['/', '/subscription', '/subscription/pay/more']) {
    const other = await headersOf(bench, path);
    expect(other.get('content-security-policy')).not.toContain('paypal');
    expect(other.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
    expect(other.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(other.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(other.get('permissions-policy')).toContain('payment=()');
    expect(other.get('referrer-policy')).toBe('same-origin');
  }
  for (const path of ['/api/subscription', '/paypal/setup']) {
    const { headers } = await bench.request('GET', path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
  }
  await bench.close();
});

test('without an account no page may load PayPal’s script', async () => {
  const bench = await startBench();
  await shipShell(bench.db);
  const pay = await headersOf(bench, '/subscription/pay');
  expect(pay.get('content-security-policy')).toContain("script-src 'self';");
  expect(pay.get('cross-origin-opener-policy')).toBe('same-origin');
  await bench.close();
});

test('with a simulator the payment page may load its script and no other', async () => {
  const bench = await startPaymentBench();
  await shipShell(bench.db);
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
