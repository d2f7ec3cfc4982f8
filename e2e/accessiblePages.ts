import { expectAccessible, wideAndNarrow } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

type Reader = 'visitor' | 'free' | 'premium';
export type AccessiblePage = [path: string, reader: Reader, status?: number];

/** A test for each page, in the states that look different. */
export function testAccessibility(pages: readonly AccessiblePage[]): void {
  test.use({ allowedErrors: { patterns: [/status of 404/] } });

  for (const [path, reader, status = 200] of pages) {
    test(`${path} as ${reader} has no violations, wide and narrow, light and dark`, async ({
      page,
      signIn,
    }) => {
      if (reader !== 'visitor') await signIn({ premium: reader === 'premium' });
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page, { widths: wideAndNarrow });
    });
  }
}
