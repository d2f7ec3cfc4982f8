import { testAccessibility } from '../accessiblePages.ts';
import { expect, test } from '../fixtures.ts';

const pages = { '/privacy': 'Privacy', '/terms': 'Terms', '/contact': 'Contact' };

testAccessibility([...Object.keys(pages), '/account-deleted'].map((path) => [path, 'visitor']));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of text is read, and leads to the others and to the front page', async ({ page }) => {
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} · Apologia`);
      const about = page.getByRole('navigation', { name: 'About this academy' });
      for (const other of Object.keys(pages)) await expect(about.locator(`[href="${other}"]`)).toBeVisible();
      await page.getByRole('link', { name: 'Apologia' }).first().click();
      await expect(page).toHaveURL(/\/$/);
    }
  });
});

test('pages of text load no script at all, and follow the theme that was chosen', async ({ page }) => {
  await page.goto('/auth');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  // What the sign-in page loads late is none of theirs.
  await page.goto('about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/privacy');
  await expect(page.locator('html')).toHaveClass('dark');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('the front page, signing in and settings lead to them', async ({ page, signIn }) => {
  const leadsThere = async (from: string) => {
    await page.goto(from);
    await page
      .getByRole('navigation', { name: 'About this academy' })
      .getByRole('link', { name: 'Privacy' })
      .click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  };
  await leadsThere('/');
  await leadsThere('/auth');
  await signIn();
  await leadsThere('/settings');
});
