import { expect, test } from '../fixtures.ts';

test('Ctrl+B collapses the sidebar, a cookie keeps it for seven days, and nothing jumps on reload', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const sidebar = page.getByRole('navigation').first();
  const width = async () => (await page.getByRole('main').boundingBox())?.x ?? 0;
  expect(await width()).toBe(320);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(64);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_800 - 60);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(604_800);
  await page.reload();
  await expect.poll(width).toBe(64);
  await expect(sidebar).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 300);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test('on a phone the sidebar is a sheet that leaves when a page is chosen', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /sidebar|navigation|menu/i }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBeCloseTo(288, 0);
  await sheet.getByRole('link', { name: 'World Religions' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'World Religions' })).toBeVisible();
});

test('on a phone a bar at the foot leads to what one comes for', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hermeneutics');
  const bar = page.getByRole('navigation', { name: 'Main places' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(bar.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
  for (const [name, heading] of [
    ['Home', 'Welcome Back'],
    ['Learn', 'Apologetics Foundations'],
    ['Review', /review/i],
    ['Practice', 'AI Discussion Practice'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(title).toHaveText(heading);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  const last = page.getByRole('main').getByRole('heading').last();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const foot = (await bar.boundingBox())?.y ?? 0;
  await expect(last).toBeInViewport({ ratio: 1 });
  expect((await last.boundingBox())?.y, 'the end of the page is above the bar').toBeLessThan(foot);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(bar).toHaveCount(0);
});

test('the theme is light until it is changed, and stays changed without a flash', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard');
  const root = page.locator('html');
  await expect(root).toHaveClass(/light/);
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  // Held before the host's script can run: what paints first is dark already.
  await page.route('**/host.*.js', () => {});
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(root).toHaveClass(/dark/);
  await page.unroute('**/host.*.js');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the service worker stands at the root and answers when the line is down', async ({
    page,
    context,
    allowedErrors,
  }) => {
    allowedErrors.patterns.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe('/');
    await page.reload();
    await context.setOffline(true);
    await page.goto('/reviews');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline/i);
    await context.setOffline(false);
    await page.getByRole('link', { name: /again/i }).click();
    await expect(page.getByRole('heading', { name: /review/i }).first()).toBeVisible();
  });
});
