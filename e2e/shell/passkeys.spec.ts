import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { addAuthenticator } from '../authenticator.ts';
import { expect, test } from '../fixtures.ts';
import { removePasskeysOf } from '../learners.ts';

const password = 'correct horse';
const section = (page: Page) => page.locator('#passkeys');

/** Adds a passkey on the page of settings, and calls it something. */
async function addPasskey(page: Page, name: string) {
  await page.goto('/settings');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await section(page).getByLabel('Current password', { exact: true }).fill(password);
  await section(page).getByRole('button', { name: 'Continue' }).click();
  const field = section(page).getByLabel('Name of the passkey');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Chrome on Linux');
  await field.fill(name);
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page).getByText(name, { exact: true })).toBeVisible();
}

const isSettings = (url: URL) => url.pathname === '/settings';

/** Opens the sign-in page, on which passkeys are offered once it is at rest. */
async function openSignIn(page: Page) {
  const offered = page.waitForResponse('**/api/auth/passkeys/sign-in-options');
  await page.goto('/auth?next=/settings');
  await offered;
}

test('a passkey is added, named, signs in by button and by autofill, and is removed', async ({
  page,
  signIn,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn();
  const authenticator = await addAuthenticator(page);
  await addPasskey(page, 'My telephone');
  expect(await authenticator.credentials()).toHaveLength(1);

  // Offered and not chosen, it signs nobody in.
  await authenticator.setPresent(false);
  await context.clearCookies();
  await openSignIn(page);
  await expect(page).toHaveURL(/\/auth/);
  await authenticator.setPresent(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(isSettings);
  await expect(page.getByText('Login successful').first()).toBeVisible();

  // Chosen where the browser offers it, it needs no button.
  await context.clearCookies();
  await page.goto('/auth?next=/settings');
  await expect(page).toHaveURL(isSettings);

  await page.goto('/settings');
  await expect(section(page).getByText(/Last used/)).toBeVisible();

  const change = page.locator('#password');
  await change.getByRole('button', { name: 'Change password' }).click();
  await change.getByLabel('New password').fill('another horse of a colour');
  await change.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByText('Your password is changed').first()).toBeVisible();

  await section(page).getByRole('button', { name: 'Remove My telephone' }).click();
  await section(page).getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(section(page).getByText('My telephone', { exact: true })).toHaveCount(0);
  await expect(section(page).getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  const trail = page.locator('#security');
  for (const entry of ['Passkey added', 'Passkey renamed', 'Passkey removed']) {
    await expect(trail.getByText(entry)).toBeVisible();
  }
});

test.describe('refusals', () => {
  test.use({ allowedErrors: { patterns: [/status of 4\d\d/] } });

  test('adding, naming and removing are done by keyboard, and a wrong password is told under its field', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await signIn();
    await addAuthenticator(page);
    await page.goto('/settings');
    await section(page).getByRole('button', { name: 'Add a passkey' }).focus();
    await page.keyboard.press('Enter');
    const field = section(page).getByLabel('Current password', { exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section(page).getByText('Please enter your password')).toBeVisible();
    await expectAccessible(page, { part: '#passkeys', widths: wideAndNarrow });
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await expect(section(page).getByText('That is not your password')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(section(page).getByRole('button', { name: 'Add a passkey' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(section(page).getByText('Your passkey is ready.')).toBeVisible();
    await expectAccessible(page, { part: '#passkeys', widths: wideAndNarrow });
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(section(page).getByText('Please give the passkey a name')).toBeVisible();
    await page.keyboard.type('Key ring');
    await page.keyboard.press('Enter');
    const rename = section(page).getByRole('button', { name: 'Rename Key ring' });
    await expect(rename).toBeFocused();
    await expectAccessible(page, { part: '#passkeys', widths: wideAndNarrow });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(section(page).getByRole('button', { name: 'Remove Key ring' })).toBeFocused();
  });

  test('a passkey that the academy does not know, and an owner who is not recognised, are told below the button', async ({
    page,
    signIn,
    context,
  }) => {
    const name = await signIn();
    const authenticator = await addAuthenticator(page);
    await addPasskey(page, 'Lost');
    await authenticator.setPresent(false);
    await context.clearCookies();
    await openSignIn(page);
    await authenticator.setPresent(true);
    await authenticator.setVerified(false);
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await button.click();
    await expect(page.getByText('No passkey was used.')).toBeVisible();
    await expectAccessible(page, { widths: wideAndNarrow });
    await removePasskeysOf(name);
    await authenticator.setVerified(true);
    await button.click();
    await expect(page.getByText('This passkey opens no account here.')).toBeVisible();
    // The browser was told to forget it.
    await expect.poll(async () => (await authenticator.credentials()).length).toBe(0);
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(isSettings);
  });
});
