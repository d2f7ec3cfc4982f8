import { expect, type Page } from '@playwright/test';

/** Notes what the browser objects to and what runs, from the first moment of every page on. @returns what was noted */
export async function watchForXss(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { __noted: noted, __hurt: () => noted.push('it ran') });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      noted.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, '__noted'));
}

/** What hostile texts would bring onto a page. */
const brought = [
  'body script:not([src]):not([type="application/json"])',
  ...['iframe', 'object', 'embed', 'base', 'meta[http-equiv]', 'body style', 'img', 'form[action]', 'math'],
  ...['[onerror]', '[onload]', '[ontoggle]', '[onfocus]', '[onclick]', '[onbegin]'],
  ...['a[href^="javascript"]', '[href*="elsewhere"]', '[src*="elsewhere"]'],
].join();

/**
 * Fails unless a part of the page shows these texts, and of what they would be nothing.
 * @param part selects the elements that hold a text each
 */
export async function expectPlainText(page: Page, texts: readonly string[], part: string): Promise<void> {
  const shown = await page.locator(part).evaluateAll((all) => all.map((one) => one.textContent));
  for (const text of texts) expect(shown, 'as it is stored').toContain(text);
  const found = await page.locator(brought).evaluateAll((all) => all.map((one) => one.outerHTML));
  expect(found, 'what the texts would bring').toEqual([]);
  const inside = await page
    .locator(`:is(${part}) *:not(a[href^="/scripture"])`)
    .evaluateAll((all) => all.map((one) => one.outerHTML));
  expect(inside, 'a text holds references and nothing else').toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'nothing reaches past the edge').toBeLessThanOrEqual(0);
}
