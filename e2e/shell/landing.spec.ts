import { expect, test } from '../fixtures.ts';

test('the catalogue has five tabs for mouse and keyboard', async ({ page }) => {
  await page.goto('/');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(5);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('What Is Truth?');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('Premium');
});

test('every invitation to begin leads to joining, and a course to what may be read of it', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['Get Started Free', 'Start Learning Today']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/auth?tab=register');
  }
  await page.getByRole('link', { name: 'What Is Truth?' }).click();
  await expect(page).toHaveURL('/module/what-is-truth');
  await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible();
});

test('an empty tab and a catalogue on its way are said in words', async ({ page }) => {
  let answer: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(id="boot">).*?(<\/script>)/s, '$1{"composition":"x","remotes":{},"data":[]}$2'),
    });
  });
  await page.route('**/api/public/catalog', async (route) => {
    await asked;
    await route.fulfill({
      json: { apologetics: [], theology: [], 'bible-study': [], hermeneutics: [], 'world-religions': [] },
    });
  });
  await page.goto('/');
  await expect(page.getByText('Loading courses...').first()).toBeVisible();
  answer();
  await expect(page.getByText('Coming soon...').first()).toBeVisible();
});

test('the page reads without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  for (const name of [
    'What is Apologia?',
    'The Scriptures',
    'The One True God',
    'Salvation Through Christ',
    'The Great Commission',
    'Why Apologia?',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Read Reviews & Share Your Experience' })).toHaveAttribute(
    'href',
    '/reviews',
  );
  await context.close();
});

test('what the sign-in screen needs comes once the page is at rest', async ({ page }) => {
  const host = page.waitForRequest(/\/host\.\w+\.js$/);
  await page.goto('/');
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  await host;
});
