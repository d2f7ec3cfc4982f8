import { apps } from '@apologia/contract';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const complete = {
  LIBSQL_URL: 'http://127.0.0.1:8080',
  ...Object.fromEntries(apps.map((app) => [`SHIP_TOKEN_${app.toUpperCase()}`, 'x'.repeat(24)])),
};

test('the defaults are safe', () => {
  expect(parseConfig(complete)).toMatchObject({
    DEMO_UPGRADES: false,
    ENFORCE_BUDGETS: true,
    DEV_REMOTE: {},
    REGISTRATIONS_PER_ADDRESS_PER_MINUTE: 20,
  });
  expect(parseConfig({ ...complete, ENVIRONMENT: 'production' }).DEMO_UPGRADES).toBe(false);
});

test('everything that is wrong is named at once', () => {
  expect(() => parseConfig({ DEMO_UPGRADES: 'yes', SHIP_TOKEN_SHELL: 'short' })).toThrow(
    /LIBSQL_URL must be.*DEMO_UPGRADES must be true or false.*SHIP_TOKEN_SHELL must have.*SHIP_TOKEN_COURSES is missing/,
  );
});

test.each([
  { DEMO_UPGRADES: 'true' },
  { DEV_REMOTE: 'courses=http://localhost:3101' },
  { OVERRIDE_HOSTS: 'dev.example.org' },
  { ENFORCE_BUDGETS: 'false' },
])('in production %o is refused', (setting) => {
  expect(() => parseConfig({ ...complete, ...setting, ENVIRONMENT: 'production' })).toThrow(
    /in production\./,
  );
  expect(() => parseConfig({ ...complete, ...setting })).not.toThrow();
});

test.each([
  'courses=https://evil.example',
  'courses',
  'nobody=http://localhost:1',
  'shell=http://localhost:1',
])('a development remote of %s is refused', (setting) => {
  expect(() => parseConfig({ ...complete, DEV_REMOTE: setting })).toThrow(/DEV_REMOTE must look like/);
});

test.each([
  'https://dev.example.org',
  'dev.example.org:3101',
  'dev.example.org,',
  'dev.example.org; script-src *',
])('hosts of development servers named %s are refused', (setting) => {
  expect(() => parseConfig({ ...complete, OVERRIDE_HOSTS: setting })).toThrow(
    /OVERRIDE_HOSTS must look like/,
  );
});

const paypal = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com',
};

test('PayPal is set up as a whole or not at all', () => {
  expect(parseConfig({ ...complete, ...paypal })).toMatchObject(paypal);
  for (const name of Object.keys(paypal)) {
    expect(() => parseConfig({ ...complete, ...paypal, [name]: undefined })).toThrow(
      `PayPal needs ${name} too.`,
    );
  }
});

test('in production PayPal is reached by https', () => {
  const local = { ...complete, ...paypal, PAYPAL_BASE_URL: 'http://localhost:4000' };
  expect(() => parseConfig(local)).not.toThrow();
  expect(() => parseConfig({ ...local, ENVIRONMENT: 'production' })).toThrow(
    /PAYPAL_BASE_URL must be an https address/,
  );
  expect(() => parseConfig({ ...local, PAYPAL_BASE_URL: 'ftp://paypal' })).toThrow(
    /PAYPAL_BASE_URL must be an http/,
  );
});
