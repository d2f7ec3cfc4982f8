import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, allowedErrors: { patterns: [/status of 40[01]/] } });

const password = 'correct horse';
const firefoxOnAndroid = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0';

/** The part of the page under a heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const notice = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const trail = (page: Page) => section(page, 'What has happened').getByRole('listitem');

/** Presses a button by keyboard, as whoever has reached it does. */
async function pressKey(page: Page, region: string, button: string | RegExp): Promise<void> {
  await section(page, region).getByRole('button', { name: button }).press('Enter');
}

/** Signs the learner in once more, in a browser of their own. */
async function elsewhere(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({
    userAgent: firefoxOnAndroid,
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { 'cf-ipcountry': 'GR' },
  });
  const page = await context.newPage();
  await page.goto('/auth?next=/theology');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/theology');
  return page;
}

test('the settings are reached from the sheet of a phone and from the folded sidebar', async ({
  page,
  signIn,
}) => {
  const name = await signIn();
  await page.goto('/resources');
  await page.getByRole('button', { name: 'Toggle sidebar' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `${name}, settings` })
    .press('Enter');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/resources');
  const link = page.getByRole('complementary').getByRole('link', { name: `${name}, settings` });
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
  const box = await link.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(40);
  expect(box?.height).toBeGreaterThanOrEqual(40);
  // What names the icons comes once the sidebar is folded.
  await expect(async () => {
    await page.mouse.move(600, 400);
    await link.hover();
    await expect(page.getByText('Settings', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await link.click();
  await expect(page).toHaveURL('/settings');
});

test('the first data of the settings comes with their document', async ({ page, signIn }) => {
  const name = await signIn();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/settings');
  await expect(section(page, 'Your name')).toContainText(name);
  await expect(section(page, 'Where you are signed in')).toContainText('This browser');
  await expect(section(page, 'Your plan')).toContainText('Free');
  await expect(section(page, 'Certificates')).toContainText('None yet.');
  // The bell asks for itself, once the page is live.
  expect(calls.filter((path) => /^\/api\/(?!beacon|notices$)/.test(path))).toEqual([]);
});

test('a username is changed by keyboard, and what is wrong stands below its field', async ({
  page,
  signIn,
}) => {
  const name = await signIn();
  await page.goto('/settings');
  await pressKey(page, 'Your name', 'Change username');
  const field = section(page, 'Your name').getByLabel('New username');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(name);
  await field.fill('Admin');
  await page.keyboard.press('Enter');
  const proof = section(page, 'Your name').getByLabel('Current password');
  await expect(proof).toBeFocused();
  await expect(proof).toHaveAccessibleDescription('Please enter your password');
  await proof.fill(password);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Username is reserved: please choose another');
  await expectAccessible(page);

  const renamed = `${name}-renamed`;
  await field.fill(renamed);
  await proof.fill('not this one');
  await page.keyboard.press('Enter');
  await expect(proof).toBeFocused();
  await expect(proof).toHaveAccessibleDescription('That is not your password');
  await proof.fill(password);
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText(`You are ${renamed} now`);
  await expect(section(page, 'Your name').getByRole('button', { name: 'Change username' })).toBeFocused();
  await expect(trail(page).first()).toContainText('Username changed');
  await page.reload();
  await expect(section(page, 'Your name')).toContainText(renamed);
});

test('Escape leaves a form and gives the focus back', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/settings');
  await pressKey(page, 'Password', 'Change password');
  await expect(section(page, 'Password').getByLabel('Current password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(section(page, 'Password').getByRole('button', { name: 'Change password' })).toBeFocused();
});

test('a new password ends sign-ins elsewhere, whose pages lead quietly back', async ({
  page,
  signIn,
  browser,
}) => {
  const name = await signIn();
  const other = await elsewhere(browser, name);
  await page.goto('/settings');
  await pressKey(page, 'Password', 'Change password');
  await page.keyboard.type(password);
  await section(page, 'Password').getByLabel('New password').fill('short');
  await page.keyboard.press('Enter');
  const field = section(page, 'Password').getByLabel('New password');
  await expect(field).toHaveAccessibleDescription('Password must be at least 8 characters');
  await expect(field).toBeFocused();
  await field.fill('battery staple');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Your password is changed');
  await expect(trail(page).first()).toContainText('Password changed');
  await expect(section(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1);

  await other.getByRole('complementary').getByRole('link', { name: 'Resource Library' }).click();
  await other.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click();
  await other.getByLabel('Username').fill(name);
  await other.getByLabel('Password', { exact: true }).fill('battery staple');
  await other.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(other).toHaveURL('/resources');
  await other.context().close();
});

test('sign-ins tell browser and country, and are ended one by one or all at once', async ({
  page,
  signIn,
  browser,
}) => {
  const name = await signIn();
  const one = await elsewhere(browser, name);
  const two = await elsewhere(browser, name);
  await page.goto('/settings');
  const rows = section(page, 'Where you are signed in').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('This browser');
  await expect(rows.nth(1)).toContainText('Firefox on Android, Greece');
  await expectAccessible(page);
  await expect(trail(page).first()).toContainText('Signed in');
  await expect(trail(page).first()).toContainText('Firefox on Android, Greece');

  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out Firefox on Android/ })
    .press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  await pressKey(page, 'Where you are signed in', 'Sign out everywhere else');
  await expect(rows).toHaveCount(1);
  for (const other of [one, two]) {
    await other.goto('/settings');
    await expect(other).toHaveURL(/\/auth\?next=%2Fsettings/);
    await other.context().close();
  }

  await pressKey(page, 'Where you are signed in', 'Sign out everywhere');
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(
    section(page, 'Where you are signed in').getByRole('button', { name: 'Sign out everywhere' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('colours, text size and motion are chosen by keyboard and are there before the first paint', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/settings');
  const look = section(page, 'Appearance');
  const html = page.locator('html');
  await look.getByRole('radio', { name: 'Light' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(html).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(look.getByRole('radio', { name: 'Light' })).toBeChecked();

  await look.getByRole('radio', { name: 'Large', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await look.getByRole('radio', { name: 'As little as possible' }).press('Space');
  await look.getByRole('radio', { name: 'As your device' }).first().check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveClass(/light/);
  await expectAccessible(page);

  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/settings', '/theology']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(html).toHaveCSS('font-size', '20px');
    await expect(html).toHaveAttribute('data-live', 'page');
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.1);
  }
  const link = page.getByRole('main').getByRole('link').first();
  expect(await link.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(
    /^(0\.001s(, )?)+$/,
  );
  await page.goto('/settings');
  await expect(look.getByRole('radio', { name: 'Largest' })).toBeChecked();
  await expect(look.getByRole('radio', { name: 'As little as possible' })).toBeChecked();
});

test('the study goal is the dashboard’s', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/settings');
  const goal = page.getByRole('combobox', { name: /I mean to study/ });
  const saved = page.waitForResponse('**/api/study/goal');
  await goal.selectOption('5 days a week');
  await saved;
  await section(page, 'Your plan').getByRole('link', { name: 'What Premium adds' }).press('Enter');
  await expect(page).toHaveURL('/subscription');
  await page.goto('/dashboard');
  await expect(page.getByRole('combobox', { name: 'Goal' })).toHaveValue('5');
});

test('a name that was being typed is there again after an expired sign-in', async ({
  page,
  signIn,
  context,
}) => {
  const name = await signIn();
  await page.goto('/settings');
  await pressKey(page, 'Your name', 'Change username');
  const field = section(page, 'Your name').getByLabel('New username');
  await field.fill(`${name}-again`);
  await section(page, 'Your name').getByLabel('Current password').fill(password);
  await context.clearCookies();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Please sign in to continue.');
  await notice(page).getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/settings');
  await expect(field).toHaveValue(`${name}-again`);
  await expect(section(page, 'Your name').getByLabel('Current password')).toHaveValue('');
});
