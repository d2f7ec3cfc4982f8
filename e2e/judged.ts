import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Judging {
  /** A part of the page alone. */
  part?: string;
  /** Widths to judge it at; without them it is judged as it stands. */
  widths?: readonly number[];
}

/** Judges what is in view: nothing that axe objects to, in the light or the dark, and nothing past the edge. */
export async function expectSound(page: Page, { part, widths = [0] }: Judging = {}): Promise<void> {
  for (const width of widths) {
    if (width) await page.setViewportSize({ width, height: 900 });
    // The theme changes colours and nothing else.
    for (const theme of ['dark', 'light']) {
      await show(page, theme);
      // In the page itself: it has no frames, for whose sake the other mode opens a page for each judgement.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      if (part) axe.include(part);
      const { violations } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}`),
      );
      expect(found, `${page.url()} ${width || ''} ${theme}`).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} ${width || ''}: nothing reaches past the edge`).toBeLessThanOrEqual(0);
  }
}

/** Changes the theme and ends the change at once: colours are judged at rest. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(chosen);
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  }, theme);
}

export const wideAndNarrow = [1280, 390] as const;
