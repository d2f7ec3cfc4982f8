import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Judges what is in view: no violations in light and dark, wide and narrow, and nothing past the edge. */
export async function expectSound(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['light', 'dark']) {
      await show(page, theme);
      const axe = new AxeBuilder({ page });
      // The theme changes colours and nothing else.
      const { violations } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
      expect(found, `${width} ${theme}`).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width}: nothing reaches past the edge`).toBeLessThanOrEqual(0);
  }
}

/** Changes the theme and waits for the change to be over: colours are judged at rest. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(chosen);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
}
