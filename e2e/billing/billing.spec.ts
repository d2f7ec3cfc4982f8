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

    test(`a promo code is refused, applied and removed`, async ({ page, signIn }) => {
      await signIn();
      await page.goto('/subscription');
      await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
      await expect(premium(page)).toContainText('Save $17.89 against $107.88');

      await code(page).pressSequentially('no such code');
      await expect(code(page)).toHaveValue('NO SUCH CODE');
      await page.keyboard.press('Enter');
      await expect(said(page, 'Invalid Promo Code')).toBeVisible();
      await expect(said(page, 'This promo code is not valid or has expired')).toBeVisible();
      await expect(premium(page).getByRole('radio', { name: 'Monthly $8.99 per month' })).toBeChecked();
      await expect(code(page)).toBeFocused();

      await apply(page, 'first500');
      await expect(premium(page)).toContainText(/FIRST500 50% off\s*\d+ uses left/);
      await expect(
        premium(page).getByRole('radio', { name: 'Monthly was $8.99 now $4.49 per month' }),
      ).toBeChecked();
      await expect(
        premium(page).getByRole('radio', { name: /^Yearly was \$89\.99 now \$44\.99 per year/ }),
      ).toBeVisible();
      await expect(premium(page)).toContainText('Save $62.89 against $107.88');

      await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveValue('');
      await expect(premium(page).getByRole('radio', { name: 'Monthly $8.99 per month' })).toBeChecked();
    });

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

test.describe('when something is in the way', () => {
  test.use({ allowedErrors: { patterns: [/status of (404|409|5\d\d)/] } });

  test('a code that is used up by the time of the upgrade: nothing is bought at another price', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/subscription');
    await apply(page, 'FIRST500');
    await expect(premium(page)).toContainText('$4.49');
    const error = 'All uses of this code are taken.';
    await page.route('/api/promo/apply', (route) =>
      route.fulfill({ status: 409, json: { error, code: 'promo_refused', requestId: '0' } }),
    );
    await upgrade(page).click();
    await expect(said(page, 'Invalid Promo Code')).toBeVisible();
    await expect(said(page, error)).toBeVisible();
    await expect(premium(page)).not.toContainText('$4.49');
    const { subscription } = await (await page.request.get('/api/subscription')).json();
    expect(subscription).toBeNull();
  });

  test('an upgrade that fails says why, and may be tried again', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/subscription');
    await page.route('/api/subscription/upgrade', (route) => route.fulfill({ status: 500, body: '' }));
    await upgrade(page).click();
    await expect(said(page, 'Upgrade Failed')).toBeVisible();
    await expect(said(page, 'Failed to upgrade subscription. Please try again.')).toBeVisible();
    await page.unroute('/api/subscription/upgrade');
    await upgrade(page).click();
    await expect(page).toHaveURL('/practice');
  });

  test('a code that nobody could look at is not called invalid', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/subscription');
    await page.route('/api/promo/validate', (route) => route.fulfill({ status: 503, body: '' }));
    await apply(page, 'FIRST500');
    await expect(said(page, 'The promo code could not be checked. Please try again.')).toBeVisible();
    await expect(code(page)).toHaveValue('FIRST500');
  });

  test('premium already, from another tab: this one learns of it', async ({ page, signIn, baseURL }) => {
    await signIn();
    await page.goto('/subscription');
    await page.request.post('/api/subscription/upgrade', { data: {}, headers: { origin: baseURL ?? '' } });
    await upgrade(page).click();
    await expect(said(page, 'You already have Premium.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Everything is open to you' })).toBeVisible();
  });
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
