import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Follows a link of the sidebar whose page's code is held back. @returns how to let it come */
async function follow(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/page-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Academy' }).getByRole('link', { name }).click();
  return resolve;
}

for (const width of [1280, 390]) {
  test(`at ${width} pixels the outline of a page has its title where it will be, as high as it will be`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Systematic Theology', 'Questions You Follow', 'Resource Library']) {
      await page.goto('/subscription');
      await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
      if (width === 390) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      const release = await follow(page, name);
      const outline = await page.locator('[data-title]').boundingBox();
      release();
      const title = await page.getByRole('heading', { level: 1, name }).boundingBox();
      expect(outline?.y, `${name}: top`).toBeCloseTo(title?.y ?? 0, 0);
      expect(outline?.x, `${name}: left`).toBeCloseTo(title?.x ?? 0, 0);
      expect(outline?.height, `${name}: height`).toBeCloseTo(title?.height ?? 0, 0);
      await page.unroute(/\/page-.*\.js$/);
    }
  });
}

test('the sections of the settings have their sizes before their data is there', async ({ page, signIn }) => {
  const name = await signIn();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/subscription');
    await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/api\//, async (route) => {
      await promise;
      await route.continue();
    });
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    if (width === 390) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await page.getByRole('link', { name: `${name}, settings` }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Passkeys' })).toBeAttached();
    release();
    await expect(page.getByText('example.org')).toBeVisible();
    await expect(page.locator('main [class*="Skeleton"]')).toHaveCount(0);
    const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, one) => sum + one, 0),
      `${width}`,
    ).toBeLessThan(0.02);
    await page.unroute(/\/api\//);
  }
});
