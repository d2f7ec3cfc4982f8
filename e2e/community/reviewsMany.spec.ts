import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { otherLearner } from '../learners.ts';
import { testInAnotherAcademy as test } from '../ownAcademy.ts';
import { expectPlainText, watchForXss } from '../xss.ts';
import { hostileNames, hostileTexts } from './hostileText.ts';

// A crowd of new reviews would carry another test’s off the first page.
test.describe.configure({ mode: 'default' });

const more = (page: Page) => page.getByRole('button', { name: 'Show more reviews' });

test('hostile texts are stored and shown as text, in the document’s own data too, at 390 px', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  const names = hostileNames();
  const stored: string[] = [];
  // Those that would end a script come last: the document carries the newest.
  for (const [i, text] of hostileTexts.toReversed().entries()) {
    const learner = await otherLearner(names[i]);
    const { comment: kept } = await learner.post('/api/reviews', { rating: 3, comment: text });
    stored.push(String(kept));
    await learner.leave();
  }
  const noted = await watchForXss(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/reviews');
  const texts = page.locator('main li > p[dir="auto"]');
  while ((await texts.filter({ hasText: stored[0] ?? '' }).count()) === 0) {
    const known = await texts.count();
    await more(page).click();
    await expect.poll(() => texts.count()).toBeGreaterThan(known);
  }
  await expectPlainText(page, stored, 'main li > p[dir="auto"]');
  expect(await noted()).toEqual([]);
  await signIn();
  await page.goto('/reviews');
  await expectPlainText(page, stored.slice(-10), 'main li > p[dir="auto"]');
  expect(await noted()).toEqual([]);
});
