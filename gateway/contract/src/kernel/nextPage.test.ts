import { expect, test } from 'vitest';
import { nextPage } from './nextPage.ts';

const next = (asked: string | null) => nextPage(asked, 'https://apologia.example');

test('lands on the page that was asked for, with its query and fragment', () => {
  expect(next('/theology')).toBe('/theology');
  expect(next('/settings#sign-ins')).toBe('/settings#sign-ins');
  expect(next('/scripture?ref=Jude+3')).toBe('/scripture?ref=Jude+3');
  expect(next('/module/what-is-truth?from=mail#quiz')).toBe('/module/what-is-truth?from=mail#quiz');
});

test('lands on the dashboard when nothing, no page or this page was asked for', () => {
  for (const asked of [null, '', '/', '/auth', '/auth?next=/theology', '/no-such-page', '/api/auth/me']) {
    expect(next(asked)).toBe('/dashboard');
  }
});

test('never leads to another site', () => {
  const elsewhere = [
    '//evil.example/theology',
    '/\\evil.example/theology',
    '/\t/evil.example/theology',
    '/\n/evil.example',
    'https://evil.example/theology',
    'javascript:alert(1)',
    'theology',
    '/..//evil.example/theology',
  ];
  for (const asked of elsewhere) expect(next(asked)).toBe('/dashboard');
});
