import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', 'page');

/** The scripts of the library's page that were asked for. */
function watchLibrary(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('page-resources')) asked.push(request.url());
  });
  return asked;
}
const toLibrary = (page: Page) => page.getByRole('link', { name: 'Resource Library', exact: true });

test('the code of a page is loaded when a link to it is pointed at', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await live(page);
  const asked = watchLibrary(page);
  await toLibrary(page).hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('where data is saved nothing is loaded ahead, and links work', async ({ page, signIn }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await signIn();
  await page.goto('/dashboard');
  await live(page);
  const asked = watchLibrary(page);
  await toLibrary(page).hover();
  await toLibrary(page).focus();
  // What the next page is set in is not fetched either, a second after the page has come to rest.
  await page.clock.runFor(2_000);
  expect(asked).toEqual([]);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  await toLibrary(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Library' })).toBeVisible();
});

test('going back leads to where the reader was', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/lesson/truth-and-the-way-things-are');
  await live(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('link', { name: 'John 18:37' }).last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Notice the verb.')).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
});
