import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const code = (page: Page) => page.getByRole('textbox', { name: 'Promo code' });
const premium = (page: Page) => page.getByRole('region', { name: 'Premium', exact: true });
const apply = async (page: Page, typed: string) => {
  await code(page).fill(typed);
  await page.getByRole('button', { name: 'Apply' }).click();
};

test('the year is chosen by keyboard, and the page has no violations with a promo code', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/subscription');
  await premium(page)
    .getByRole('radio', { name: /^Monthly/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(premium(page).getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(code(page)).toBeFocused();
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
