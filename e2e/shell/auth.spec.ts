import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.describe('refusals', () => {
  test.use({ allowedErrors: { patterns: [/status of 4\d\d/] } });

  test('a name that speaks for the academy is refused under its field', async ({ page }) => {
    await page.goto('/auth?tab=register');
    const register = async (name: string) => {
      await page.getByLabel('Username').fill(name);
      await page.getByLabel('Email').fill('someone@example.org');
      await page.getByLabel('Password', { exact: true }).fill('correct horse');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Username')).toBeFocused();
    };
    await register('Аnna');
    await expect(page.getByText('Username must keep to one alphabet')).toBeVisible();
    await register('Apologia Team');
    await expect(page.locator('form').getByText('Username is reserved: please choose another')).toBeVisible();
    await expectAccessible(page, { widths: wideAndNarrow });
  });
});

test('a notice leaves after five seconds, F8 reaches it and holds it, one is shown at a time', async ({
  page,
  signIn,
  context,
}) => {
  const name = await signIn();
  await context.clearCookies();
  // The page's time is the test's: a busy machine takes none of it away.
  await page.clock.install();
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const notice = page.locator('.toast');
  const region = page.locator('.toast-region');
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await notice.count()).toBe(1);
  }).toPass();
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  await expect(notice).toContainText('Welcome back!');
  // The region holds its notices while it has the keyboard.
  await page.clock.runFor(60_000);
  await expect(notice).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(4_500);
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(notice).toHaveCount(0);
});

test('the sign-in screen is never blank between its frame and its form', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { text: false, blank: false };
    Object.assign(window, { seen });
    const look = () => {
      const text = document.getElementById('root')?.textContent?.trim();
      if (text) seen.text = true;
      else if (seen.text) seen.blank = true;
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen);
  // The form's code comes late, as on a slow line.
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/page-auth.*.js', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect.poll(seen).toEqual({ text: true, blank: false });
  goOn();
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await seen()).toEqual({ text: true, blank: false });
});
