import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const lesson = '/lesson/truth-and-the-way-things-are';
const link = (page: Page) => page.locator('.prose').getByRole('link', { name: 'Ephesians 4:25' });
/** Waits until the page answers and its faces are there: nothing moves under what is measured then. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
  await page.evaluate(() => document.fonts.ready);
}
const field = (page: Page) => page.getByRole('combobox', { name: 'Search lessons, modules and Scripture' });

test('a passage opens over its lesson by keyboard, with its chapter, and gives focus back', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(lesson);
  await settled(page);
  await link(page).focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Ephesians 4:25' });
  await expect(panel.getByRole('heading', { name: 'Ephesians 4:25' })).toBeFocused();
  await expect(panel).toContainText('speak truth each one with his neighbor');
  await expect(panel).toContainText('World English Bible, public domain');
  await expect(panel).not.toContainText('Be angry, and don’t sin');
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Show the chapter' }).press('Enter');
  await expect(panel).toContainText('Be angry, and don’t sin');
  await expect(panel.locator('mark').first()).toBeInViewport();
  await expect(panel.locator('mark').first()).toBeFocused();
  await expectAccessible(page);

  await panel.getByRole('link', { name: 'Next chapter Ephesians 5' }).press('Enter');
  const next = page.getByRole('dialog', { name: 'Ephesians 5' });
  await expect(next.getByRole('heading', { name: 'Ephesians 5' })).toBeFocused();
  await next.getByRole('link', { name: 'Back to Ephesians 4:25' }).press('Enter');
  await expect(panel.getByRole('heading', { name: 'Ephesians 4:25' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(page).toHaveURL(new RegExp(`${lesson}$`));
});

test('with Ctrl a link to a passage is a link', async ({ page, signIn, context }) => {
  await signIn();
  await page.goto(lesson);
  const opened = context.waitForEvent('page');
  await link(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/scripture\?ref=Ephesians%204%3A25$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone the panel comes from below and leaves by a tap beside it', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(lesson);
  await settled(page);
  await link(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link(page).click();
  const panel = page.getByRole('dialog', { name: 'Ephesians 4:25' });
  await panel.getByRole('button', { name: 'Show the chapter' }).click();
  await expect(panel).toContainText('Be angry, and don’t sin');
  await expect(async () => {
    const box = await panel.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    expect(box?.height).toBeLessThanOrEqual(844 * 0.85 + 1);
  }).toPass();
  // The page behind stays.
  await page.mouse.move(195, 40);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expectAccessible(page);
  await page.mouse.click(195, 40);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link(page)).toBeFocused();
});

test('Ctrl+K finds words as they are typed; the arrows choose, Enter opens, Escape returns', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('lost sheep');
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(options.first()).toContainText('lost');
  await expect(options.first().locator('mark').first()).toBeVisible();
  await expectAccessible(page);

  // What stands first may be of a part of the words still.
  const luke = options.filter({ hasText: 'Luke 15:4' });
  await expect(luke).toHaveCount(1);
  const count = await options.count();
  for (let i = 0; i < count && (await luke.getAttribute('aria-selected')) !== 'true'; i++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await luke.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Luke 15:4' });
  await expect(panel).toContainText('ninety-nine in the wilderness');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a locked lesson that is found is marked and shows nothing of its text', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await field(page).fill('one god tawhid');
  const locked = page.getByRole('group', { name: 'Best results' }).getByRole('option', { name: /Tawhid/ });
  await expect(locked).toContainText('Locked');
  await expect(locked).toContainText('Premium');
  await expect(locked.locator('mark')).toHaveCount(0);
  await expectAccessible(page);
  await locked.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Content' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page of a passage comes with its chapter and asks for nothing', async ({ page, signIn }) => {
  await signIn();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The bell asks for itself, once the page is live, and so do the learner's notes.
    const isOwn = pathname === '/api/notices' || pathname === '/api/notes/in';
    if (pathname.startsWith('/api/') && !isOwn) asked.push(pathname);
  });
  await page.goto('/scripture?ref=John%208%3A32');
  await expect(page.getByRole('heading', { level: 1, name: 'John 8:32' })).toBeVisible();
  await expect(page).toHaveTitle('John 8:32 · Apologia');
  const marked = page.getByRole('main').locator('mark');
  await expect(marked).toContainText('You will know the truth');
  await expect(marked).toBeInViewport();
  expect(asked).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Next chapter John 9' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'John 9' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without a passage the page lists the books', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/scripture');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(66);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Psalms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 1', exact: true })).toBeFocused();
});

test('who types at once loses no letter', async ({ page, signIn }) => {
  await signIn();
  for (let visit = 0; visit < 5; visit++) {
    await page.goto('/dashboard');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lost sheep', { delay: 5 * visit });
    await expect(field(page)).toHaveValue('lost sheep');
  }
});

test('what is typed before the search is there is not lost', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  // Its code comes late.
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/search\..*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lost she', { delay: 30 });
  goOn();
  await expect(field(page)).toHaveValue('lost she');
  await page.keyboard.type('ep');
  await expect(field(page)).toHaveValue('lost sheep');
  await expect(page.getByRole('option').filter({ hasText: 'Luke 15' }).first()).toBeVisible();
});
