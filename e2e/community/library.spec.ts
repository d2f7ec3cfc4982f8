import { expect, test } from '../fixtures.ts';

test('from a lesson to its shelf and back, at 390 px', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resources');
  const rows = page.getByRole('region', { name: 'The shelf' }).getByRole('listitem');
  // Six rows of two lines stand where one whole entry did.
  expect((await rows.first().boundingBox())?.height).toBeLessThan(80);
  const row = rows.filter({ hasText: 'Goes with' }).first();
  await row.locator('summary').click();
  const goesWith = row.getByText(/^Goes with/);
  await expect(goesWith).toBeVisible();
  // The search and the filters stay within reach.
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeInViewport();
  const lesson = goesWith.getByRole('link').first();
  const title = (await lesson.textContent()) ?? '';
  await lesson.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const shelf = page.getByRole('region', { name: 'On the shelf' });
  const work = shelf.getByRole('link').first();
  const name = (await work.locator('cite').textContent()) ?? '-';
  await work.click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('details[open]').getByRole('heading', { name })).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
