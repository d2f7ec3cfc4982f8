import { expectAccessible } from '../accessibility.ts';
import { testAccessibility } from '../accessiblePages.ts';
import { expect, test } from '../fixtures.ts';

testAccessibility([
  ['/', 'visitor'],
  ['/auth', 'visitor'],
  ['/auth?tab=register', 'visitor'],
  ['/nowhere', 'visitor', 404],
  ['/offline.html', 'visitor'],
  ['/scripture', 'free'],
  ['/scripture?ref=Psalm%2023', 'free'],
]);

test('the sidebar sheet has no violations', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /sidebar|navigation|menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
