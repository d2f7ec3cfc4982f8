import { expect, test } from '../fixtures.ts';

test('on a phone a newcomer has question, lesson and goal in sight at once, and the lesson by two keys', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const start = main.getByRole('link', { name: 'Start Learning' }).first();
  for (const part of [
    main.getByRole('heading', { name: 'Does Truth Exist?' }),
    start,
    main.getByRole('combobox', { name: 'Goal' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await main.focus();
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  const started = page.waitForResponse((response) => response.url().endsWith('/start'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Truth and the Way Things Are' })).toBeVisible();

  // Who has opened a lesson is led back to it.
  await started;
  await page.goto('/dashboard');
  const resume = page.getByRole('region', { name: 'Truth and the Way Things Are' });
  await expect(resume.getByRole('link', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
});
