import { expect, test } from 'vitest';
import { documentPolicy } from './contentSecurityPolicy.ts';

const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

test('a document runs and shows what is its own, and says what was kept from it', () => {
  expect(parse(documentPolicy({ elsewhere: [], paypal: [], trustedTypes: true }))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types':
      'apologia-worker apologia-remotes apologia-lessons apologia-chunks-shell apologia-chunks-courses apologia-chunks-practice apologia-chunks-billing apologia-chunks-community',
    'report-uri': '/api/csp-reports',
  });
});

test('where PayPal runs it may load and write what is its own, and there are no policies for it', () => {
  const paypal = ['https://*.paypal.com', 'https://*.paypalobjects.com'];
  const policy = parse(documentPolicy({ elsewhere: [], paypal, trustedTypes: true }));
  expect(policy['script-src']).toBe("'self' https://*.paypal.com https://*.paypalobjects.com");
  expect(policy['style-src']).toBe("'self' https://*.paypal.com https://*.paypalobjects.com 'unsafe-inline'");
  expect(policy['frame-src']).toBe('https://*.paypal.com https://*.paypalobjects.com');
  expect(policy).not.toHaveProperty('require-trusted-types-for');
});

test('a composition with a build from before there were policies runs without them', () => {
  const policy = documentPolicy({ elsewhere: [], paypal: [], trustedTypes: false });
  expect(policy).not.toContain('trusted-types');
});
