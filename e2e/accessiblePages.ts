import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

type Reader = 'visitor' | 'free' | 'premium';
export type AccessiblePage = [path: string, reader: Reader, status?: number];

/** Pages of a test: a browser that has seen one has the scripts of the next. */
const pagesOfATest = 5;

/** Judges each page, in the states that look different. */
export function testAccessibility(pages: readonly AccessiblePage[]): void {
  test.use({ allowedErrors: { patterns: [/status of 404/] } });

  for (const as of ['visitor', 'free', 'premium'] as const) {
    const theirs = pages.filter(([, reader]) => reader === as);
    for (let i = 0; i < theirs.length; i += pagesOfATest) {
      const some = theirs.slice(i, i + pagesOfATest);
      const paths = some.map(([path]) => path).join(', ');
      test(`${paths} as ${as}: no violations, wide and narrow, light and dark`, async ({ page, signIn }) => {
        test.slow();
        if (as !== 'visitor') await signIn({ premium: as === 'premium' });
        for (const [path, , status = 200] of some) await test.step(path, () => judge(page, path, status));
      });
    }
  }
}

async function judge(page: Page, path: string, status: number): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page, { widths: wideAndNarrow });
}
