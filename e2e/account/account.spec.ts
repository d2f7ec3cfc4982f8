import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.use({ allowedErrors: { patterns: [/status of 40[01]/] } });

const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', 'page');
const password = (page: Page) => page.getByLabel('Current password', { exact: true });

test('all that is kept of a learner is downloaded in one file, once the password is right', async ({
  page,
  signIn,
}, testInfo) => {
  const name = await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings#your-data');
  await live(page);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is not your password')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expectAccessible(page, { part: '#your-data', widths: wideAndNarrow });

  await password(page).fill('correct horse');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^apologia-\d{4}-\d\d-\d\d\.json$/);
  const file = testInfo.outputPath('download.json');
  await download.saveAs(file);
  const { tables } = JSON.parse(await readFile(file, 'utf8'));
  expect(tables.learners.rows).toMatchObject([{ username: name }]);
  await expect(page.getByRole('status').filter({ hasText: 'on its way to your downloads' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeFocused();
});

test('an account is deleted by keyboard on a phone, and nothing of it is left in any tab', async ({
  page,
  context,
  signIn,
}) => {
  const name = await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  const other = await context.newPage();
  await other.goto('/scripture');
  await live(other);
  await other.evaluate(() => sessionStorage.setItem('answer:1', 'half an answer'));
  await page.goto('/settings');
  await live(page);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  for (const words of ['What goes, at once', 'What stays, and why']) {
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Delete my account', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(password(page)).toBeFocused();
  // Escape changes nothing, and leads back to the button.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete my account', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page, { part: '#delete-account', widths: wideAndNarrow });
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Enter');

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/account-deleted$/);
    await expect(tab.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    expect(await tab.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }
  await expectAccessible(page, { widths: wideAndNarrow });
  expect((await context.cookies()).filter((cookie) => cookie.name === 'apologia_session')).toEqual([]);
  // Nor does the way back lead to the pages of the account.
  await page.goBack();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.goto('/auth');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
});
