import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Reader = 'visitor' | 'free' | 'premium';

/** Every page, in the states that look different. */
const pages: [path: string, reader: Reader, status?: number][] = [
  ['/', 'visitor'],
  ['/auth', 'visitor'],
  ['/auth?tab=register', 'visitor'],
  ['/reviews', 'visitor'],
  ['/nowhere', 'visitor', 404],
  ['/offline.html', 'visitor'],
  ['/dashboard', 'free'],
  ['/apologetics', 'free'],
  ['/theology', 'free'],
  ['/theology', 'premium'],
  ['/hermeneutics', 'free'],
  ['/bible-study', 'free'],
  ['/religions', 'free'],
  ['/religions?tab=judaism', 'free'],
  ['/module/what-is-truth', 'free'],
  ['/module/goodness-and-god', 'free'],
  ['/module/no-such-module', 'free', 404],
  ['/lesson/truth-and-the-way-things-are', 'free'],
  ['/lesson/one-god-three-persons', 'free'],
  ['/lesson/no-such-lesson', 'free', 404],
  ['/practice', 'free'],
  ['/practice', 'premium'],
  ['/subscription', 'free'],
  ['/subscription', 'premium'],
  ['/resources', 'free'],
  ['/resources?q=nothing-has-this-word', 'free'],
  ['/reviews', 'free'],
];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

test.use({ allowedErrors: { patterns: [/status of 404/] } });

for (const [path, reader, status = 200] of pages) {
  test(`${path} as ${reader} has no violations, wide and narrow, light and dark`, async ({
    page,
    signIn,
  }) => {
    if (reader !== 'visitor') await signIn({ premium: reader === 'premium' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      for (const theme of ['light', 'dark']) {
        await page.evaluate(async (chosen) => {
          document.documentElement.classList.remove('light', 'dark');
          document.documentElement.classList.add(chosen);
          // Colours are judged at rest, not on their way to the other theme.
          const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
          await Promise.allSettled(changes.map(({ finished }) => finished));
        }, theme);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await violations(page), `${path} ${width} ${theme}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} ${width}: nothing reaches past the edge`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the sidebar sheet has no violations', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /sidebar|navigation|menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
