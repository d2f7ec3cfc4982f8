import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

export const wideAndNarrow = [1280, 390] as const;

interface Scope {
  /** A part of the page alone. */
  part?: string;
  /** Widths to check it at; without them it is checked as it stands. */
  widths?: readonly number[];
}

/** Expects that axe objects to nothing in view, in the light or the dark, and that nothing reaches past the edge. */
export async function expectAccessible(page: Page, { part, widths = [0] }: Scope = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const width of widths) {
    if (width) await page.setViewportSize({ width, height: 900 });
    const where = `${page.url()} ${width || ''}`;
    expect(await page.evaluate(violations, part), where).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${where}: nothing reaches past the edge`).toBeLessThanOrEqual(0);
  }
}

/** What axe, which is in the page, objects to. */
async function violations(part?: string): Promise<string[]> {
  const { run } = Reflect.get(window, 'axe') as typeof axe;
  // Colours are checked at rest.
  const atRest = new CSSStyleSheet();
  atRest.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(atRest);
  for (const one of document.getAnimations()) {
    if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
  }
  const found: string[] = [];
  // The theme changes colours and nothing else.
  for (const theme of ['dark', 'light']) {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(theme);
    const { violations } = await run(part ? { include: [part] } : document, {
      resultTypes: ['violations'],
      ...(theme === 'dark' && { runOnly: ['color-contrast'] }),
    });
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ target }) => `${theme} ${id}: ${target.join(' ')}`));
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atRest);
  return found;
}
