import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { testAccessibility } from '../accessiblePages.ts';
import { expect, test } from '../fixtures.ts';

testAccessibility([
  ['/', 'visitor'],
  ['/auth', 'visitor'],
  ['/auth?tab=register', 'visitor'],
  ['/auth/forgot', 'visitor'],
  ['/auth/reset', 'visitor'],
  ['/auth/confirm', 'visitor'],
  ['/nowhere', 'visitor', 404],
  ['/offline.html', 'visitor'],
  ['/scripture', 'free'],
  ['/settings', 'free'],
  ['/settings', 'premium'],
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

test('a page for a forgotten password has no violations where no mail is sent', async ({ page }) => {
  await page.route('**/auth/forgot', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"canSend":true', '"canSend":false');
    // The browser renders what has changed on the way.
    await route.fulfill({ response, body: html.replace(' data-rendered', '') });
  });
  await page.goto('/auth/forgot');
  await expect(page.getByText('This academy is not set up to send mail')).toBeVisible();
  await expectAccessible(page, { widths: wideAndNarrow });
});

const flaws: [css: string, found: RegExp][] = [
  ['@media (width < 400px) { .dark .flaw { color: #333; background: #222 } }', /dark color-contrast/],
  ['.light .flaw { color: #eee; background: #fff }', /light color-contrast/],
  ['.flaw { width: 500px }', /past the edge/],
];

test('a flaw that is there in the dark on a phone alone, in the light alone, or too wide for a phone is found', async ({
  page,
}) => {
  await page.goto('/auth');
  // React minds what is added to its markup before.
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
  await page.evaluate(() => {
    const flaw = Object.assign(document.createElement('p'), { className: 'flaw', textContent: 'A flaw' });
    document.querySelector('main')?.append(flaw);
  });
  for (const [css, found] of flaws) {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await expect(expectAccessible(page, { widths: wideAndNarrow }), css).rejects.toThrow(found);
  }
});
