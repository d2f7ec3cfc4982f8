import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { otherLearner } from '../learners.ts';
import { testsWithOwnAcademy } from '../ownAcademy.ts';
import { expectPlainText, watchForXss } from '../xss.ts';
import { hostileNames, hostileTexts } from './hostileText.ts';
import { comment, entries, entry, ownWords, write, yours } from './reviews.ts';

// A crowd of new reviews would carry another test’s off the first page.
const test = testsWithOwnAcademy();
test.describe.configure({ mode: 'default' });

const more = (page: Page) => page.getByRole('button', { name: 'Show more reviews' });

/** So many reviews, each by a learner of its own, the last the newest. */
async function writeMany(words: string[]): Promise<void> {
  for (const one of words) {
    const learner = await otherLearner();
    await learner.post('/api/reviews', { rating: 4, comment: one });
    await learner.leave();
  }
}

test('more reviews come a page at a time, and an old one of one’s own changes among them', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const old = ownWords('The first of many');
  await write(page.request, old);
  // A page that is full, and is not the last, comes second.
  const many = Array.from({ length: 45 }, (_, i) => ownWords(`Number ${i} of the crowd`));
  await writeMany(many);
  await page.goto('/reviews');
  await expect(entries(page)).toHaveCount(20);
  await expect(yours(page)).toContainText(old);
  await expect(entry(page, old)).toHaveCount(0);

  const changed = ownWords('Changed where it is not in sight');
  await page.getByRole('button', { name: 'Edit' }).click();
  await comment(page).fill(changed);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(yours(page)).toContainText(changed);
  await expect(entries(page)).toHaveCount(20);

  await more(page).click();
  await expect(entries(page).nth(20).getByRole('heading')).toBeFocused();
  await expect(more(page)).toBeEnabled();
  while (await more(page).isVisible()) {
    const known = await entries(page).count();
    await more(page).click();
    await expect(async () => {
      expect((await entries(page).count()) > known || (await more(page).isHidden())).toBe(true);
    }).toPass();
  }
  const shown = (await entries(page).allTextContents()).join('\n');
  const places = [...many].reverse().map((words) => shown.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places, 'the newest first').toEqual([...places].sort((one, other) => one - other));
  for (const words of many) expect(shown.split(words), 'once').toHaveLength(2);
  await expect(entry(page, changed)).toHaveCount(1);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(entry(page, changed)).toHaveCount(0);
  await expect(entry(page, many[0] ?? '')).toHaveCount(1);
});

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
