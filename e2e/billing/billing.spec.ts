import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const code = (page: Page) => page.getByRole('textbox', { name: 'Promo code' });
const premium = (page: Page) => page.getByRole('region', { name: 'Premium', exact: true });
const said = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).first();
const apply = async (page: Page, typed: string) => {
  await code(page).fill(typed);
  await page.getByRole('button', { name: 'Apply' }).click();
};
const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade at once (demo)' });

for (const width of [1280, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, allowedErrors: { patterns: [/status of 404/] } });

    test(`an upgrade leads to the practice room, shows everywhere, and is cancelled`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.goto('/dashboard');
      await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).click();
      await expect(page.getByText('Card payment is not set up here')).toBeVisible();
      await premium(page).getByText('Yearly').click();
      await apply(page, 'FIRST500');
      await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
      await upgrade(page).click();
      await expect(said(page, 'Welcome to Premium')).toBeVisible();
      await expect(page).toHaveURL('/practice');
      await expect(page.getByRole('heading', { name: 'Premium Content' })).toHaveCount(0);
      await page.goBack();
      await page.goBack();
      await expect(page.getByText('All features unlocked')).toBeVisible();

      await page.goto('/subscription');
      await expect(page.getByRole('region', { name: 'Premium', exact: true })).toHaveCount(0);
      const mine = page.getByRole('region', { name: 'Everything is open to you' });
      await expect(mine).toContainText('Premium, one year');
      await expect(mine.getByRole('time')).toHaveCount(2);
      await expect(page.getByRole('region', { name: 'Receipts' })).toContainText('nothing was paid');

      await mine.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(mine.getByRole('button', { name: 'Keep it' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(mine.getByRole('button', { name: 'Cancel subscription' })).toBeFocused();
      await page.keyboard.press('Enter');
      await mine.getByRole('button', { name: 'Cancel Premium' }).click();
      await expect(said(page, 'Cancelled')).toBeVisible();
      await expect(mine.getByRole('heading', { name: 'Everything is open to you' })).toBeFocused();
      await expect(mine).toContainText('Everything stays open until it ends');
      await page.reload();
      await expect(mine).toContainText('Everything stays open until it ends');
      await expect(mine.getByRole('button')).toHaveCount(0);
    });
  });
}

test('the year is chosen by keyboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/subscription');
  await premium(page)
    .getByRole('radio', { name: /^Monthly/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(premium(page).getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(code(page)).toBeFocused();
});

test('the page has no violations with a promo code', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/subscription');
  await apply(page, 'FIRST500');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expectAccessible(page, { widths: wideAndNarrow });
});

test('the page has no violations before cancelling', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectAccessible(page, { widths: wideAndNarrow });
});
