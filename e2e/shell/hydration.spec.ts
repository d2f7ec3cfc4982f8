import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { composer, log, startTalk } from '../practice/conversations.ts';

const lesson = '/lesson/truth-and-the-way-things-are';
const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', 'page');

/** Holds back scripts of this address until the result is called. */
async function holdScripts(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
const hostScript = '**/host.*.js';

test.describe('before any script has come', () => {
  test('a name and a password that were typed and sent sign in when it has', async ({
    page,
    signIn,
    context,
  }) => {
    const name = await signIn();
    await context.clearCookies();
    const release = await holdScripts(page, hostScript);
    await page.goto('/auth?next=%2Fdashboard', { waitUntil: 'commit' });
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(new URL(page.url()).searchParams.has('password')).toBe(false);
    release();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  test('what is being typed keeps its text, the focus and the caret', async ({ page }) => {
    const release = await holdScripts(page, hostScript);
    await page.goto('/auth?tab=register', { waitUntil: 'commit' });
    const field = page.getByLabel('Username');
    await field.pressSequentially('Priscila');
    await page.keyboard.press('ArrowLeft');
    release();
    await live(page);
    await page.keyboard.type('l');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Priscilla');
  });

  test('the menu of a phone opens when it has, and links work', async ({ page, signIn }) => {
    await signIn();
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page, hostScript);
    await page.goto(lesson, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.unroute(hostScript);

    const heldAgain = await holdScripts(page, hostScript);
    await page.goto(lesson, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'What Is Truth?' }).first().click();
    await expect(page).toHaveURL(/\/module\/what-is-truth$/);
    heldAgain();
  });

  test('the search opens when it has, and its keys and what is typed for it are not lost', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const release = await holdScripts(page, hostScript);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Search' }).click();
    release();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.unroute(hostScript);
    await page.setViewportSize({ width: 1280, height: 900 });

    const releaseAgain = await holdScripts(page, hostScript);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Search' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lost sheep');
    releaseAgain();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('lost sheep');
  });

  test('an answer that was chosen in a quiz counts, and is there after a reload', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const release = await holdScripts(page, hostScript);
    await page.goto(lesson, { waitUntil: 'commit' });
    const second = page.getByRole('radio').nth(1);
    await second.check();
    release();
    await live(page);
    await expect(second).toBeChecked();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.unroute(hostScript);
    await page.reload();
    await live(page);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  });

  test('a partner and a worldview that were chosen are what a conversation begins with', async ({
    page,
    signIn,
  }) => {
    await signIn({ premium: true });
    const release = await holdScripts(page, hostScript);
    await page.goto('/practice', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Muslim' }).check();
    release();
    await live(page);
    await expect(page.getByRole('radio', { name: 'Muslim' })).toBeChecked();
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await expect(page.getByRole('log')).toContainText(/muslim/i);
  });
});

test('a message that is being written in a conversation keeps its text, and is sent when scripts have come', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true });
  const { id } = await startTalk(page.request, 'atheist');
  const release = await holdScripts(page, hostScript);
  await page.goto(`/practice?conversation=${id}`, { waitUntil: 'commit' });
  const words = 'Why is there something rather than nothing?';
  await composer(page).fill(words);
  release();
  await live(page);
  await expect(composer(page)).toHaveValue(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page)).toContainText(words);
});

test('the frame is live while the page’s own scripts are on their way', async ({ page, signIn }) => {
  await signIn();
  const release = await holdScripts(page, '**/r/courses/**/page-lesson*.js');
  await page.goto(lesson, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-live', 'frame');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByText('Notice the verb.')).toBeVisible();
  const mark = page.getByRole('button', { name: 'Bookmark' });
  await mark.click();
  release();
  await expect(page.getByRole('button', { name: /bookmark/i })).toHaveAttribute('aria-pressed', 'true');
});

test('nothing moves when a lesson becomes live, wide or narrow, and the next page is set in the academy’s faces', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const width of [1280, 390]) {
    await page.context().clearCookies({ name: 'styles' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(lesson);
    await live(page);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 1_000);
        }),
    );
    expect(moved).toBeLessThanOrEqual(0.01);
  }
  await page.getByRole('link', { name: 'What Is Truth?' }).first().click();
  await expect(page).toHaveURL(/\/module\/what-is-truth$/);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Literata'))).toBe(true);
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`a reader in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('takes over days as they are told in UTC, and is told their own', async ({ page, signIn }) => {
      await signIn();
      for (const path of ['/reviews', '/dashboard', '/daily-review']) {
        await page.goto(path);
        await live(page);
      }
    });
  });
}

test('without JavaScript a lesson reads whole, and its passages are links', async ({
  browser,
  baseURL,
  signIn,
  context,
}) => {
  await signIn();
  const still = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    storageState: await context.storageState(),
  });
  const page = await still.newPage();
  await page.goto(lesson);
  await expect(page.getByRole('heading', { level: 1, name: 'Truth and the Way Things Are' })).toBeVisible();
  await expect(page.getByText('Notice the verb.')).toBeVisible();
  await page.getByRole('link', { name: 'John 18:37' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('John 18');
  await expect(page.getByText('testify to the truth').first()).toBeVisible();
  await still.close();
});

test('text that was there when scripts did not come can be read on, and left by its links', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.route('**/r/**/*.js', () => {});
  await page.goto(lesson, { waitUntil: 'commit' });
  await expect(page.getByText('Notice the verb.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
