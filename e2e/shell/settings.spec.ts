import { type APIRequestContext, type Page, request } from '@playwright/test';
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

/** Signs the learner in once more, in a browser of their own that has no page. */
async function elsewhere(baseURL: string | undefined, username: string): Promise<APIRequestContext> {
  const context = await request.newContext({
    baseURL: baseURL ?? '',
    userAgent: firefoxOnAndroid,
    extraHTTPHeaders: { 'cf-ipcountry': 'GR', origin: baseURL ?? '' },
  });
  const reply = await context.post('/api/auth/login', { data: { username, password } });
  expect(reply.status()).toBe(200);
  return context;
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
    await expect(page.getByText('Settings', { exact: true }).filter({ visible: true })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await link.click();
  await expect(page).toHaveURL('/settings');
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

test('sign-ins tell browser and country, and are ended one by one or all at once', async ({
  page,
  signIn,
  baseURL,
}) => {
  const name = await signIn();
  const one = await elsewhere(baseURL, name);
  const two = await elsewhere(baseURL, name);
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
    const document = await other.get('/settings', { headers: { accept: 'text/html' } });
    expect(document.url()).toMatch(/\/auth\?next=%2Fsettings/);
    await other.dispose();
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
