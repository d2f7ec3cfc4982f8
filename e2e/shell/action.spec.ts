import { expect, test } from '../fixtures.ts';

test('a button that is pressed twice before the page has noticed acts once', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/subscription');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('FIRST500');
  const checks: string[] = [];
  page.on('request', (one) => one.url().includes('/promo') && checks.push(one.url()));
  await page.getByRole('button', { name: 'Apply' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('FIRST500 50% off')).toBeVisible();
  expect(checks).toHaveLength(1);
});
