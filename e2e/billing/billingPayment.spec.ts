import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect } from '../fixtures.ts';
import { atPayPal, payButton, test, welcomed } from './paypal.ts';

// One after the other: they share an academy, and what PayPal is told to do wrong is done to whoever comes first.
test.describe.configure({ mode: 'default' });

const plans = (page: Page) => page.getByRole('region', { name: 'Premium', exact: true });
const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue with PayPal' });
const pending = (page: Page) => page.getByRole('region', { name: 'Your payment is being confirmed' });
const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check again' }).click();
const mine = async (page: Page) => (await page.request.get('/api/subscription')).json();

test('a year is paid for with a promo code, its receipt printed, and says it when the money went back', async ({
  page,
  signIn,
  paypal,
}) => {
  const name = await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/subscription');
  await expect(page.getByRole('button', { name: /demo/ })).toHaveCount(0);
  await plans(page).getByText('Yearly').click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('first500');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await toPayment(page).click();
  await expect(page).toHaveURL('/subscription/pay?plan=year');
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('Premium, one year$89.99');
  await expect(order).toContainText('Promo code FIRST500, 50% off−$45.00');
  await expect(order).toContainText('To pay, once$44.99');
  await welcomed(page, () => atPayPal(page, /^Pay \$44\.99$/));
  await expect(page).toHaveURL('/practice');

  await page.goto('/subscription');
  await expect(page.getByRole('region', { name: 'Everything is open to you' })).toContainText(
    'Premium, one year',
  );
  const receipt = page.getByRole('region', { name: 'Receipts' }).getByRole('listitem');
  await expect(receipt).toHaveCount(1);
  await expect(receipt).toContainText('$44.99');
  await expect(receipt).toContainText('Promo code FIRST500');
  const { receipts } = await mine(page);
  await expect(receipt).toContainText(`No. ${receipts[0].id}`);

  // Never done printing: what is on the sheet can be looked at.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await receipt.getByRole('button', { name: /^Print/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Receipt for ${name}`)).toBeVisible();
  await expect(page.getByText(receipts[0].id)).toBeVisible();
  for (const other of ['Everything is open to you', 'What Premium unlocks', 'Questions and answers']) {
    await expect(page.getByText(other)).toBeHidden();
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByText(`Receipt for ${name}`)).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await paypal.reverse();
  await expect.poll(async () => (await mine(page)).receipts[0].refundedCents).toBeGreaterThan(0);
  await page.goto('/subscription');
  await expect(receipt).toContainText(
    'PayPal or your bank took $44.99 back, and Premium from this payment has ended. You may pay again at any time.',
  );
  await expect(receipt).toContainText('$44.99');
  await expect(plans(page)).toHaveCount(1);
  await expectAccessible(page, { widths: wideAndNarrow });
});

test.describe('at PayPal', () => {
  test.use({ allowedErrors: { patterns: [/status of 402/] } });

  test('a payment is declined and tried again', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/subscription/pay?plan=month');
    await atPayPal(page, /declined/);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(await mine(page)).toMatchObject({ subscription: null, pendingOrder: null });
    await welcomed(page, () => atPayPal(page, /^Pay \$8\.99$/));
    await expect(page).toHaveURL('/practice');
    expect((await mine(page)).receipts).toHaveLength(1);
  });
});

test('whoever closes PayPal may go back, and the code is still theirs to remove', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/subscription');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('FIRST500');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await toPayment(page).click();
  await atPayPal(page, /^Cancel/);
  await expect(page.getByText('You closed PayPal before paying. Nothing was charged.')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();

  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(plans(page)).toContainText(/Kept for you until \d+:\d\d/);
  await expect(plans(page)).toContainText('$4.49');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeFocused();
  await page.reload();
  await expect(plans(page)).not.toContainText('$4.49');
});

test('a payment under review is shown, asked after, and comes right', async ({ page, signIn, paypal }) => {
  await signIn();
  await page.goto('/subscription/pay?plan=month');
  await atPayPal(page, /reviewed/);
  await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeFocused();
  await expect(pending(page)).toContainText('Premium, one month, $8.99');
  await expect(payButton(page)).toHaveCount(0);
  await expectAccessible(page, { widths: wideAndNarrow });

  await page.goto('/subscription');
  await expect(pending(page)).toBeVisible();
  await expect(toPayment(page)).toHaveCount(0);
  await checkAgain(page);
  await expect(
    page.getByText('PayPal has not confirmed your payment. Nothing is lost.').first(),
  ).toBeVisible();
  await paypal.complete();
  await checkAgain(page);
  await expect(page.getByText('Welcome to Premium', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/practice');
});

test('PayPal takes the money and never answers: Premium all the same, paid once', async ({
  page,
  signIn,
  paypal,
}) => {
  await signIn();
  await page.goto('/subscription/pay?plan=month');
  await paypal.fail('capture', 'silent-after');
  await welcomed(page, async () => {
    await atPayPal(page, /^Pay \$8\.99$/);
    await expect(page.getByText('Confirming your payment')).toBeVisible();
  });
  expect((await mine(page)).receipts).toHaveLength(1);
});

test('signing in on the way leads to a document that may run PayPal', async ({ page, context, signIn }) => {
  const username = await signIn();
  await context.clearCookies();
  await page.goto('/subscription/pay?plan=year');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/subscription/pay?plan=year');
  await expect(payButton(page)).toBeEnabled();
  await expectAccessible(page, { widths: wideAndNarrow });
});

test.describe('when something is in the way', () => {
  test.use({ allowedErrors: { patterns: [/status of (400|502)/, /net::ERR_FAILED/] } });

  test('an answer that is lost on its way to the page is asked for again', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/subscription/pay?plan=month');
    await page.route('/paypal/order/*/capture', (route) => route.abort());
    await atPayPal(page, /^Pay \$8\.99$/);
    await expect(pending(page)).toBeVisible();
    await page.unroute('/paypal/order/*/capture');
    await welcomed(page, () => checkAgain(page));
    expect((await mine(page)).receipts).toHaveLength(1);
  });

  test('without PayPal’s script there are two ways on', async ({ page, signIn }) => {
    await signIn();
    await page.route('**/web-sdk/v6/core', (route) => route.abort());
    await page.goto('/subscription/pay?plan=month');
    await expect(page.getByRole('alert')).toContainText('PayPal could not be loaded.');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Back to the plans' })).toBeVisible();
    await page.unroute('**/web-sdk/v6/core');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(payButton(page)).toBeEnabled();
  });

  test('an order that cannot be opened says why', async ({ page, signIn, paypal }) => {
    await signIn();
    await page.goto('/subscription/pay?plan=month');
    // Both times that the gateway asks.
    await paypal.fail('create', '500', 2);
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText(/PayPal cannot be reached right now/);
    await welcomed(page, () => atPayPal(page, /^Pay \$8\.99$/));
  });
});
