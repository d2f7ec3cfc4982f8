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

test('signing in leads to the page that was asked for', async ({ page, signIn, context }) => {
  const name = await signIn();
  await context.clearCookies();
  await page.goto('/module/what-is-truth');
  await expect(page).toHaveURL(/\/auth\?next=%2Fmodule%2Fwhat-is-truth$/);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/module\/what-is-truth$/);
  await expect(page.getByText('Login successful').first()).toBeVisible();
});

test('a notice leaves after five seconds, F8 reaches it, one is shown at a time', async ({
  page,
  signIn,
  context,
}) => {
  const name = await signIn();
  await context.clearCookies();
  // Timed where it happens: a busy machine tells of it late.
  await page.addInitScript(() => {
    const noted: Record<string, number> = {};
    Object.assign(window, { noted });
    const note = (what: string) => {
      noted[what] ??= performance.now();
    };
    new MutationObserver(() => {
      if (document.querySelector('.toast')) note('shown');
      else if (noted.shown) note('gone');
    }).observe(document, { childList: true, subtree: true });
    const isRegion = ({ target }: Event) => target instanceof Element && target.matches('.toast-region');
    addEventListener('focusin', (event) => isRegion(event) && note('focused'));
    addEventListener('focusout', (event) => isRegion(event) && note('left'));
  });
  await page.goto('/auth');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const notice = page.locator('.toast');
  const region = page.locator('.toast-region');
  await expect(notice).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  await expect(notice).toContainText('Welcome back!');
  // The region holds its notices while it has the keyboard.
  await page.waitForTimeout(3_000);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(notice).toHaveCount(0);
  const { shown, focused, left, gone } = await page.evaluate(() => Reflect.get(window, 'noted'));
  expect(left - focused).toBeGreaterThan(2_500);
  const seen = focused - shown + gone - left;
  expect(seen).toBeGreaterThan(4_000);
  expect(seen).toBeLessThan(9_000);
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
  // The form's code comes late, as on a slow line.
  await page.route('**/page-auth.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    text: true,
    blank: false,
  });
});
