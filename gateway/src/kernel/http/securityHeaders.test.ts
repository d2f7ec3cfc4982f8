import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'webhook',
    PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com',
  });
});
afterAll(() => bench.close());

const page = (path: string, cookie = '') =>
  bench.request('GET', path, { headers: { accept: 'text/html' }, cookie });

test.each(['/healthz', '/api/nothing', '/api/public/catalog', '/robots.txt'])(
  'what %s answers is no page: nothing in it runs, loads or counts as ours',
  async (path) => {
    const { headers } = await bench.request('GET', path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('a page that says why there is none brings its own style and nothing else', async () => {
  // No shell was shipped here.
  const response = await page('/reviews');
  expect(response.status).toBe(503);
  const { headers } = response;
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* style-src 'unsafe-inline'$/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

test('over https a browser is told to stay with it', async () => {
  const { headers } = await bench.app.request('https://academy.example/healthz');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect((await bench.request('GET', '/healthz')).headers.get('strict-transport-security')).toBeNull();
});

test.each(['http://a b/', 'http://x:99999/', 'http://[::1/'])(
  'a request to %s, which is no address, is refused in the envelope',
  async (address) => {
    const headers = { accept: 'application/json' };
    for (const path of ['healthz', 'api/public/catalog', 'reviews']) {
      const request = new Request('http://localhost/', { headers });
      Object.defineProperty(request, 'url', { value: address + path });
      const response = await bench.app.fetch(request);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'bad_input', requestId: expect.any(String) });
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  },
);

test.each([
  ['http://localhost', 200],
  ['https://localhost', 403],
  ['http://localhost:8787', 403],
  ['http://localhost.evil.example', 403],
  ['null', 403],
])('a change that comes from %s is answered %i', async (from, status) => {
  const headers = { origin: from };
  const response = await bench.request('POST', '/api/auth/logout', { json: {}, headers });
  expect(response.status).toBe(status);
});
