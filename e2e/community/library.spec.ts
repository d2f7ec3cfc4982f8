import { expect, test } from '../fixtures.ts';

test('from a lesson to its shelf and back, at 390 px', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resources');
  const goesWith = page.getByText(/^Goes with/).first();
  const lesson = goesWith.getByRole('link').first();
  const title = (await lesson.textContent()) ?? '';
  await lesson.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const shelf = page.getByRole('region', { name: 'On the shelf' });
  const work = shelf.getByRole('link').first();
  const name = (await work.locator('cite').textContent()) ?? '-';
  await work.click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
