import type { ReviewSummary } from '@apologia/contract';
import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { submitCheck } from '../quizzes.ts';
import { comment, entry, ownWords, write, yours } from './reviews.ts';

const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** Does something after which the page shows the summary anew, and waits until it does. */
async function recounted(page: Page, change: () => Promise<void>): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/reviews/summary'));
  await change();
  const { count, average } = (await (await asked).json()) as ReviewSummary;
  if (count === 0) return;
  await expect(
    page.getByText(`from ${count} review${count === 1 ? '' : 's'}`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: `${average.toFixed(1)} of 5 stars on average` })).toBeVisible();
}

test('a review is written, changed and deleted, and shows everywhere at once', async ({ page, signIn }) => {
  const name = await signIn();
  await page.goto('/reviews');
  const first = ownWords('The lessons slowed me down');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await comment(page).fill(first);
  await expect(page.getByText(`${first.length}/10 characters minimum`)).toBeVisible();
  await recounted(page, () => page.getByRole('button', { name: 'Submit Review' }).click());
  await expect(said(page, 'Your review is now in the list.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeFocused();
  await expect(yours(page)).toContainText(first);
  await expect(comment(page)).toHaveCount(0);
  await expect(entry(page, first).getByRole('heading')).toHaveText(name);
  // Whoever comes newly finds it too.
  await page.reload();
  await expect(yours(page)).toContainText(first);
  await expect(entry(page, first)).toHaveCount(1);

  const second = ownWords('On second thoughts');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(comment(page)).toBeFocused();
  await expect(comment(page)).toHaveValue(first);
  await comment(page).fill(second);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(yours(page)).toContainText(first);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(comment(page)).toHaveValue(first);
  await page.getByText('2 stars', { exact: true }).click({ force: true });
  await comment(page).fill(second);
  await recounted(page, () => page.getByRole('button', { name: 'Save changes' }).click());
  await expect(said(page, 'Your review has been changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeFocused();
  await expect(yours(page)).toContainText(second);
  await expect(entry(page, second).getByRole('img', { name: 'Rated 2 of 5' })).toBeVisible();
  await expect(entry(page, first)).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: /^Delete your review\?/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  await expect(entry(page, second)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await recounted(page, () => page.getByRole('button', { name: 'Delete' }).click());
  await expect(entry(page, second)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Write a Review' })).toBeFocused();
  await expect(comment(page)).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Write a Review' })).toBeVisible();
  await expect(entry(page, second)).toHaveCount(0);
});

test('the stars are chosen by keyboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/reviews');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await page.getByRole('link', { name: 'Dashboard' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ownWords('Written without a mouse'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(yours(page).getByRole('img', { name: 'Rated 3 of 5' })).toBeVisible();
});

const ownStates: [name: string, prepare: (page: Page) => Promise<void>][] = [
  ['one’s own review', async () => {}],
  ['its edit form', (page) => page.getByRole('button', { name: 'Edit' }).click()],
  ['the question before deleting', (page) => page.getByRole('button', { name: 'Delete' }).click()],
];

test('one’s own review has no violations and stays within the page, being changed and deleted too', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await submitCheck(page.request, 'what-is-truth');
  await write(page.request, `${'Unbroken'.repeat(30)}\n\n${ownWords('And on')}`, 3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, prepare] of ownStates) {
    await test.step(name, async () => {
      for (const width of wideAndNarrow) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/reviews');
        await prepare(page);
        await expectAccessible(page);
      }
    });
  }
});
