import { routes } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { parseConfig } from '../config.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench({ SECURITY_CONTACT: 'mailto:security@academy.example' });
});
afterAll(() => bench.close());

test('security.txt says whom to tell, until when that holds, and where it stands', async () => {
  const response = await bench.app.request('https://academy.example/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@academy.example',
    'Preferred-Languages': 'en',
    Canonical: 'https://academy.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
});

test('without a contact there is no security.txt', async () => {
  const silent = await startBench();
  expect((await silent.request('GET', '/.well-known/security.txt')).status).toBe(404);
  await silent.close();
});

test.each(['security@academy.example', 'http://academy.example', 'mailto:a@b\nContact: x', 'javascript:1'])(
  'a contact %j stops the start',
  (contact) => {
    const env = { ...bench.config, DEV_REMOTE: '', DEMO_UPGRADES: 'true', ENFORCE_BUDGETS: 'true' };
    expect(() => parseConfig({ ...env, SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT must be/);
  },
);

test('robots are kept from no page, and from what is none', async () => {
  const lines = (await (await bench.request('GET', '/robots.txt')).text()).split('\n');
  const isKept = (path: string) =>
    lines.some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice('Disallow: '.length)));
  for (const { path } of routes) expect(isKept(path.replace(/:\w+/, 'x')), path).toBe(false);
  expect(isKept('/api/reviews')).toBe(true);
  expect(isKept('/r/shell/0123456789abcdef/host.js')).toBe(false);
});
