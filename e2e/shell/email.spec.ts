import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { linkIn, mailTo } from '../mail.ts';

test.use({ viewport: { width: 390, height: 844 } });

let count = 0;
/** Registers past the form. @returns the name and the address */
async function register(page: Page) {
  const name = `mail${process.pid}x${Date.now() % 1_000_000}x${count++}`;
  const email = `${name}@example.org`;
  const registered = await page.request.post('/api/auth/register', {
    headers: { origin: process.env.ACADEMY_URL ?? '' },
    data: { username: name, email, password: 'correct horse' },
  });
  expect(registered.status()).toBe(200);
  return { name, email };
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, name: string) {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      return (
        at?.getAttribute('aria-label') ??
        (at as HTMLInputElement | null)?.labels?.[0]?.textContent ??
        at?.textContent
      );
    });
    if (focused?.trim() === name) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}

test('a forgotten password is replaced by keyboard, with the link of the real mail', async ({
  page,
  context,
}) => {
  const { name, email } = await register(page);
  await context.clearCookies();
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
  await tabTo(page, 'Forgotten your password?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/forgot$/);
  await expect(page.getByRole('heading', { name: 'Forgotten your password?' })).toBeFocused();
  await expectAccessible(page, { widths: wideAndNarrow });
  await tabTo(page, 'Email');
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').clear();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  await expectAccessible(page, { widths: wideAndNarrow });

  const link = linkIn(await mailTo(email, 'A new password for Apologia'));
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
  await expectAccessible(page, { widths: wideAndNarrow });
  await tabTo(page, 'New password');
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type(' but longer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Your password is changed').first()).toBeVisible();
  await mailTo(email, 'Your password was changed');

  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('short but longer');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('links that are over', () => {
  test.use({ allowedErrors: { patterns: [/status of 410/] } });

  test('a link that was used says so, and leads to a new one', async ({ page, context }) => {
    const { email } = await register(page);
    await context.clearCookies();
    await page.goto('/auth/forgot');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const link = linkIn(await mailTo(email, 'A new password for Apologia'));
    const use = async () => {
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill('another horse');
      await page.getByRole('button', { name: 'Set the password' }).click();
    };
    await use();
    await expect(page).toHaveURL(/\/dashboard$/);
    await use();
    await expect(page.getByRole('heading', { name: 'This link is over' })).toBeFocused();
    // The secret is out of the address.
    await expect(page).toHaveURL(/\/auth\/reset$/);
    await expectAccessible(page, { widths: wideAndNarrow });
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(page).toHaveURL(/\/auth\/forgot$/);
  });
});

test('an address is confirmed by the link of its mail, and settings show it', async ({ page }) => {
  const { email } = await register(page);
  await page.goto('/settings#email');
  const section = page.getByRole('region', { name: 'Email' });
  await expect(section.getByText('Not confirmed yet.')).toBeVisible();
  await page.goto(linkIn(await mailTo(email, 'Confirm your address for Apologia')));
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
  await expectAccessible(page, { widths: wideAndNarrow });
  await tabTo(page, 'Confirm this address');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  await expectAccessible(page, { widths: wideAndNarrow });
  await page.getByRole('link', { name: 'Go on learning' }).click();
  await page.goto('/settings#email');
  await expect(section.getByText('Confirmed. We write to you here.')).toBeVisible();
});

test.describe('a change of address', () => {
  test.use({ allowedErrors: { patterns: [/status of 400/] } });

  test('takes the password, waits for the link at the new address, and can be taken back', async ({
    page,
  }) => {
    const { email } = await register(page);
    await page.goto(linkIn(await mailTo(email, 'Confirm your address for Apologia')));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'Email' });
    const ask = async (address: string, password: string) => {
      await section.getByLabel('New email').fill(address);
      await section.getByLabel('Current password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    };
    await section.getByRole('button', { name: 'Change email' }).focus();
    await page.keyboard.press('Enter');
    await expect(section.getByLabel('New email')).toBeFocused();
    await expectAccessible(page, { widths: wideAndNarrow });
    await ask(`first.${email}`, 'wrong horse');
    await expect(section.getByText('That is not your password')).toBeVisible();
    await expect(section.getByLabel('Current password', { exact: true })).toBeFocused();
    await ask(`first.${email}`, 'correct horse');
    await expect(section.getByText(`first.${email} takes its place`)).toBeVisible();
    await expect(section.getByRole('button', { name: 'Change email' })).toBeFocused();
    await expectAccessible(page, { widths: wideAndNarrow });
    await mailTo(email, 'Somebody wants to change the address of your account');
    await section.getByRole('button', { name: 'Keep the present address' }).click();
    await expect(section.getByText('takes its place')).toBeHidden();
    await expect(section.getByRole('button', { name: 'Change email' })).toBeFocused();

    await page.keyboard.press('Enter');
    await ask(`second.${email}`, 'correct horse');
    await page.goto(linkIn(await mailTo(`second.${email}`, 'Confirm your new address for Apologia')));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText(`second.${email}`)).toBeVisible();
    await mailTo(email, 'The address of your account was changed');
    await page.goto('/settings');
    await expect(section.getByText(`second.${email}`)).toBeVisible();
    await expect(section.getByText('Confirmed. We write to you here.')).toBeVisible();
  });
});
